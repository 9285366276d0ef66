import type { Plan } from '@carsi/turkish/questions/plans';
import type { Word } from '@carsi/turkish/questions/reading';
import type { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import { FIELD, FIELD_WEIGHT } from '../../searching/fields.js';
import type { Candidates } from './filters.js';
import { FIELD_BITS, type Segment } from './segment.js';

const FIELD_MASK = 2 ** FIELD_BITS - 1;

/** The weight of a match by its set of fields: the best field, plus a little for the others. */
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

/** Numbers of the vocabulary words that a typed word stands for. */
export const wordIds = (word: Word, vocabulary: Vocabulary): ReadonlySet<number> =>
  new Set(
    [...vocabulary.forms(word.text), ...(word.prefix ? vocabulary.completions(word.text) : [])].map((form) =>
      vocabulary.id(form.word)!,
    ),
  );

/** Buffers, one slot a company, reused between queries; only touched slots are cleared. */
export class MatchBuffers {
  allowed = new Uint8Array(0);
  count = new Uint8Array(0);
  score = new Float32Array(0);
  best = new Float32Array(0);
  round = new Uint8Array(0);
  /** Results across plans: the tier and score of each company. */
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

/** For a word that fewer than one company in this many has, postings are scanned instead of all companies. */
const FEW = 16;

const having =
  ({ lists }: Term): Candidates =>
  (visit) => {
    for (const { postings } of lists) for (const posting of postings) visit(posting >>> FIELD_BITS);
  };

/** A company with all words has the rarest. Taken once, in rising order. */
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
 * The ordinals that satisfy a plan, with their text score in `scratch.score`. A counting AND: the rarest word first, each company
 * counts its words, and only companies with all of them (or `atLeast`) remain. `allow` marks permitted companies once it is known
 * that any company has the words (most plans of a query end here); for a rare word only the companies that have it are marked.
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

  /** Number of companies that have every word so far; at zero the rest is skipped. */
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
