import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { UnseenCompany } from './companies.js';
import { locative, lower } from './grammar.js';
import {
  both,
  cityOf,
  districtOf,
  full,
  type Grade,
  type Make,
  byName,
  namesLike,
  sameCity,
  short,
  wordsBehind,
} from './question.js';
import { ascii, slip } from './typing.js';

/** 'Adana Muhasebe' may also be asked by somebody who wants any accountant there. */
const aliases: Readonly<Record<number, string>> = { 63: 'urfa', 27: 'antep', 46: 'maras', 3: 'afyon' };
const inPlaceOf =
  (of: UnseenCompany): Grade =>
  (company) => {
    const [word, more] = wordsOf(of.brand);
    if (company.trade !== of.trade || more !== undefined) return 0;
    const places = [...wordsOf(cityOf(company)), ...wordsOf(districtOf(company)), aliases[company.city]];
    return places.includes(word) ? 2 : 0;
  };

/** Brands that are cut, bent or mean something else besides: places, trades, numbers, initials, chains. */
export const brandQuestions: Readonly<Record<string, Make>> = {
  pair: (of, chance) => {
    if (of.naming !== 'pair') return undefined;
    const text = chance.of([
      of.brand.replace(/ ?& ?/, ' ve '),
      of.brand.replace(/ ?& ?/, ' '),
      of.brand.replace(/ ?& ?/, ' & '),
    ]);
    const words = wordsOf(of.brand).filter((word) => word !== 've');
    return {
      text: `${lower(text)} ${lower(of.noun)}`,
      grade: both(({ noun }) => (noun === of.noun ? 3 : 0), namesLike(words.join(' '))),
    };
  },
  abbreviation: (of, chance) =>
    of.naming === 'abbreviation'
      ? {
          text: `${chance.of([of.brand.replaceAll('.', ''), of.brand, lower(of.brand), lower(of.brand).replace(/^(.)\.(.)\.(.)\.$/, '$1 $2 $3')])} ${lower(of.noun)}`,
          grade: (company) => (company.brand === of.brand && company.noun === of.noun ? 3 : 0),
        }
      : undefined,
  number: (of) => (of.naming === 'number' ? { text: lower(full(of)), grade: byName(full(of)) } : undefined),
  'place as a brand, in its town': (of) =>
    of.naming === 'place'
      ? { text: lower(`${full(of)} ${cityOf(of)}`), grade: sameCity(of, byName(full(of))) }
      : undefined,
  'place as a brand, town first': (of) =>
    of.naming === 'place'
      ? { text: `${locative(lower(cityOf(of)))} ${lower(full(of))}`, grade: sameCity(of, byName(full(of))) }
      : undefined,
  'place as a whole name': (of) =>
    of.naming === 'place'
      ? { text: short(of), grade: (company) => Math.max(byName(full(of))(company), inPlaceOf(of)(company)) }
      : undefined,
  'trade as a brand': (of) =>
    of.naming === 'trade'
      ? { text: lower(`${full(of)} ${cityOf(of)}`), grade: sameCity(of, byName(full(of))) }
      : undefined,
  chain: (of) =>
    of.naming === 'chain'
      ? { text: lower(of.brand), grade: (company) => (company.brand === of.brand ? 3 : 0) }
      : undefined,
  'chain in city': (of, chance) =>
    of.naming === 'chain'
      ? {
          text: chance.of([
            `${lower(cityOf(of))} ${lower(of.brand)}`,
            `${lower(of.brand)} ${cityOf(of)}`,
            `${locative(lower(cityOf(of)))} ${lower(of.brand)} şubesi`,
          ]),
          grade: sameCity(of, (company) => (company.brand === of.brand ? 3 : 0)),
        }
      : undefined,
  'chain, slipped': (of, chance) => {
    const slipped = of.naming === 'chain' ? slip(of.brand, chance, 6) : undefined;
    return slipped === undefined
      ? undefined
      : { text: slipped, grade: (company) => (company.brand === of.brand ? 3 : 0) };
  },
  'about a company': (of, chance) =>
    of.naming === 'invented'
      ? {
          text: `${lower(full(of))} ${chance.of(['telefon', 'çalışma saatleri', 'nerede', 'yorumlar', 'adres', 'kaçta kapanıyor', 'whatsapp'])}`,
          grade: byName(full(of)),
        }
      : undefined,
  'brand where it is not': (of, _chance, all) => {
    if (of.naming !== 'invented') return undefined;
    const byName = namesLike(of.brand);
    const cities = new Set(all.filter(byName).map(({ city }) => city));
    const unavailable = all.find(({ city }) => !cities.has(city));
    return (
      unavailable && {
        text: lower(`${of.brand} ${cityOf(unavailable)}`),
        grade: (company) => (byName(company) ? 2 : 0),
      }
    );
  },
  'first letters': (of, chance) => {
    const text = ascii(of.brand)
      .replace(/[^a-z].*/, '')
      .slice(0, 1 + chance.below(3));
    return text === '' || of.naming !== 'invented'
      ? undefined
      : {
          text,
          grade: (company) => (wordsBehind(company).some((word) => word.startsWith(text)) ? 3 : 0),
        };
  },
};
