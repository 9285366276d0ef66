import { distanceKm } from '@carsi/turkish/distance';
import type { Plan } from '@carsi/turkish/questions/plans';
import type { SearchFilters } from '../../search.js';
import type { Entry, Segment } from './segment.js';

/** Kilometres from the requested point; undefined for a company without a position. */
export const distanceOf = (entry: Entry, near: NonNullable<SearchFilters['near']>): number | undefined =>
  entry.latitude === null || entry.longitude === null
    ? undefined
    : distanceKm(near.latitude, near.longitude, entry.latitude, entry.longitude);

/** Slightly less than a degree of latitude anywhere, so that the fast check never excludes a match of the exact one. */
const KM_PER_DEGREE = 110.5;

type Passes = (ordinal: number) => boolean;

/** The conditions of a search; categories, which need a lookup in lists, are separate. */
const conditions = (
  segment: Segment,
  filters: SearchFilters,
  plan: Pick<Plan, 'city' | 'districts'>,
): readonly Passes[] => {
  const passes: Passes[] = [];
  const { city, district, verified, featured, premium, tags, attributes, priceLevels, rating, openAt, near } = filters;
  const cityOf = segment.cities.view();
  const must = (matches: (entry: Entry) => boolean): void =>
    void passes.push((ordinal) => matches(segment.entries[ordinal]!));
  for (const plate of new Set([city, plan.city]))
    if (plate !== undefined) passes.push((ordinal) => cityOf[ordinal] === plate);
  if (district !== undefined) must((entry) => entry.district === district);
  if (plan.districts !== undefined)
    must((entry) => entry.district !== null && plan.districts!.includes(entry.district));
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
  return passes;
};

/** Relative cost: reading a company equals reading so many column values. */
const LOOK = 16;

const lengthOf = (lists: readonly Uint32Array[]): number => lists.reduce((sum, { length }) => sum + length, 0);

/** Ordinals of the shortest lists of places that contain all matches; undefined for the whole segment. */
const ofThePlace = (segment: Segment, filters: SearchFilters, plan: Plan): readonly Uint32Array[] | undefined => {
  const district = filters.district === undefined ? plan.districts : [filters.district];
  if (district !== undefined) return district.map((id) => segment.byDistrict.get(id)?.view() ?? new Uint32Array(0));
  const city = filters.city ?? plan.city;
  return city === undefined ? undefined : [segment.byCity.get(city)?.view() ?? new Uint32Array(0)];
};

/** Runs for every company: most searches have no condition or one. */
const allOf = (passes: readonly Passes[]): Passes | undefined => {
  if (passes.length <= 1) return passes[0];
  return (ordinal) => {
    for (const pass of passes) if (!pass(ordinal)) return false;
    return true;
  };
};

const ANY = 1;

/** Calls back with ordinals, each at least once, that include every possible match. */
export type Candidates = (visit: (ordinal: number) => void) => void;

/**
 * Marks in `allowed` (one byte a company, initially zero) every company that passes all filters, before scoring. `categorySets`: any
 * category within a set, and all sets (the explicit filter and the recognised one). With `candidates` only those are checked.
 */
export const markAllowed = (
  segment: Segment,
  allowed: Uint8Array,
  filters: SearchFilters,
  plan: Plan,
  categorySets: readonly ReadonlySet<string>[],
  candidates?: Candidates,
): void => {
  const passes = allOf(conditions(segment, filters, plan));
  const alive = segment.alive.view();
  const check = (ordinal: number): void => {
    if (alive[ordinal] === 1 && (passes === undefined || passes(ordinal))) allowed[ordinal] = ANY;
  };
  const checkList = (list: Uint32Array): void => {
    for (let at = 0; at < list.length; at += 1) check(list[at]!);
  };
  const lists = candidates ? undefined : ofThePlace(segment, filters, plan);
  const ofCategory = lists && [...(categorySets[0] ?? [])].flatMap((id) => segment.byCategory.get(id)?.view() ?? []);
  // Checks only the companies of the place where they are few compared with those of the category.
  const placed: Candidates | undefined =
    lists && ofCategory && lengthOf(lists) * LOOK < lengthOf(ofCategory)
      ? (visit) => {
          for (const list of lists) for (const ordinal of list) visit(ordinal);
        }
      : undefined;
  const few = candidates ?? placed;
  if (few !== undefined) {
    const belongs = (ordinal: number): boolean => {
      const { categoryIds } = segment.entries[ordinal]!;
      return categorySets.every((categories) => categoryIds.some((id) => categories.has(id)));
    };
    few((ordinal) => {
      if (alive[ordinal] === 1 && (categorySets.length === 0 || belongs(ordinal))) check(ordinal);
    });
    return;
  }
  if (categorySets.length === 0) {
    if (lists === undefined && passes === undefined) allowed.set(alive);
    else if (lists === undefined) for (let ordinal = 0; ordinal < alive.length; ordinal += 1) check(ordinal);
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
  const setCount = categorySets.length;
  if (setCount > 1)
    for (let ordinal = 0; ordinal < alive.length; ordinal += 1)
      allowed[ordinal] = allowed[ordinal] === setCount ? ANY : 0;
};
