import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { type Plan, plansOf, type Step } from '@carsi/turkish/questions/plans';
import { read } from '@carsi/turkish/questions/read';
import type { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import { isTitle } from '@carsi/turkish/data/question-words';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../search.js';
import { interpretationOf } from '../../searching/interpretation.js';
import { ENOUGH, MOST_SIMILAR, readOptionsOf } from '../../searching/read-options.js';
import { withWish } from '../../searching/wished.js';
import { facetsOf } from './facets.js';
import { distanceOf, markAllowed } from './filters.js';
import { match, type MatchBuffers, wordIds } from './match.js';
import { between, first, orderOf } from './order.js';
import type { Entry, Segment } from './segment.js';

const EXACT_NAME = 12;
const NAME_BEGINS = 5;
const NAME_COVERED = 3;

const begins = ({ nameWords }: Entry, words: readonly ReadonlySet<number>[], from = 0): boolean =>
  nameWords.length >= from + words.length && words.every((ids, at) => ids.has(nameWords[from + at]!));

/** The first word of a name after titles of a person. */
const openingOf = ({ nameWords }: Entry, vocabulary: Vocabulary): number =>
  Math.max(
    0,
    nameWords.findIndex((word) => !isTitle(vocabulary.words[word]!)),
  );

/** How much of a name the words match: all of it, its beginning, or a share. */
const nameBonus = (entry: Entry, words: readonly ReadonlySet<number>[]): number => {
  const { nameWords } = entry;
  if (begins(entry, words))
    return nameWords.length === words.length
      ? EXACT_NAME
      : NAME_BEGINS + NAME_COVERED * (words.length / nameWords.length);
  const covered = words.filter((ids) => nameWords.some((word) => ids.has(word))).length;
  return (NAME_COVERED * covered) / Math.max(words.length, nameWords.length);
};

/** One search in one segment: interpretation, plans, union of tiers, order, page, facets. Synchronous. */
export const answer = (
  segment: Segment,
  gazetteer: Gazetteer,
  buffers: MatchBuffers,
  query: SearchQuery,
  now: () => Date,
): SearchAnswer => {
  const { filters, limit, offset } = query;
  buffers.fit(segment.entries.length);
  const lexicon = { gazetteer, vocabulary: segment.vocabulary };
  const text = query.q?.trim() ?? '';
  const reading = read(text, lexicon, readOptionsOf(query));
  const steps: readonly Step[] = plansOf(reading);
  const explicit =
    filters.categories === undefined || filters.categories.length === 0 ? [] : [gazetteer.below(filters.categories)];
  const compare = orderOf(segment, buffers.found, query.sort, filters.near);

  /** Runs one plan and skips results of earlier ones. The scores of an ordinal are those of its last run. */
  const run = (plan: Plan, tier: number, others: ReadonlySet<number>): readonly number[] => {
    const matched = match(segment, plan, buffers, (candidates) => {
      buffers.allowed.fill(0, 0, segment.entries.length);
      const recognised = plan.categories === undefined ? [] : [gazetteer.below(plan.categories)];
      const withFilters = withWish(filters, plan.wish, now);
      markAllowed(segment, buffers.allowed, withFilters, plan, [...explicit, ...recognised], candidates);
    });
    if (matched.length === 0) return [];
    const words = (plan.must.length > 0 ? plan.must : plan.should).map((word) => wordIds(word, segment.vocabulary));
    const opening = plan.brand === undefined ? undefined : segment.vocabulary.id(plan.brand);
    const fresh: number[] = [];
    for (const ordinal of matched) {
      if (others.size > 0 && others.has(ordinal)) continue;
      const score = buffers.score[ordinal]!;
      if (words.length > 0) {
        const entry = segment.entries[ordinal]!;
        const from = plan.brand === undefined ? 0 : openingOf(entry, segment.vocabulary);
        if (plan.brand !== undefined && !(entry.nameWords[from] === opening && begins(entry, words, from))) continue;
        if (plan.maxNamesakes !== undefined && entry.nameWords.length !== words.length) continue;
        if (plan.service !== undefined && !entry.services.includes(plan.service)) continue;
        buffers.found.score[ordinal] = score + (score > 0 ? nameBonus(entry, words) : 0);
      } else buffers.found.score[ordinal] = score;
      buffers.found.tier[ordinal] = tier;
      fresh.push(ordinal);
    }
    if (plan.maxNamesakes !== undefined && fresh.length > plan.maxNamesakes) return [];
    return fresh;
  };
  const runAll = (tiers: readonly Plan[], others: ReadonlySet<number>): readonly number[] => {
    if (tiers.length === 1) return run(tiers[0]!, 0, others);
    const found = new Set(others);
    const all: number[] = [];
    for (const [tier, plan] of tiers.entries()) {
      for (const ordinal of run(plan, tier, found)) {
        // Nothing follows the last one.
        if (tier < tiers.length - 1) found.add(ordinal);
        all.push(ordinal);
      }
    }
    return all;
  };

  let chosen: readonly number[] = [];
  let by: Plan | undefined;
  const similar: number[] = [];
  let page: readonly number[] = [];
  const shown = new Set<number>();
  const settle = (ordinals: readonly number[], plan: Plan): void => {
    chosen = ordinals;
    by = plan;
    page = between(ordinals, offset, offset + limit, compare);
    if (ordinals.length < limit) for (const ordinal of ordinals) shown.add(ordinal);
  };
  const addSimilar = (ordinals: readonly number[]): void => {
    for (const ordinal of first(ordinals, Math.min(MOST_SIMILAR, limit - chosen.length) - similar.length, compare)) {
      similar.push(ordinal);
      shown.add(ordinal);
    }
  };
  for (const { tiers, rival, rivalIsSure, similarOnly } of steps) {
    if (by !== undefined && (chosen.length + similar.length >= Math.min(ENOUGH, limit) || offset > 0)) break;
    const counts = by === undefined && similarOnly !== true;
    const own = runAll(tiers, shown);
    const rivals = rival === undefined ? 0 : run(rival, 0, shown).length;
    const rivalWins = rivals > (rivalIsSure === true ? 0 : own.length);
    // A rival without results has left the scores unchanged.
    const better = rivalWins ? run(rival!, 0, shown) : rivals === 0 ? own : runAll(tiers, shown);
    if (counts && better.length > 0) settle(better, rivalWins ? rival! : tiers.at(-1)!);
    else addSimilar(better);
    const hasRoom = chosen.length + similar.length < Math.min(limit, MOST_SIMILAR) && offset === 0;
    if ((rivals > 0 || rivalWins) && hasRoom) addSimilar(rivalWins ? runAll(tiers, shown) : run(rival!, 0, shown));
  }
  const hitOf = (ordinal: number): SearchHit => {
    const entry = segment.entries[ordinal]!;
    const distance = filters.near === undefined ? undefined : distanceOf(entry, filters.near);
    return { id: entry.id, ...(distance === undefined ? {} : { distance }) };
  };
  return {
    hits: page.map(hitOf),
    total: chosen.length,
    interpreted: interpretationOf(reading, by),
    groups: [],
    similar: offset > 0 ? [] : similar.map(hitOf),
    ...(reading.corrected === undefined ? {} : { didYouMean: reading.corrected }),
    ...(query.facets === true ? { facets: facetsOf(segment, chosen) } : {}),
  };
};
