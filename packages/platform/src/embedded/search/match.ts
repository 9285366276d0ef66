import type { Plan } from '@carsi/turkish/questions/plans';
import type { Word } from '@carsi/turkish/questions/reading';
import type { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import { FIELD, FIELD_WEIGHT } from '../../searching/fields.js';
import type { Candidates } from './filters.js';
import { FIELD_BITS, type Segment } from './segment.js';

const FIELD_MASK = 2 ** FIELD_BITS - 1;

/** What a match weighs by the set of fields it stands in: the best of them, the others for a little. */
const WEIGHT_OF = Float32Array.from({ length: 2 ** FIELD_BITS }, (_, bits) => {
  const weights = Object.values(FIELD)
    .filter((bit) => (bits & bit) !== 0)
    .map((bit) => FIELD_WEIGHT[bit]!)
    .sort((a, b) => b - a);
  return (weights[0] ?? 0) + 0.1 * weights.slice(1).reduce((sum, weight) => sum + weight, 0);
});

interface Term {
  readonly lists: readonly { readonly postings: Uint32Array; readonly likeness: number }[];
  readonly size: number;
}

const termOf = ({ text, prefix }: Word, segment: Segment): Term => {
  const { vocabulary } = segment;
  const forms = new Map(vocabulary.forms(text).map(({ word, likeness }) => [word, likeness]));
  if (prefix)
    for (const { word, likeness } of vocabulary.completions(text)) if (!forms.has(word)) forms.set(word, likeness);
  const lists = [...forms].map(([word, likeness]) => ({ postings: segment.postings(vocabulary.id(word)!), likeness }));
  return { lists, size: lists.reduce((sum, { postings }) => sum + postings.length, 0) };
};

/** Numbers of the words that a typed word stands for, to compare names with. */
export const wordIds = (word: Word, vocabulary: Vocabulary): ReadonlySet<number> =>
  new Set(
    [...vocabulary.forms(word.text), ...(word.prefix ? vocabulary.completions(word.text) : [])].map((form) =>
      vocabulary.id(form.word)!,
    ),
  );

/** Scratch columns, one slot a company, kept between queries and wiped by what was touched. */
export class MatchBuffers {
  allowed = new Uint8Array(0);
  count = new Uint8Array(0);
  score = new Float32Array(0);
  best = new Float32Array(0);
  round = new Uint8Array(0);
  /** What outlives a plan: the place of each company in the whole answer. */
  found = { tier: new Uint8Array(0), score: new Float32Array(0) };

  fit(size: number): void {
    if (this.count.length < size) {
      const room = Math.ceil(size * 1.25);
      this.allowed = new Uint8Array(room);
      this.count = new Uint8Array(room);
      this.score = new Float32Array(room);
      this.best = new Float32Array(room);
      this.round = new Uint8Array(room);
      this.found = { tier: new Uint8Array(room), score: new Float32Array(room) };
    }
  }
}

/** A word that fewer than one company in so many has: its postings are looked through rather than all companies. */
const FEW = 16;

const having =
  ({ lists }: Term): Candidates =>
  (visit) => {
    for (const { postings } of lists) for (const posting of postings) visit(posting >>> FIELD_BITS);
  };

/** Whoever has them all has the rarest. Taken once, in rising order. */
const withAll = ([rarest, ...others]: readonly Term[], count: Uint8Array): readonly number[] => {
  const matched: number[] = [];
  for (const { postings } of rarest!.lists)
    for (const posting of postings) {
      const ordinal = posting >>> FIELD_BITS;
      if (count[ordinal] !== others.length + 1) continue;
      count[ordinal] = 0;
      matched.push(ordinal);
    }
  return rarest!.lists.length > 1 ? matched.sort((a, b) => a - b) : matched;
};

/**
 * The ordinals that satisfy a plan, with their text score in `scratch.score`. A counting AND: the rarest word first, each company counts
 * the words it has, and only those with all of them (or `atLeast`) remain. `allow` marks who may be found, once it is known that somebody
 * has the words (most plans of a query end here); where one of them is rare, nobody but those who have it needs a mark.
 */
export const match = (
  segment: Segment,
  plan: Plan,
  buffers: MatchBuffers,
  allow: (candidates?: Candidates) => void,
): readonly number[] => {
  const { allowed, count, score, best, round } = buffers;
  const size = segment.entries.length;
  const must = plan.must.map((word) => termOf(word, segment)).sort((a, b) => a.size - b.size);
  const needed = plan.atLeast ?? must.length;
  if (plan.atLeast === undefined && must.some((term) => term.size === 0)) return [];
  const every = plan.atLeast === undefined;
  const rare = every && must.length > 0 && must[0]!.size < size / FEW ? must[0] : undefined;
  allow(rare && having(rare));
  count.fill(0, 0, size);
  score.fill(0, 0, size);
  round.fill(0, 0, size);
  const required = { names: FIELD.name, topics: FIELD_MASK & ~FIELD.text, everything: FIELD_MASK }[plan.where];

  /** How many companies have every word so far: nobody means that the rest need not be looked at. */
  let alive = 0;
  const add = ({ lists, size: found }: Term, number: number, mayBegin: boolean, worth: number): void => {
    const rarity = 0.6 + (0.4 * Math.log(1 + size / (1 + found))) / Math.log(2 + size);
    for (const { postings, likeness } of lists) {
      const factor = likeness * rarity * worth;
      for (const posting of postings) {
        const ordinal = posting >>> FIELD_BITS;
        const fields = posting & FIELD_MASK;
        if (allowed[ordinal] === 0 || (worth === 1 && (fields & required) === 0)) continue;
        if (!mayBegin && count[ordinal] === 0) continue;
        const gained = factor * WEIGHT_OF[fields]!;
        if (round[ordinal] !== number) {
          if (worth === 1) {
            if (every && count[ordinal] !== number - 1) continue;
            count[ordinal]! += 1;
            alive += 1;
          }
          round[ordinal] = number;
          best[ordinal] = gained;
          score[ordinal]! += gained;
        } else if (gained > best[ordinal]!) {
          score[ordinal]! += gained - best[ordinal]!;
          best[ordinal] = gained;
        }
      }
    }
  };

  if (must.length === 0) count.set(allowed.subarray(0, size));
  for (const [at, term] of must.entries()) {
    alive = 0;
    add(term, at + 1, !every || at === 0, 1);
    if (every && alive === 0) return [];
  }
  const lifts = plan.should.map((word) => termOf(word, segment));
  for (const [at, term] of lifts.entries()) add(term, must.length + at + 1, false, 0.5);

  if (rare) return withAll(must, count);
  const matched: number[] = [];
  const least = Math.max(1, must.length === 0 ? 1 : needed);
  for (let ordinal = 0; ordinal < size; ordinal += 1) if (count[ordinal]! >= least) matched.push(ordinal);
  return matched;
};
