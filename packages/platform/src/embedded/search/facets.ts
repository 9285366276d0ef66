import type { SearchAnswer } from '../../search.js';
import { facetValues, RATING_STEPS } from '../../searching/facets.js';
import type { Found } from './order.js';

const increment = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Exact counts over every company of the answer, not over the page. */
export const facetsOf = (all: readonly Found[]): NonNullable<SearchAnswer['facets']> => {
  const tags = new Map<string, number>();
  const cities = new Map<number, number>();
  const categories = new Map<string, number>();
  const steps = new Uint32Array(11);
  for (const { entry } of all) {
    for (const tag of entry.tags) increment(tags, tag);
    for (const category of entry.categoryIds) increment(categories, category);
    increment(cities, entry.city);
    steps[Math.min(10, Math.max(0, Math.floor(entry.rating * 2)))]! += 1;
  }
  const atLeast = (step: number): number => steps.subarray(step * 2).reduce((sum, count) => sum + count, 0);
  return {
    tags: facetValues(tags),
    cities: facetValues([...cities].map(([city, count]) => [String(city), count] as const)),
    categories: facetValues(categories),
    ratings: RATING_STEPS.map((step) => ({ value: String(step), count: atLeast(step) })).filter(
      ({ count }) => count > 0,
    ),
  };
};
