import type { SearchAnswer } from '../../search.js';
import { facetValues, RATING_STEPS } from '../../searching/facets.js';
import type { Segment } from './segment.js';

/** Exact counts over every company of the answer, not over the page. */
export const facetsOf = (segment: Segment, ordinals: readonly number[]): NonNullable<SearchAnswer['facets']> => {
  const labels = new Uint32Array(segment.labels.length);
  const cities = new Uint32Array(256);
  const steps = new Uint32Array(11);
  const { labelsOf, companies } = segment;
  const starts = labelsOf.starts.view();
  const numbers = labelsOf.values.view();
  const cityOf = companies.cities.view();
  const ratings = companies.ratings.view();
  for (const ordinal of ordinals) {
    const end = labelsOf.end(ordinal);
    for (let at = starts[ordinal]!; at < end; at += 1) labels[numbers[at]!]! += 1;
    cities[cityOf[ordinal]!]! += 1;
    steps[Math.floor(ratings[ordinal]! * 2)]! += 1;
  }
  const labelled = (kind: string): (readonly [string, number])[] =>
    segment.labels.flatMap((label, at) =>
      labels[at]! > 0 && label.startsWith(kind) ? [[label.slice(1), labels[at]!] as const] : [],
    );
  const atLeast = (step: number): number => steps.subarray(step * 2).reduce((sum, count) => sum + count, 0);
  return {
    tags: facetValues(labelled('#')),
    categories: facetValues(labelled('/')),
    attributes: facetValues(labelled('+')),
    priceLevels: facetValues(labelled('₺')),
    cities: facetValues([...cities].map((count, city) => [String(city), count] as const)),
    ratings: RATING_STEPS.map((step) => ({ value: String(step), count: atLeast(step) })).filter(
      ({ count }) => count > 0,
    ),
  };
};
