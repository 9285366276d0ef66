import type { Gazetteer } from '@carsi/turkish/gazetteer';
import { type Plan, plansOf, type Step } from '@carsi/turkish/plans';
import { read, type Word } from '@carsi/turkish/reading';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../search.js';
import { interpretationOf } from '../../searching/interpretation.js';
import { readOptionsOf } from '../../searching/read-options.js';
import { facetsOf } from './facets.js';
import { markAllowed } from './filters.js';
import { match, type Scratch, wordIds } from './match.js';
import { first, type Found, found, orderOf } from './order.js';
import type { Entry, Segment } from './segment.js';

const EXACT_NAME = 12;
const NAME_BEGINS = 5;
const NAME_COVERED = 3;

/** How much of a name the words are: the whole of it, its beginning, or a share. */
const nameBonus = (entry: Entry, words: readonly ReadonlySet<number>[]): number => {
  const { nameWords } = entry;
  const begins = nameWords.length >= words.length && words.every((ids, at) => ids.has(nameWords[at]!));
  if (begins)
    return nameWords.length === words.length
      ? EXACT_NAME
      : NAME_BEGINS + NAME_COVERED * (words.length / nameWords.length);
  const covered = words.filter((ids) => nameWords.some((word) => ids.has(word))).length;
  return (NAME_COVERED * covered) / Math.max(words.length, nameWords.length);
};

const hitOf = ({ entry, distance }: Found): SearchHit => ({
  id: entry.id,
  ...(distance === undefined ? {} : { distance }),
});

const MOST_SIMILAR = 20;

/** One query against one segment: reading, plans, union of tiers, order, page, facets. Nothing here waits. */
export const answer = (segment: Segment, gazetteer: Gazetteer, scratch: Scratch, query: SearchQuery): SearchAnswer => {
  const { filters, limit, offset } = query;
  scratch.fit(segment.entries.length);
  const lexicon = { gazetteer, vocabulary: segment.vocabulary };
  const text = query.q?.trim() ?? '';
  const reading = read(text, lexicon, readOptionsOf(query));
  const steps: readonly Step[] = plansOf(reading);
  const explicit =
    filters.categories === undefined || filters.categories.length === 0 ? [] : [gazetteer.below(filters.categories)];
  const compare = orderOf(query.sort, filters.near);
  const idsOf = (words: readonly Word[]): readonly ReadonlySet<number>[] =>
    words.map((word) => wordIds(word, segment.vocabulary));

  const run = (plan: Plan, tier: number, seen: Set<number>): readonly Found[] => {
    scratch.allowed.fill(0, 0, segment.entries.length);
    const recognised = plan.categories === undefined ? [] : [gazetteer.below(plan.categories)];
    markAllowed(segment, scratch.allowed, filters, plan, [...explicit, ...recognised]);
    const matched = match(segment, plan, scratch);
    const words = idsOf(plan.must.length > 0 ? plan.must : plan.should);
    const isOnly = seen.size === 0;
    const opening = plan.brand === undefined ? undefined : segment.vocabulary.id(plan.brand);
    const fresh: Found[] = [];
    for (const ordinal of matched) {
      if (!isOnly && seen.has(ordinal)) continue;
      const entry = segment.entries[ordinal]!;
      if (plan.brand !== undefined && entry.nameWords[0] !== opening) continue;
      const score = scratch.score[ordinal]!;
      const bonus = words.length > 0 && score > 0 ? nameBonus(entry, words) : 0;
      fresh.push(found(ordinal, entry, tier, score + bonus, filters.near));
    }
    return fresh;
  };
  const runAll = (tiers: readonly Plan[]): readonly Found[] => {
    if (tiers.length === 1) return run(tiers[0]!, 0, new Set());
    const seen = new Set<number>();
    return tiers.flatMap((plan, tier) => {
      const fresh = run(plan, tier, seen);
      for (const { ordinal } of fresh) seen.add(ordinal);
      return fresh;
    });
  };

  let taken: readonly Found[] = [];
  let by: Plan | undefined;
  let similar: readonly Found[] = [];
  const addSimilar = (more: readonly Found[]): void => {
    const known = new Set([...taken, ...similar].map(({ ordinal }) => ordinal));
    const others = more.filter(({ ordinal }) => !known.has(ordinal));
    similar = [...similar, ...first(others, Math.min(MOST_SIMILAR, limit) - similar.length, compare)];
  };
  for (const { tiers, rival, rivalIsSure, similarOnly } of steps) {
    if (by !== undefined && (taken.length + similar.length >= limit || offset > 0)) break;
    const results = runAll(tiers);
    const rivals = rival === undefined ? [] : run(rival, 0, new Set());
    const rivalWins = rivals.length > (rivalIsSure === true ? 0 : results.length);
    const [better, other] = rivalWins ? [rivals, results] : [results, rivals];
    if (by === undefined && similarOnly !== true && better.length > 0) {
      taken = better;
      by = rivalWins ? rival : tiers.at(-1)!;
      addSimilar(other);
    } else {
      addSimilar(better);
      addSimilar(other);
    }
  }
  return {
    hits: first(taken, offset + limit, compare)
      .slice(offset)
      .map(hitOf),
    total: taken.length,
    interpreted: interpretationOf(reading, by),
    similar: offset > 0 ? [] : similar.map(hitOf),
    ...(reading.corrected === undefined ? {} : { didYouMean: reading.corrected }),
    ...(query.facets === true ? { facets: facetsOf(taken) } : {}),
  };
};
