import { distanceKm } from '@carsi/turkish/distance';
import { type Plan, plansOf, type Step } from '@carsi/turkish/questions/plans';
import { read } from '@carsi/turkish/questions/read';
import { type Meilisearch, MeilisearchApiError, type MultiSearchQuery, type MultiSearchResult } from 'meilisearch';
import type { SearchAnswer, SearchHit } from '../../search.js';
import { facetValues, RATING_STEPS } from '../../searching/facets.js';
import { interpretationOf } from '../../searching/interpretation.js';
import { ENOUGH, MOST_SIMILAR, readOptionsOf } from '../../searching/read-options.js';
import { type Asking, engineQuery, type Tier, orderedTiers } from './query.js';
import { type Hit, merged } from './merge.js';

type Result = MultiSearchResult<Hit> & { readonly totalHits: number };

/** Before its first document an index has no fields, and the engine refuses to search them. */
export const isWithoutFields = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && error.cause?.code === 'invalid_search_attributes_to_search_on';

/** Above this number of companies a tier is not separated from the next one by ids. */
const MOST_IDS = 1_000;
const FEW = 100;

/** Optional words cannot be combined with required ones in one query: companies that have them form a tier of their own. */
const spread = (plan: Plan, asking: Asking): readonly Plan[] => {
  const lifts = plan.should.filter(({ text, prefix }) => prefix || asking.vocabulary.weight(text) > 0);
  if (lifts.length === 0 || lifts.length > 3) return [{ ...plan, should: [] }];
  const lifted: Plan = {
    ...plan,
    must: [...plan.must, ...lifts],
    should: [],
    ...(lifts.length === 1 ? {} : { atLeast: 1 }),
  };
  return plan.must.length > 0 && lifts.length > 1 ? [{ ...plan, should: [] }] : [lifted, { ...plan, should: [] }];
};

const facetsOf = (results: readonly Result[]): NonNullable<SearchAnswer['facets']> => {
  const counts = (facet: string): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const { facetDistribution } of results) {
      for (const [value, count] of Object.entries(facetDistribution?.[facet] ?? {}))
        sums.set(value, (sums.get(value) ?? 0) + count);
    }
    return sums;
  };
  const stars = counts('halfStars');
  const atLeast = (step: number): number =>
    [...stars].reduce((sum, [value, count]) => (Number(value) >= step ? sum + count : sum), 0);
  return {
    tags: facetValues(counts('tagNames')),
    attributes: facetValues(counts('attributes')),
    priceLevels: facetValues(counts('priceLevel')),
    cities: facetValues(counts('city')),
    categories: facetValues(counts('categoryIds')),
    ratings: RATING_STEPS.map((step) => ({ value: String(step), count: atLeast(step) })).filter(
      ({ count }) => count > 0,
    ),
  };
};

interface Union {
  readonly results: readonly Result[];
  readonly total: number;
}

/**
 * One search in Meilisearch. The first request holds the tiers of the first step; only if it finds too little a second one holds all
 * remaining steps. Overlapping tiers cost one more request, which excludes the results of the tier before.
 */
