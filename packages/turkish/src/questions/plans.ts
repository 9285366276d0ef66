import type { Reading, Word } from './reading.js';
import type { Wish } from './wish.js';
import { isTitle } from '../data/question-words.js';

/** One way to ask the index. Its filters come on top of the explicit ones. */
export interface Plan {
  readonly city?: number;
  readonly districts?: readonly string[];
  readonly categories?: readonly string[];
  /** All of them, or `atLeast` of them where it is given. */
  readonly must: readonly Word[];
  readonly atLeast?: number;
  /** Filters that the sentence wished for. */
  readonly wish?: Wish;
  /** A service as companies write it: they list it. */
  readonly service?: string;
  /** These lift an answer. */
  readonly should: readonly Word[];
  /** Where `must` is looked for; topics are all but descriptions, which mention much that a company is not. */
  readonly where: 'names' | 'topics' | 'everything';
  /** The place's words were taken as part of a brand, whose first word this is: the name begins with all of them, in order. */
  readonly brand?: string;
  /** The name is these words and no more; where more companies than so many are called that, it says nothing. */
  readonly maxNamesakes?: number;
}

export interface Step {
  /** The answer is their union, each company at the first that finds it. */
  readonly tiers: readonly Plan[];
  /** Another meaning of the same words; it is taken when it finds more than the tiers do, or, where it is sure, anything. */
  readonly rival?: Plan;
  readonly rivalIsSure?: boolean;
  /** Finds only what is like the answer: never sets the total. */
  readonly similarOnly?: true;
}

type Place = Pick<Plan, 'city' | 'districts'>;

const placeOf = ({ city, districts }: Reading): Place => ({
  ...(city === undefined ? {} : { city }),
  ...(districts.length === 0 ? {} : { districts }),
});

/** 'En iyi' asks for nothing but may be a name. */
const stopWordPlans = ({ lifts }: Reading): readonly Step[] => [
  ...(lifts.length === 0 ? [] : [{ tiers: [{ must: lifts, should: [], where: 'everything' } as const] }]),
  { tiers: [{ must: [], should: lifts, where: 'everything' }], similarOnly: true },
];

/** Some words mean nothing, and the others only after correction: chance, not a question. */
const isGuesswork = ({ unknown, content, corrections }: Reading): boolean =>
  unknown > 0 && content.length - unknown <= corrections.length;

/**
 * All that was recognised first, then relaxed step by step. The first step with an answer sets the total and the facets;
 * what later ones find comes after it as similar.
 */
export const plansOf = (reading: Reading): readonly Step[] => {
  const steps = wishlessPlans(reading);
  const { rating, openNow, verified } = reading.wish;
  const [first] = steps;
  if (first === undefined || (rating === undefined && openNow === undefined && verified === undefined)) return steps;
  const withWish = (plan: Plan): Plan => ({ ...plan, wish: reading.wish });
  const step: Step = {
    ...first,
    tiers: first.tiers.map(withWish),
    ...(first.rival === undefined ? {} : { rival: withWish(first.rival) }),
  };
  return [step, ...steps];
};

/** No company has an unknown word: beside enough known ones it is set aside at once. */
const withoutUnknown = (reading: Reading): Reading => {
  const { content, unknown, categories } = reading;
  const known = content.length - unknown;
  if (unknown === 0 || known < unknown || (known === unknown && categories.length === 0)) return reading;
  const isKnown = (word: Word): boolean => word.unknown !== true;
  return {
    ...reading,
    unknown: 0,
    rest: reading.rest.filter(isKnown),
    spoken: reading.spoken.filter(isKnown),
    content: content.filter(isKnown),
  };
};

/** `Adana Auto` is a name; `izmir manav` asks for İzmir, and a single company of that name elsewhere may stand before. */
const MOST_NAMESAKES = 3;

