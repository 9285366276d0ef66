import type { FacetValue } from '../search.js';

/** The rating filter's values: half steps, each counting the companies with at least that. */
export const RATING_STEPS = [4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5] as const;

/** Highest count first, then by value, so that equal counts have a stable order. */
export const facetValues = (counts: Iterable<readonly [value: string, count: number]>): readonly FacetValue[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