export const answer = async (client: Meilisearch, asking: Asking): Promise<SearchAnswer> => {
  const { query, gazetteer, vocabulary } = asking;
  const { limit, offset, filters } = query;
  const reading = read(query.q?.trim() ?? '', { gazetteer, vocabulary }, readOptionsOf(query));
  const steps = plansOf(reading);
  const page = offset + limit;
  const ask = async (queries: readonly MultiSearchQuery[]): Promise<readonly Result[]> => {
    if (queries.length === 0) return [];
    try {
      return ((await client.multiSearch({ queries: [...queries] })) as { results: Result[] }).results;
    } catch (error) {
      if (!isWithoutFields(error)) throw error;
      return queries.map(() => ({ hits: [], totalHits: 0 }) as unknown as Result);
    }
  };

  /** Assigns each company to the first tier that finds it. */
  const unite = async (tiers: readonly Tier[], firsts: readonly Result[]): Promise<Union> => {
    const known: string[] = [];
    const results: Result[] = [];
    const filled = firsts.map(({ totalHits }, at) => ({ totalHits, at })).filter(({ totalHits }) => totalHits > 0);
    for (const [turn, { at }] of filled.entries()) {
      let result = firsts[at]!;
      const isLast = turn === filled.length - 1;
      if (known.length > 0)
        [result] = (await ask([engineQuery(asking, tiers[at]!, Math.max(page, isLast ? 0 : FEW), known)])) as [Result];
      const isApart = isLast || tiers[at]!.isNarrower === true;
      if (!isApart && result.totalHits > result.hits.length) {
        if (result.totalHits > MOST_IDS) continue;
        [result] = (await ask([engineQuery(asking, tiers[at]!, result.totalHits, known)])) as [Result];
      }
      if (!isApart) known.push(...result.hits.map(({ id }) => id));
      results.push(result);
    }
    return { results, total: results.reduce((sum, { totalHits }) => sum + totalHits, 0) };
  };
  const tiersOf = ({ tiers }: Step): readonly Tier[] => orderedTiers(tiers.flatMap((plan) => spread(plan, asking)));
  /** A single list can be paginated by the engine. Merged lists are each read from the beginning. */
  const isLeafed = (step: Step): boolean =>
    offset > 0 && offset % limit === 0 && step.rival === undefined && tiersOf(step).length === 1;
  const queriesOf = (step: Step): readonly MultiSearchQuery[] => {
    const tiers = tiersOf(step);
    if (isLeafed(step)) return tiers.map((tier) => ({ ...engineQuery(asking, tier, limit), page: offset / limit + 1 }));
    const plans = step.rival === undefined ? tiers : [...tiers, ...spread(step.rival, asking).slice(-1)];
    return plans.map((plan, at) => engineQuery(asking, plan, at === plans.length - 1 ? page : Math.max(page, FEW)));
  };

  let chosen: Union | undefined;
  let by: Plan | undefined;
  /** Number of results that the engine skipped before the page. */
  let skipped = 0;
  const similar = new Map<string, Hit>();
  const hasRoom = (): boolean =>
    (chosen === undefined || offset === 0) && (chosen?.total ?? 0) + similar.size < Math.min(ENOUGH, limit);
  const addSimilar = (results: readonly Result[]): void => {
    const shown = new Set(chosen?.results.flatMap(({ hits }) => hits.map(({ id }) => id)));
    for (const hit of results.flatMap(({ hits }) => hits)) {
      if (!shown.has(hit.id) && similar.size < Math.min(MOST_SIMILAR, limit - (chosen?.total ?? 0)))
        similar.set(hit.id, hit);
    }
  };
  const consider = async (step: Step, all: readonly Result[]): Promise<void> => {
    const tiers = tiersOf(step);
    const own = all.slice(0, tiers.length);
    const rivals = all.slice(tiers.length);
    const broadest = own.reduce((most, { totalHits }) => Math.max(most, totalHits), 0);
    const rivalWins = (rivals[0]?.totalHits ?? 0) > (step.rivalIsSure === true ? 0 : broadest);
    const found = rivalWins ? rivals.some(({ totalHits }) => totalHits > 0) : broadest > 0;
    if (chosen === undefined && step.similarOnly !== true && found) {
      chosen = rivalWins ? { results: rivals, total: rivals[0]!.totalHits } : await unite(tiers, own);
      by = rivalWins ? step.rival : step.tiers.at(-1);
      skipped = isLeafed(step) ? offset : 0;
      addSimilar(rivalWins ? own : rivals);
    } else addSimilar(rivalWins ? [...rivals, ...own] : [...own, ...rivals]);
  };

  const [first, ...later] = steps;
  if (first !== undefined) await consider(first, await ask(queriesOf(first)));
  if (later.length > 0 && hasRoom()) {
    const queries = later.map(queriesOf);
    const results = await ask(queries.flat());
    let at = 0;
    for (const [turn, step] of later.entries()) {
      const end = at + queries[turn]!.length;
      if (hasRoom()) await consider(step, results.slice(at, end));
      at = end;
    }
  }
  const hitOf = ({ id, _geo }: Hit): SearchHit => {
    const { near } = filters;
    if (near === undefined || _geo === null || _geo === undefined) return { id };
    return { id, distance: distanceKm(near.latitude, near.longitude, _geo.lat, _geo.lng) };
  };
  const results = chosen?.results ?? [];
  return {
    hits: merged(
      results.map(({ hits }) => hits),
      query,
    )
      .slice(offset - skipped, page - skipped)
      .map(hitOf),
    total: chosen?.total ?? 0,
    interpreted: interpretationOf(reading, by),
    groups: [],
    similar: offset > 0 ? [] : [...similar.values()].map(hitOf),
    ...(reading.corrected === undefined ? {} : { didYouMean: reading.corrected }),
    ...(query.facets === true ? { facets: facetsOf(results) } : {}),
  };
};
