import type { ReadOptions } from '@carsi/turkish/questions/reading';
import type { SearchQuery } from '../search.js';

/** Explicit filters override recognised ones: words that name another place or category than the filter are text. */
export const readOptionsOf = ({ filters, literal = [] }: SearchQuery): ReadOptions => ({
  literal: filters.categories === undefined || filters.categories.length === 0 ? literal : [...literal, 'category'],
  city: filters.city,
  district: filters.district,
});

/** With this many results no similar ones are added. */
export const ENOUGH = 10;
/** Limit of similar results. */
export const MOST_SIMILAR = 20;