const wishlessPlans = (parsed: Reading): readonly Step[] => {
  if (parsed.wordless) return [];
  if (parsed.stopWordsOnly) return stopWordPlans(parsed);
  if (isGuesswork(parsed)) return [];
  const reading = withoutUnknown(parsed);
  const { rest, categoryWords, doubtful, content, lifts, categories } = reading;
  const place = placeOf(reading);
  const anywhere: Place = {};
  const hasPlace = reading.city !== undefined || reading.districts.length > 0;
  const hasCategory = categories.length > 0;
  const plan = (where: Place, must: readonly Word[], more: Partial<Plan> = {}): Plan => ({
    ...where,
    must,
    should: lifts,
    where: 'everything',
    ...more,
  });
  const byName = (where: Place, must: readonly Word[], more: Partial<Plan> = {}): Plan =>
    plan(where, must, { where: 'names', ...more });
  const category = hasCategory ? { categories } : {};
  const all = plan(place, rest, category);
  const textWords = content.filter((word) => rest.includes(word) || categoryWords.includes(word));

  const first: Plan[] = [];
  const brand = { brand: reading.spoken[0]?.text ?? '' };
  const anchor: Place =
    doubtful.length > 0 &&
    reading.city !== undefined &&
    content.some((word) => !textWords.includes(word) && !doubtful.includes(word))
      ? { city: reading.city }
      : anywhere;
  const mayBeName = reading.formal || reading.categoryPhrases > 1 || (hasCategory && rest.length > 0);
  if (doubtful.length > 0 && reading.spoken.length > 1)
    first.push(byName(anchor, reading.spoken, { ...brand, maxNamesakes: rest.length > 0 ? MOST_NAMESAKES : 1 }));
  // Without a trade a place after words is as likely the rest of a name, `Fatma Aydın`: both are answers.
  const isNameFirst = doubtful.length > 0 && rest.length > 0 && !hasCategory;
  if (isNameFirst) first.push(byName(anchor, reading.spoken, brand));
  const completed = reading.completions.flatMap((finished) => wishlessPlans(finished)[0]?.tiers ?? []);
  if (reading.unfinished) first.push(...completed);
  const titles = lifts.filter(({ text }) => isTitle(text));
  if (titles.length > 0 && textWords.length > 0) first.push(byName(place, [...titles, ...textWords]));
  if (mayBeName) first.push(byName(place, textWords));
  if (reading.service !== undefined) first.push({ ...all, service: reading.service });
  if (reading.preferred !== undefined) first.push({ ...all, districts: [reading.preferred] });
  first.push(all);
  if (!reading.unfinished) first.push(...completed);
  for (const alternative of reading.alternatives) first.push(...(plansOf(alternative)[0]?.tiers ?? []));
  const steps: Step[] = [
    doubtful.length === 0 || isNameFirst
      ? { tiers: first }
      : {
          tiers: first,
          rival: byName(anchor, reading.spoken, brand),
          rivalIsSure: reading.formal,
        },
  ];
  if (hasPlace && rest.length > 0) steps.push({ tiers: [byName(anywhere, content)] });
  if (hasCategory && rest.length > 0) {
    steps.push({ tiers: [plan(place, textWords)] });
    if (reading.rare) steps.push({ tiers: [byName(anywhere, textWords), byName(anywhere, rest)] });
  }
  if (rest.length > 0 && hasCategory) {
    steps.push({ tiers: [plan(place, [], { ...category, should: [...rest, ...lifts] })] });
  }
  if (reading.districts.length > 0 && (rest.length > 0 || hasCategory)) {
    const city: Place = reading.city === undefined ? {} : { city: reading.city };
    if (reading.city !== undefined) steps.push({ tiers: [plan(city, rest, category)] });
    else
      steps.push({
        tiers: reading.districts.slice(0, 3).map((id) => plan({ city: Number(id.split('-')[0]) }, rest, category)),
      });
  }
  if (hasCategory && rest.length === 0) steps.push({ tiers: [plan(place, textWords, { where: 'topics' })] });
  if (hasPlace) {
    if (rest.length > 0) steps.push({ tiers: [byName(anywhere, textWords), plan(anywhere, rest, category)] });
    if (doubtful.length > 0) steps.push({ tiers: [byName(anywhere, reading.spoken, brand)] });
    if (hasCategory) steps.push({ tiers: [plan(anywhere, [], { ...category, should: rest })], similarOnly: true });
    if (rest.length > 0)
      steps.push({ tiers: [plan(place, [], { ...category, should: [...rest, ...lifts] })], similarOnly: true });
  }
  if (textWords.length > 1) {
    const atLeast = Math.ceil(textWords.length / 2);
    const half = reading.unknown * 2 === textWords.length;
    if (reading.unknown * 2 <= textWords.length) {
      steps.push({ tiers: [plan(anywhere, textWords, { atLeast })], ...(half ? { similarOnly: true } : {}) });
    }
  }
  return steps;
};
