import type { SearchFilters, SearchSort } from '../../search.js';
import { distanceOf } from './filters.js';
import type { Entry } from './segment.js';

/** A company in the answer: the tier that found it (lower first), how well its words fit. */
export interface Found {
  readonly ordinal: number;
  readonly entry: Entry;
  readonly tier: number;
  readonly score: number;
  readonly distance: number | undefined;
}

type Compare = (a: Found, b: Found) => number;

const tie: Compare = (a, b) =>
  b.entry.bayesianRating - a.entry.bayesianRating ||
  b.entry.reviewCount - a.entry.reviewCount ||
  (a.entry.id < b.entry.id ? -1 : 1);

const relevance: Compare = (a, b) => a.tier - b.tier || b.score - a.score || tie(a, b);
const byName: Compare = (a, b) =>
  a.entry.sortKey < b.entry.sortKey ? -1 : a.entry.sortKey > b.entry.sortKey ? 1 : a.entry.id < b.entry.id ? -1 : 1;

/** Decision 30: 'Puan' is the shown mean, then the number of reviews. Without a position a company stands last by distance. */
const orders: Readonly<Record<SearchSort, Compare>> = {
  relevance,
  rating: (a, b) => b.entry.rating - a.entry.rating || b.entry.reviewCount - a.entry.reviewCount || tie(a, b),
  name: byName,
  newest: (a, b) => b.entry.createdAt - a.entry.createdAt || tie(a, b),
  views: (a, b) => b.entry.viewCount - a.entry.viewCount || tie(a, b),
  distance: (a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || relevance(a, b),
};

/** Without a point there is no distance to sort by. `Infinity − Infinity` is NaN, which falls through to relevance. */
export const orderOf = (sort: SearchSort, near: SearchFilters['near']): Compare =>
  sort === 'distance' && near === undefined ? relevance : orders[sort];

export const found = (
  ordinal: number,
  entry: Entry,
  tier: number,
  score: number,
  near: SearchFilters['near'],
): Found => ({
  ordinal,
  entry,
  tier,
  score,
  distance: near === undefined ? undefined : distanceOf(entry, near),
});

/** The first `k` in order, by a heap whose root is the worst of them: the rest is never sorted. */
export const first = (all: readonly Found[], k: number, compare: Compare): readonly Found[] => {
  if (all.length <= k * 2) return all.toSorted(compare).slice(0, k);
  const heap: Found[] = [];
  const sink = (from: number): void => {
    for (let at = from; ;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let worst = at;
      if (left < heap.length && compare(heap[left]!, heap[worst]!) > 0) worst = left;
      if (right < heap.length && compare(heap[right]!, heap[worst]!) > 0) worst = right;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  };
  for (const candidate of all) {
    if (heap.length < k) {
      heap.push(candidate);
      if (heap.length === k) for (let at = k >> 1; at >= 0; at -= 1) sink(at);
    } else if (k > 0 && compare(candidate, heap[0]!) < 0) {
      heap[0] = candidate;
      sink(0);
    }
  }
  return heap.sort(compare);
};
