import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { SearchIndex } from '../../search.js';
import { type Chance, companies, type Company, createChance, searchCategories } from './corpus.js';

/** How well a company answers a query: 0 not, 1 in a way, 2 well, 3 exactly. */
type Grade = (company: Company) => number;
interface GradedQuery {
  readonly kind: string;
  readonly text: string;
  readonly grade: Grade;
}

const lower = (text: string): string => text.toLocaleLowerCase('tr');
const cityOf = (company: Company): string => provinceByPlate(company.city)!.name;
const districtOf = (company: Company): string => districtById(company.district!)!.name;

const backVowels = new Set('aıouâû');
const lastVowel = (word: string): string => [...lower(word)].findLast((letter) => 'aeıioöuüâî'.includes(letter)) ?? 'e';
const endsInVowel = (word: string): boolean => /[aeıioöuü]$/.test(lower(word));
const voiceless = (word: string): boolean => /[fstkçşhp]$/.test(lower(word));
const a = (word: string): string => (backVowels.has(lastVowel(word)) ? 'a' : 'e');
const i = (word: string): string =>
  ({ a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' })[lastVowel(word)] ?? 'i';

/** Real grammar, apart from what the engine uses: locative, ablative, genitive, accusative, -ki, plural. */
const locative = (word: string): string => `${voiceless(word) ? 't' : 'd'}${a(word)}`;
const genitive = (word: string): string => `${endsInVowel(word) ? 'n' : ''}${i(word)}n`;
const plural = (word: string): string => `l${a(word)}r`;
const placeEndings: readonly ((word: string) => string)[] = [
  locative,
  (word) => `${locative(word)}ki`,
  (word) => `${locative(word)}n`,
  genitive,
  (word) => `${endsInVowel(word) ? 'y' : ''}${a(word)}`,
];

const ascii = (text: string): string =>
  text.replaceAll(
    /[çğıöşüÇĞİÖŞÜ]/g,
    (letter) =>
      ({ ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', Ç: 'C', Ğ: 'G', İ: 'I', Ö: 'O', Ş: 'S', Ü: 'U' })[letter]!,
  );

const mistyped = (word: string, chance: Chance): string => {
  const letters = [...word];
  const at = chance.happens(0.12) ? 0 : 1 + chance.below(Math.max(1, letters.length - 1));
  const other = chance.of([...'aeiklmnrst']);
  const kind = chance.below(4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, other);
  else if (kind === 2) letters[at] = other === letters[at] ? 'o' : other;
  else if (at + 1 < letters.length) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  else letters.splice(at, 0, letters[at]!);
  return letters.join('');
};

const withEnding = (phrase: string, ending: (word: string) => string): string =>
  `${phrase}${ending(phrase.split(' ').at(-1)!)}`;
/** Turkish category phrases end in a possessive (diş hekimi), whose plural replaces it (diş hekimleri). */
const pluralOf = (phrase: string): string => {
  const bare = / /.test(phrase) && /[^aeıioöuü][ıiuü]$/.test(phrase) ? phrase.slice(0, -1) : phrase;
  return bare === phrase ? withEnding(phrase, plural) : `${bare}${plural(bare)}${i(`${bare}${plural(bare)}`)}`;
};

const aliases: Readonly<Record<number, string>> = {
  63: 'urfa',
  27: 'antep',
  46: 'maraş',
  3: 'afyon',
  41: 'izmit',
  54: 'adapazarı',
  31: 'antakya',
};

const sentences: readonly ((city: string, category: string) => string)[] = [
  (city, category) => `${city}'${locative(city)} iyi bir ${category} arıyorum`,
  (city, category) => `${city} ${category} önerir misiniz`,
  (city, category) => `en iyi ${pluralOf(category)} ${withEnding(city, (word) => `${locative(word)}`)} nerede`,
  (city, category) => `${withEnding(city, locative)} uygun fiyatlı ${category} var mı?`,
  (city, category) => `bana ${withEnding(city, (word) => `${locative(word)}ki`)} en güvenilir ${category} lazım`,
  (city, category) => `${city} için ${category} tavsiyesi`,
];

type Make = (company: Company, chance: Chance) => { readonly text: string; readonly grade: Grade } | undefined;

const inCity =
  (of: Company): Grade =>
  (company) =>
    company.leaf === of.leaf && company.city === of.city ? 3 : 0;
const inDistrict =
  (of: Company): Grade =>
  (company) =>
    company.leaf !== of.leaf || company.city !== of.city ? 0 : company.district === of.district ? 3 : 0;
const byName = (name: string): Grade => {
  const requested = wordsOf(name);
  return (company) => {
    const words = wordsOf(company.name);
    if (!requested.every((word) => words.includes(word))) return 0;
    return words.length === requested.length ? 3 : 2;
  };
};
const ambiguousDistrict = (company: Company): boolean =>
  ['merkez', 'kale', 'pazar', 'saray', 'köşk', 'konak', 'ulus', 'maltepe', 'çay', 'bahçe'].includes(
    lower(districtOf(company)),
  ) || cityOf(company) === districtOf(company);

const makers: Readonly<Record<string, Make>> = {
  plain: (of) => ({ text: `${cityOf(of)} ${lower(of.leaf.name)}`, grade: inCity(of) }),
  casing: (of, chance) => {
    const text = `${lower(of.leaf.name)} ${cityOf(of)}`;
    return {
      text: chance.of([text.toLocaleUpperCase('tr'), text.toUpperCase(), text.toLowerCase()]),
      grade: inCity(of),
    };
  },
  unicode: (of, chance) => ({
    text: `${cityOf(of)} ${of.leaf.name}`.normalize(chance.of(['NFD', 'NFKD'])),
    grade: inCity(of),
  }),
  ascii: (of) => ({ text: ascii(`${cityOf(of)} ${lower(of.leaf.name)}`), grade: inCity(of) }),
  'mistyped category': (of, chance) => {
    const words = lower(of.leaf.name).split(' ');
    const at = words.findIndex((word) => word.length >= 5);
    if (at < 0) return undefined;
    return { text: `${cityOf(of)} ${words.with(at, mistyped(words[at]!, chance)).join(' ')}`, grade: inCity(of) };
  },
  'mistyped city': (of, chance) =>
    cityOf(of).length < 5
      ? undefined
      : { text: `${mistyped(lower(cityOf(of)), chance)} ${lower(of.leaf.name)}`, grade: inCity(of) },
  'mistyped district': (of, chance) =>
    ambiguousDistrict(of) || districtOf(of).length < 6
      ? undefined
      : {
          text: `${cityOf(of)} ${mistyped(lower(districtOf(of)), chance)} ${lower(of.leaf.name)}`,
          grade: inDistrict(of),
        },
  'mistyped with ending': (of, chance) => {
    const word = lower(of.leaf.name);
    if (word.includes(' ') || word.length < 6) return undefined;
    return {
      text: `${withEnding(lower(cityOf(of)), locative)} ${pluralOf(mistyped(word, chance))}`,
      grade: inCity(of),
    };
  },
  'two mistyped words': (of, chance) => {
    const words = lower(of.leaf.name).split(' ');
    const at = words.findIndex((word) => word.length >= 6);
    if (at < 0 || cityOf(of).length < 6) return undefined;
    const category = words.with(at, mistyped(words[at]!, chance)).join(' ');
    return { text: `${mistyped(lower(cityOf(of)), chance)} ${category}`, grade: inCity(of) };
  },
  'with what is asked for': (of, chance) => ({
    text: `${cityOf(of)} ${lower(of.leaf.name)} ${chance.of(['telefon numaraları', 'adresleri', 'fiyatları', 'yorumları', 'tavsiye', 'öneri', 'firmaları'])}`,
    grade: inCity(of),
  }),
  'category alone': (of, chance) => ({
    text: chance.of([lower(of.leaf.name), pluralOf(lower(of.leaf.name))]),
    grade: (company) => (company.leaf === of.leaf ? 3 : 0),
  }),
  'city centre': (of) =>
    districtOf(of) === 'Merkez'
      ? { text: `${cityOf(of)} merkez ${lower(of.leaf.name)}`, grade: inDistrict(of) }
      : undefined,
  'category with ending': (of, chance) => {
    const many = pluralOf(lower(of.leaf.name));
    return {
      text: `${cityOf(of)} ${chance.of([many, withEnding(many, genitive), withEnding(many, locative)])}`,
      grade: inCity(of),
    };
  },
  'city with ending': (of, chance) => ({
    text: `${withEnding(lower(cityOf(of)), chance.of(placeEndings))} ${lower(of.leaf.name)}`,
    grade: inCity(of),
  }),
  'city with apostrophe': (of, chance) => ({
    text: `${cityOf(of)}${chance.of([..."'’‘`´"])}${chance.of(placeEndings)(cityOf(of))} ${lower(of.leaf.name)}`,
    grade: inCity(of),
  }),
  district: (of) =>
    ambiguousDistrict(of) ? undefined : { text: `${districtOf(of)} ${lower(of.leaf.name)}`, grade: inDistrict(of) },
  'district with ending': (of, chance) =>
    ambiguousDistrict(of)
      ? undefined
      : {
          text: `${withEnding(lower(districtOf(of)), chance.of(placeEndings))} ${lower(of.leaf.name)}`,
          grade: inDistrict(of),
        },
  'district and city': (of) => ({
    text: `${cityOf(of)} ${districtOf(of)} ${lower(of.leaf.name)}`,
    grade: inDistrict(of),
  }),
  joined: (of) =>
    of.leaf.name.includes(' ')
      ? { text: `${cityOf(of)} ${lower(of.leaf.name).replaceAll(' ', '')}`, grade: inCity(of) }
      : undefined,
  'joined with city': (of) => ({
    text: `${lower(cityOf(of))}${lower(of.leaf.name).replaceAll(' ', '')}`,
    grade: inCity(of),
  }),
  split: (of, chance) => {
    const word = lower(of.leaf.name);
    if (word.includes(' ') || word.length < 6) return undefined;
    const at = 2 + chance.below(word.length - 3);
    return { text: `${cityOf(of)} ${word.slice(0, at)} ${word.slice(at)}`, grade: inCity(of) };
  },
  alias: (of) =>
    aliases[of.city] === undefined
      ? undefined
      : { text: `${aliases[of.city]} ${lower(of.leaf.name)}`, grade: inCity(of) },
  'alias with ending': (of, chance) =>
    aliases[of.city] === undefined
      ? undefined
      : {
          text: `${withEnding(aliases[of.city]!, chance.of(placeEndings))} ${pluralOf(lower(of.leaf.name))}`,
          grade: inCity(of),
        },
  synonym: (of, chance) =>
    of.leaf.synonyms.length === 0
      ? undefined
      : { text: `${chance.of(of.leaf.synonyms)} ${cityOf(of)}`, grade: inCity(of) },
  sentence: (of, chance) => ({ text: chance.of(sentences)(cityOf(of), lower(of.leaf.name)), grade: inCity(of) }),
  'sentence about a district': (of, chance) =>
    ambiguousDistrict(of)
      ? undefined
      : { text: chance.of(sentences)(districtOf(of), lower(of.leaf.name)), grade: inDistrict(of) },
  name: (of) => ({ text: of.name, grade: byName(of.name) }),
  'name in a city': (of) => ({
    text: `${of.brand} ${of.noun} ${cityOf(of)}`,
    grade: (company) => (company.city === of.city ? byName(`${of.brand} ${of.noun}`)(company) : 0),
  }),
  'mistyped name': (of, chance) => {
    const words = of.brand.split(' ');
    const at = words.findIndex((word) => word.length >= 5);
    if (at < 0) return undefined;
    return {
      text: `${words.with(at, mistyped(lower(words[at]!), chance)).join(' ')} ${of.noun}`,
      grade: byName(`${of.brand} ${of.noun}`),
    };
  },
  'brand and city': (of) => ({
    text: `${of.brand} ${cityOf(of)}`,
    grade: (company) => (company.city === of.city && byName(of.brand)(company) > 0 ? 3 : 0),
  }),
  'brand named like a place': (of) => {
    if (!/^(Köşk|Kartal|Saray|Adana|Antep|Kemer|Pazar|Bahçe|Çeşme|Konak|Çay|Ulus|Maltepe)/.test(of.brand))
      return undefined;
    const name = `${of.brand} ${of.noun}`;
    return {
      text: `${name} ${cityOf(of)}`,
      grade: (company) => (company.city === of.city ? byName(name)(company) : 0),
    };
  },
  service: (of, chance) => {
    if (of.services.length === 0) return undefined;
    const service = chance.of(of.services);
    return {
      text: `${cityOf(of)} ${service}`,
      grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
    };
  },
  'service with ending': (of, chance) => {
    const service = of.services.find((phrase) => / /.test(phrase));
    if (service === undefined) return undefined;
    return {
      text: `${withEnding(lower(cityOf(of)), locative)} ${service} ${chance.of(['yapan yer', 'hizmeti veren firmalar', 'nerede yaptırabilirim'])}`,
      grade: (company) => (company.city === of.city && company.services.includes(service) ? 3 : 0),
    };
  },
  unfinished: (of) => {
    const word = lower(of.leaf.name);
    return word.length < 7 ? undefined : { text: `${cityOf(of)} ${word.slice(0, -2)}`, grade: inCity(of) };
  },
};

const nonsense = [
  'asdfghjkl',
  'qwxzv',
  'zzzzzz',
  'xkcdqq wvvw',
  'blorptu quzzwx',
  'hjklşğ',
  '!!! ???',
  '🙂🙂',
  'qweqwe rtyrty',
  'fghfgh',
  'xxyyxx',
  'wqwqw zxzx',
];

export const gradedQueries = (all: readonly Company[], perKind: number, seed = 7): readonly GradedQuery[] => {
  const chance = createChance(seed);
  const known = new Set(all.flatMap(({ name, leaf }) => [...wordsOf(name), ...wordsOf(leaf.name)]));
  return Object.entries(makers).flatMap(([kind, make]) => {
    const queries: GradedQuery[] = [];
    for (let tries = 0; queries.length < perKind && tries < perKind * 40; tries += 1) {
      const made = make(chance.of(all), chance);
      if (made === undefined) continue;
      const unlucky = kind.startsWith('mistyped') && wordsOf(made.text).every((word) => known.has(word));
      if (!unlucky) queries.push({ kind, ...made });
    }
    return queries;
  });
};

const LISTED = 10;
const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

export interface Quality {
  readonly queries: number;
  readonly ndcg: number;
  readonly success: number;
  /** Nonsense that was answered. */
  readonly fooled: readonly string[];
  readonly byKind: Readonly<
    Record<string, { readonly ndcg: number; readonly success: number; readonly worst: readonly string[] }>
  >;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Fills the index with seeded companies, asks it seeded queries and grades the first ten answers of each. */
export const measureQuality = async (
  index: SearchIndex,
  count: number,
  perKind: number,
  seed = 7,
): Promise<Quality> => {
  const all = companies(count);
  const byId = new Map(all.map((company) => [company.id, company]));
  await index.setCategories(searchCategories);
  for (let at = 0; at < all.length; at += 1000) {
    await index.put(
      all.slice(at, at + 1000).map(({ leaf: _leaf, brand: _brand, noun: _noun, ...document }) => document),
    );
  }
  const results: { kind: string; text: string; ndcg: number; success: number }[] = [];
  for (const { kind, text, grade } of gradedQueries(all, perKind, seed)) {
    const { hits: exact, groups } = await index.search({
      q: text,
      filters: {},
      sort: 'relevance',
      limit: LISTED,
      offset: 0,
    });
    const hits = [...exact, ...groups.flatMap((group) => group.hits)].slice(0, LISTED);
    const grades = hits.map(({ id }) => grade(byId.get(id)!));
    const ideal = all
      .map(grade)
      .filter((grade) => grade > 0)
      .sort((one, other) => other - one)
      .slice(0, LISTED);
    results.push({ kind, text, ndcg: gain(grades) / gain(ideal), success: Number(grades.some((grade) => grade > 0)) });
  }
  const fooled: string[] = [];
  for (const text of nonsense) {
    const { total, groups } = await index.search({
      q: text,
      filters: {},
      sort: 'relevance',
      limit: LISTED,
      offset: 0,
    });
    if (total + groups.length > 0) fooled.push(text);
  }
  const byKind = Object.fromEntries(
    [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, of]) => [
      kind,
      {
        ndcg: mean(of.map(({ ndcg }) => ndcg)),
        success: mean(of.map(({ success }) => success)),
        worst: of
          .filter(({ ndcg }) => ndcg < 0.8)
          .sort((one, other) => one.ndcg - other.ndcg)
          .slice(0, 5)
          .map(({ text, ndcg }) => `${text} (${ndcg.toFixed(2)})`),
      },
    ]),
  );
  return {
    queries: results.length,
    ndcg: mean(results.map(({ ndcg }) => ndcg)),
    success: mean(results.map(({ success }) => success)),
    fooled,
    byKind,
  };
};
