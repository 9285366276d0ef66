import { distanceKm } from '@carsi/turkish/distance';
import type { SearchFilters } from '../../search.js';
import type { Position } from '../../searching/centres.js';
import type { Numbers } from './columns.js';
import { opennessAt } from './openness.js';
import type { Segment } from './segment.js';
import { FLAG } from './stored-companies.js';

/** Kilometres from the requested point; undefined for a company without a position. */
export const distanceOf = (segment: Segment, ordinal: number, near: Position): number | undefined => {
  const position = segment.companies.position(ordinal);
  return position && distanceKm(near.latitude, near.longitude, position.latitude, position.longitude);
};

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
  const { companies } = segment;
  const alive = segment.alive.view();
  const cityOf = companies.cities.view();
  const must = (matches: Passes): void => void passes.push(matches);
  const mustBe = (flag: number, wanted: boolean | undefined): void => {
    const flags = companies.flags.view();
    if (wanted !== undefined) must((ordinal) => ((flags[ordinal]! & flag) !== 0) === wanted);
  };
  if (city !== undefined) must((ordinal) => cityOf[ordinal] === city);
  if (district !== undefined) must((ordinal) => companies.locality(ordinal).district === district);
  if (categories !== undefined && categories.length > 0)
    must((ordinal) => companies.categoryIds(ordinal).some((id) => categories.includes(id)));
  mustBe(FLAG.verified, verified);
  mustBe(FLAG.featured, featured);
  mustBe(FLAG.premium, premium);
  if (rating !== undefined && rating > 0) {
    const ratings = companies.ratings.view();
    must((ordinal) => ratings[ordinal]! >= rating);
  }
  if (tags !== undefined && tags.length > 0)
    must((ordinal) => {
      const own = companies.tags(ordinal);
      return tags.every((tag) => own.includes(tag));
    });
  if (attributes !== undefined && attributes.length > 0)
    must((ordinal) => attributes.every((id) => companies.attributes(ordinal).includes(id)));
  if (priceLevels !== undefined && priceLevels.length > 0)
    must((ordinal) => priceLevels.includes(companies.priceLevels.values[ordinal]!));
  if (openAt !== undefined) must(opennessAt(companies, openAt));
  if (near?.radiusKm !== undefined) {
    const radius = near.radiusKm;
    const degrees = radius / KM_PER_DEGREE;
    const latitudes = companies.latitudes.view();
    // False where the latitude is unknown.
    must((ordinal) => Math.abs(latitudes[ordinal]! - near.latitude) <= degrees);
    must((ordinal) => (distanceOf(segment, ordinal, near) ?? Infinity) <= radius);
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
  if (shortest === undefined) for (let ordinal = 0; ordinal < segment.size; ordinal += 1) visit(ordinal);
  else if (shortest.length === 1) for (const ordinal of shortest[0]!) visit(ordinal);
  else for (const ordinal of new Set(shortest.flatMap((list) => [...list]))) visit(ordinal);
};
