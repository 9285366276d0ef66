import type { SearchFilters, SearchSort } from '../../search.js';
import { type Position, remoteness } from '../../searching/centres.js';
import { distanceOf } from './filters.js';
import type { Segment } from './segment.js';

/** Distance of a company without a position: sorts last. */
const NOWHERE = 1e9;

type Compare = (a: number, b: number) => number;

/** Decision 74: 'Puan' sorts by the Bayesian rating, then by the number of reviews. Without a position a company is last by distance. */
export const orderOf = (
  segment: Segment,
  score: Float32Array,
  sort: SearchSort,
  near: SearchFilters['near'],
): Compare => {
  const { companies } = segment;
  const bayesian = companies.bayesian.view();
  const reviewCounts = companies.reviewCounts.view();
  const createdAt = companies.createdAt.view();
  const viewCounts = companies.viewCounts.view();
  const byId: Compare = (a, b) => companies.ids.compare(a, b);
  const byRating: Compare = (a, b) => bayesian[b]! - bayesian[a]! || reviewCounts[b]! - reviewCounts[a]! || byId(a, b);
  const relevance: Compare = (a, b) => score[b]! - score[a]! || byRating(a, b);
  if (sort === 'name') return (a, b) => companies.sortKeys.compare(a, b) || byId(a, b);
  if (sort === 'rating') return byRating;
  if (sort === 'newest') return (a, b) => createdAt[b]! - createdAt[a]! || byRating(a, b);
  if (sort === 'views') return (a, b) => viewCounts[b]! - viewCounts[a]! || byRating(a, b);
  if (sort !== 'distance' || near === undefined) return relevance;
  const known = new Float64Array(segment.size).fill(-1);
  const distanceTo = (ordinal: number): number => {
    if (known[ordinal]! < 0) known[ordinal] = distanceOf(segment, ordinal, near) ?? NOWHERE;
    return known[ordinal]!;
  };
  return (a, b) => distanceTo(a) - distanceTo(b) || relevance(a, b);
};

/** Best first, where what lies farther from the asked place counts less. */
export const nearnessOrder = (segment: Segment, score: Float32Array, centre: Position, otherwise: Compare): Compare => {
  const known = new Map<number, number>();
  const value = (ordinal: number): number => {
    let own = known.get(ordinal);
    if (own === undefined) {
      own = score[ordinal]! - remoteness(distanceOf(segment, ordinal, centre));
      known.set(ordinal, own);
    }
    return own;
  };
  return (a, b) => value(b) - value(a) || otherwise(a, b);
};

/** The first `k` in order, by a heap with the worst of them as root: the rest is never sorted. */
export const first = (all: readonly number[], k: number, compare: Compare): readonly number[] => {
  if (all.length <= k * 2) return all.toSorted(compare).slice(0, Math.max(0, k));
  const heap: number[] = [];
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

/** Above this length a heap is no cheaper than partitioning everything. */
const DEEP = 2_000;

/** The elements `from` up to `to` of all in order. Deep pages are partitioned by quickselect; only the page is sorted. */
export const between = (all: readonly number[], from: number, to: number, compare: Compare): readonly number[] => {
  if (from >= all.length) return [];
  if (to <= DEEP) return first(all, to, compare).slice(from);
  const ordinals = all.slice();
  const part = (place: number, from: number): void => {
    let low = from;
    let high = ordinals.length - 1;
    while (low < high) {
      const pivot = ordinals[(low + high) >>> 1]!;
      let left = low;
      let right = high;
      while (left <= right) {
        while (ordinals[left]! !== pivot && compare(ordinals[left]!, pivot) < 0) left += 1;
        // A comparison need not treat a company as equal to itself.
        while (ordinals[right]! !== pivot && compare(ordinals[right]!, pivot) > 0) right -= 1;
        if (left > right) break;
        [ordinals[left], ordinals[right]] = [ordinals[right]!, ordinals[left]!];
        left += 1;
        right -= 1;
      }
      if (place <= right) high = right;
      else if (place >= left) low = left;
      else return;
    }
  };
  part(from, 0);
  if (to < ordinals.length) part(to, from);
  return ordinals.slice(from, to).sort(compare);
};
