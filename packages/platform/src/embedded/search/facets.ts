import type { SearchAnswer } from '../../search.js';
import { facetValues, RATING_STEPS } from '../../searching/facets.js';
import type { Segment } from './segment.js';

/** Exact counts over every company of the answer, not over the page. */
export const facetsOf = (segment: Segment, ordinals: readonly number[]): NonNullable<SearchAnswer['facets']> => {
  const labels = new Uint32Array(segment.labels.length);
  const cities = new Uint32Array(256);
  const steps = new Uint32Array(11);
  for (const ordinal of ordinals) {
    const entry = segment.entries[ordinal]!;
    for (const label of entry.labels) labels[label]! += 1;
    cities[entry.city]! += 1;
    steps[Math.min(10, Math.max(0, Math.floor(entry.rating * 2)))]! += 1;
  }
  const labelled = (kind: string): (readonly [string, number])[] =>
    segment.labels.flatMap((label, at) =>
      labels[at]! > 0 && label.startsWith(kind) ? [[label.slice(1), labels[at]!] as const] : [],
    );
  const atLeast = (step: number): number => steps.subarray(step * 2).reduce((sum, count) => sum + count, 0);
  return {
    tags: facetValues(labelled('#')),
    categories: facetValues(labelled('/')),
    cities: facetValues([...cities].map((count, city) => [String(city), count] as const)),
    ratings: RATING_STEPS.map((step) => ({ value: String(step), count: atLeast(step) })).filter(
      ({ count }) => count > 0,
    ),
  };
};
