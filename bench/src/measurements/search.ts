import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { Search, SearchIndex } from '@carsi/platform/search';
import { companies, searchCategories } from '@carsi/platform/testing/search/corpus';
import { gradedQueries } from '@carsi/platform/testing/search/quality';

export interface SearchFigures {
  readonly companies: number;
  readonly queries: number;
  readonly fillMs: number;
  /** Growth of resident memory over the fill, after a collection where the process allows one. */
  readonly megabytes: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** The same without words: everything of a province, best rated first, with facets. */
  readonly listingP99Ms: number;
}

const collect = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const timed = async (times: number, ask: (turn: number) => Promise<unknown>): Promise<readonly number[]> => {
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await ask(turn);
    samples.push(performance.now() - began);
  }
  return samples.sort((a, b) => a - b);
};

const fill = async (index: SearchIndex, count: number): Promise<readonly string[]> => {
  await index.setCategories(searchCategories);
  const all = companies(count, 1, 0.6);
  for (let from = 0; from < all.length; from += 2000) {
    const batch = all
      .slice(from, from + 2000)
      .map(({ leaf: _leaf, brand: _brand, noun: _noun, ...document }) => document);
    await index.put(batch);
  }
  return gradedQueries(all.slice(0, 5000), 12).map(({ text }) => text);
};

/** Latency of different queries of every kind over `count` seeded companies, one after the other. */
export const benchSearch = async (count = 100_000, search: Search = createEmbeddedSearch()): Promise<SearchFigures> => {
  const before = collect();
  const index = await search.index(`bench-${Date.now()}`);
  const began = performance.now();
  const queries = await fill(index, count);
  const fillMs = performance.now() - began;
  const megabytes = (collect() - before) / 2 ** 20;
  const ask = (turn: number) =>
    index.search({
      q: queries[turn % queries.length]!,
      filters: {},
      sort: 'relevance',
      limit: 20,
      offset: 0,
      facets: true,
    });
  await timed(Math.min(50, queries.length), ask);
  const sorted = await timed(queries.length, ask);
  const listing = await timed(81, (turn) =>
    index.search({ filters: { city: turn + 1 }, sort: 'relevance', limit: 20, offset: 0, facets: true }),
  );
  return {
    companies: count,
    queries: queries.length,
    fillMs,
    megabytes,
    medianMs: at(sorted, 0.5),
    p95Ms: at(sorted, 0.95),
    p99Ms: at(sorted, 0.99),
    worstMs: sorted.at(-1)!,
    listingP99Ms: at(listing, 0.99),
  };
};
