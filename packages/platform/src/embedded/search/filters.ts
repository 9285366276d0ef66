import { distanceKm } from '@carsi/turkish/distance';
import type { Plan } from '@carsi/turkish/plans';
import type { SearchFilters } from '../../search.js';
import type { Entry, Segment } from './segment.js';

/** Kilometres from the asked point, undefined where the company has no position. */
export const distanceOf = (entry: Entry, near: NonNullable<SearchFilters['near']>): number | undefined =>
  entry.latitude === null || entry.longitude === null
    ? undefined
    : distanceKm(near.latitude, near.longitude, entry.latitude, entry.longitude);

/** A little less than a degree of latitude anywhere, so that the quick look never leaves out what the exact one would take. */
const KM_PER_DEGREE = 110.5;

type Passes = (entry: Entry, ordinal: number) => boolean;

/** What the columns of an entry must say; categories, which need a look into lists, are marked apart. */
const conditions = (
  segment: Segment,
  filters: SearchFilters,
  plan: Pick<Plan, 'city' | 'districts'>,
): readonly Passes[] => {
  const passes: Passes[] = [];
  const { city, district, verified, featured, premium, tags, rating, openAt, near } = filters;
  const cityOf = segment.cities.view();
  for (const plate of new Set([city, plan.city]))
    if (plate !== undefined) passes.push((_entry, ordinal) => cityOf[ordinal] === plate);
  if (district !== undefined) passes.push((entry) => entry.district === district);
  if (plan.districts !== undefined)
    passes.push((entry) => entry.district !== null && plan.districts!.includes(entry.district));
  if (verified !== undefined) passes.push((entry) => entry.verified === verified);
  if (featured !== undefined) passes.push((entry) => entry.featured === featured);
  if (premium !== undefined) passes.push((entry) => entry.premium === premium);
  if (rating !== undefined && rating > 0) passes.push((entry) => entry.rating >= rating);
  if (tags !== undefined && tags.length > 0) passes.push((entry) => tags.every((tag) => entry.tags.includes(tag)));
  if (openAt !== undefined) passes.push((entry, ordinal) => segment.openness.isOpen(entry, ordinal, openAt));
  if (near?.radiusKm !== undefined) {
    const radius = near.radiusKm;
    const degrees = radius / KM_PER_DEGREE;
    passes.push(({ latitude }) => latitude !== null && Math.abs(latitude - near.latitude) <= degrees);
    passes.push((entry) => (distanceOf(entry, near) ?? Infinity) <= radius);
  }
  return passes;
};

/** Ordinals of the shortest list that holds all that can match, undefined for the whole segment. */
const shortestList = (segment: Segment, filters: SearchFilters, plan: Plan): readonly Uint32Array[] | undefined => {
  const district = filters.district === undefined ? plan.districts : [filters.district];
  if (district !== undefined) return district.map((id) => segment.byDistrict.get(id)?.view() ?? new Uint32Array(0));
  const city = filters.city ?? plan.city;
  return city === undefined ? undefined : [segment.byCity.get(city)?.view() ?? new Uint32Array(0)];
};

/** Asked of every company there is: most searches ask for nothing or for one thing. */
const allOf = (passes: readonly Passes[]): Passes | undefined => {
  if (passes.length <= 1) return passes[0];
  return (entry, ordinal) => {
    for (const pass of passes) if (!pass(entry, ordinal)) return false;
    return true;
  };
};

const ANY = 1;

/**
 * Marks in `allowed` (one byte a company, zero before) whatever passes every filter, before anything is scored.
 * `categorySets` are alternatives within and all of them between: the explicit filter and the recognised one.
 */
export const markAllowed = (
  segment: Segment,
  allowed: Uint8Array,
  filters: SearchFilters,
  plan: Plan,
  categorySets: readonly ReadonlySet<string>[],
): void => {
  const passes = allOf(conditions(segment, filters, plan));
  const { entries } = segment;
  const check = (ordinal: number): void => {
    const entry = entries[ordinal];
    if (entry !== undefined && (passes === undefined || passes(entry, ordinal))) allowed[ordinal] = ANY;
  };
  const checkList = (list: Uint32Array): void => {
    for (let at = 0; at < list.length; at += 1) check(list[at]!);
  };
  if (categorySets.length === 0) {
    const lists = shortestList(segment, filters, plan);
    if (lists === undefined) for (let ordinal = 0; ordinal < entries.length; ordinal += 1) check(ordinal);
    else for (const list of lists) checkList(list);
    return;
  }
  for (const [round, categories] of categorySets.entries()) {
    for (const category of categories) {
      const list = segment.byCategory.get(category)?.view();
      if (list === undefined) continue;
      if (round === 0) checkList(list);
      else for (const ordinal of list) if (allowed[ordinal] === round) allowed[ordinal] = round + ANY;
    }
  }
  const whole = categorySets.length;
  if (whole > 1)
    for (let ordinal = 0; ordinal < entries.length; ordinal += 1)
      allowed[ordinal] = allowed[ordinal] === whole ? ANY : 0;
};
