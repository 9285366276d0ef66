import type { Meaning, Question } from '@carsi/turkish/questions/meaning';
import type { Wish } from '@carsi/turkish/questions/wish';
import { fold } from '@carsi/turkish/fold';
import { districtById, districts, provinceByPlate, provinces } from '@carsi/turkish/places';
import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Interpretation, QuestionPart, SearchDocument } from '../search.js';

const wishNames = ({ rating, openNow, openOn, verified }: Wish): string =>
  [
    rating === undefined ? '' : `${String(rating).replace('.', ',')} puan ve üstü`,
    openOn ? `${openOn.name} açık` : openNow ? 'açık' : '',
    verified ? 'doğrulanmış' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What one meaning is called in a sentence. */
export const nameOf = (meaning: Meaning, { categories, adjectives }: Gazetteer): string | undefined => {
  if (meaning.kind === 'place')
    return meaning.city === undefined
      ? districtById(meaning.districts[0] ?? '')?.name
      : provinceByPlate(meaning.city)?.name;
  if (meaning.kind === 'category') return categories.get(meaning.category)?.name;
  if (meaning.kind === 'attribute') return adjectives.get(meaning.attribute);
  return meaning.kind === 'wish' ? wishNames(meaning.wish) : undefined;
};

/** The parts of a question, each with the one name that its best meanings have; a word of several categories has none but its own. */
export const questionPartsOf = ({ units, meanings }: Question, gazetteer: Gazetteer): readonly QuestionPart[] =>
  units.map(({ from, to, kind, text }) => {
    const own = meanings.filter((meaning) => meaning.kind === kind && meaning.from === from && meaning.to === to);
    const best = Math.max(0, ...own.map(({ evidence }) => evidence));
    const names = new Set(
      own.flatMap((meaning) => (meaning.evidence === best ? (nameOf(meaning, gazetteer) ?? []) : [])),
    );
    const name = names.size > 1 ? [...names].find((one) => fold(one) === fold(text)) : [...names][0];
    return { kind, text, ...(name !== undefined && { name }) };
  });

/** The parts that companies do not meet. */
export const lacksOf = (parts: readonly QuestionPart[], explained: number): readonly QuestionPart[] =>
  parts.filter((_, at) => (explained & (1 << at)) === 0);

/** The written form of a folded word, from texts that contain it. */
export const written = (word: string, texts: readonly string[]): string => {
  for (const text of texts) for (const one of text.split(/[\s,;/()-]+/)) if (fold(one) === word) return one;
  return word;
};

/**
 * How the first shown company understood the question, for removable chips: of each word the meaning that explains it best there.
 * `texts` are the names of that company, its categories and places, in which corrected words are found with their Turkish letters.
 */
export const interpretationOf = (
  { tokens, units }: Question,
  used: readonly (Meaning | undefined)[],
  wish: Wish,
  texts: readonly string[],
): { readonly interpreted: Interpretation; readonly corrected?: string } => {
  const places = used.flatMap((meaning) => (meaning?.kind === 'place' ? [meaning] : []));
  const districts = [...new Set(places.flatMap(({ districts: ids }) => ids))];
  const district = districts.length === 1 ? districts[0] : undefined;
  const city =
    places.find((place) => place.city !== undefined)?.city ??
    (district === undefined ? undefined : Number.parseInt(district, 10));
  const categories = [...new Set(used.flatMap((meaning) => (meaning?.kind === 'category' ? [meaning.category] : [])))];
  const attributes = [
    ...new Set(used.flatMap((meaning) => (meaning?.kind === 'attribute' ? [meaning.attribute] : []))),
  ];
  const corrections = new Map(
    used.flatMap((meaning) =>
      meaning?.corrected === undefined ? [] : [[meaning.corrected.at, meaning.corrected.to] as const],
    ),
  );
  const slips = tokens.flatMap(({ meant }, at) => (meant === undefined || used[at] ? [] : [[at, meant] as const]));
  const offered = new Map([...corrections, ...slips]);
  const isText = (at: number): boolean =>
    used[at] === undefined || used[at].kind === 'word' || used[at].kind === 'phone';
  const isWish = (at: number): boolean => units.some(({ kind, from, to }) => kind === 'wish' && at >= from && at < to);
  const service = units.find(
    ({ kind, from, to }) => kind === 'service' && to - from > 1 && used[from]?.kind === 'word',
  );
  const rest = tokens.flatMap(({ text, isFiller }, at) =>
    isFiller || !isText(at) || isWish(at) ? [] : [corrections.get(at) ?? text],
  );
  const { rating, openNow, openOn, verified, nearby } = wish;
  return {
    interpreted: {
      rest: rest.join(' '),
      corrections: [...corrections].map(([at, to]) => ({ from: tokens[at]!.typed, to: written(to, texts) })),
      ...(city === undefined ? {} : { city }),
      ...(district === undefined ? {} : { district }),
      ...(categories.length === 0 ? {} : { categories }),
      ...(service === undefined ? {} : { service: service.text }),
      ...(attributes.length === 0 ? {} : { attributes }),
      ...(rating === undefined ? {} : { rating }),
      ...(openNow === undefined ? {} : { openNow }),
      ...(openOn === undefined ? {} : { openOn: openOn.name }),
      ...(verified === undefined ? {} : { verified }),
      ...(nearby === undefined ? {} : { nearby }),
    },
    ...(offered.size > 0 && {
      corrected: tokens.map(({ typed }, at) => (offered.has(at) ? written(offered.get(at)!, texts) : typed)).join(' '),
    }),
  };
};

/** The wishes that shown companies fulfil. */
export const fulfilled = ({ units, meanings, wish }: Question, explained: number): Wish =>
  Object.assign(
    {},
    wish.nearby === undefined ? {} : { nearby: wish.nearby },
    ...meanings.flatMap((meaning) => {
      if (meaning.kind !== 'wish') return [];
      const at = units.findIndex(({ from }) => from === meaning.from);
      return (explained & (1 << at)) === 0 ? [] : [meaning.wish];
    }),
  ) as Wish;

/** Where the written forms of words are when no company is shown: every category and place. */
export const allTexts = ({ categories }: Gazetteer): readonly string[] => [
  ...[...categories.values()].flatMap(({ name, synonyms }) => [name, ...synonyms]),
  ...[...provinces, ...districts].map(({ name }) => name),
];

/** Where the written forms of corrected words are. */
export const textsOf = (
  { name, categoryIds, city, district }: Pick<SearchDocument, 'name' | 'categoryIds' | 'city' | 'district'>,
  { categories }: Gazetteer,
): readonly string[] => [
  provinceByPlate(city)?.name ?? '',
  (district === null ? undefined : districtById(district)?.name) ?? '',
  ...categoryIds.flatMap((id) => [categories.get(id)?.name ?? '', ...(categories.get(id)?.synonyms ?? [])]),
  name,
];
