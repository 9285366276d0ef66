import { distanceKm } from '@carsi/turkish/distance';
import type { SearchFilters } from '../../search.js';
import type { Numbers } from './columns.js';
import type { Entry, Segment } from './segment.js';

/** Kilometres from the requested point; undefined for a company without a position. */
export const distanceOf = (
  entry: Pick<Entry, 'latitude' | 'longitude'>,
  near: { readonly latitude: number; readonly longitude: number },
): number | undefined =>
  entry.latitude === null || entry.longitude === null
    ? undefined
    : distanceKm(near.latitude, near.longitude, entry.latitude, entry.longitude);

/** Slightly less than a degree of latitude anywhere, so that the fast check never excludes a match of the exact one. */
const KM_PER_DEGREE = 110.5;

export type Passes = (ordinal: number) => boolean;

/** Whether a living company passes all filters. */
export const passesOf = (segment: Segment, filters: SearchFilters): Passes => {
  const passes: Passes[] = [];
  const {
    city,
    district,
    verified,
    featured,
    premium,
    tags,
    attributes,
    priceLevels,
    rating,
    openAt,
    near,
    categories,
  } = filters;
  const alive = segment.alive.view();
  const cityOf = segment.cities.view();
  const must = (matches: (entry: Entry) => boolean): void =>
    void passes.push((ordinal) => matches(segment.entries[ordinal]!));
  if (city !== undefined) passes.push((ordinal) => cityOf[ordinal] === city);
  if (district !== undefined) must((entry) => entry.district === district);
  if (categories !== undefined && categories.length > 0)
    must(({ categoryIds }) => categoryIds.some((id) => categories.includes(id)));
  if (verified !== undefined) must((entry) => entry.verified === verified);
  if (featured !== undefined) must((entry) => entry.featured === featured);
  if (premium !== undefined) must((entry) => entry.premium === premium);
  if (rating !== undefined && rating > 0) must((entry) => entry.rating >= rating);
  if (tags !== undefined && tags.length > 0) must((entry) => tags.every((tag) => entry.tags.includes(tag)));
  if (attributes !== undefined && attributes.length > 0)
    must((entry) => attributes.every((id) => entry.attributes.includes(id)));
  if (priceLevels !== undefined && priceLevels.length > 0)
    must(({ priceLevel }) => priceLevel !== null && priceLevels.includes(priceLevel));
  if (openAt !== undefined)
    passes.push((ordinal) => segment.openness.isOpen(segment.entries[ordinal]!, ordinal, openAt));
  if (near?.radiusKm !== undefined) {
    const radius = near.radiusKm;
    const degrees = radius / KM_PER_DEGREE;
    must(({ latitude }) => latitude !== null && Math.abs(latitude - near.latitude) <= degrees);
    must((entry) => (distanceOf(entry, near) ?? Infinity) <= radius);
  }
  return (ordinal) => {
    if (alive[ordinal] !== 1) return false;
    for (const pass of passes) if (!pass(ordinal)) return false;
    return true;
  };
};

/** Calls back with ordinals, each once, that include every company that passes: those of the shortest list, or all. */
export const eachCandidate = (segment: Segment, filters: SearchFilters, visit: (ordinal: number) => void): void => {
  const { city, district, categories } = filters;
  const one = (list: Numbers | undefined): readonly Uint32Array[] => [list?.view() ?? new Uint32Array(0)];
  const options = [
    ...(district === undefined ? [] : [one(segment.byDistrict.get(district))]),
    ...(city === undefined ? [] : [one(segment.byCity.get(city))]),
    ...(categories === undefined || categories.length === 0
      ? []
      : [categories.flatMap((id) => one(segment.byCategory.get(id)))]),
  ];
  const lengthOf = (lists: readonly Uint32Array[]): number => lists.reduce((sum, { length }) => sum + length, 0);
  const shortest = options.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  if (shortest === undefined) for (let ordinal = 0; ordinal < segment.entries.length; ordinal += 1) visit(ordinal);
  else if (shortest.length === 1) for (const ordinal of shortest[0]!) visit(ordinal);
  else for (const ordinal of new Set(shortest.flatMap((list) => [...list]))) visit(ordinal);
};
