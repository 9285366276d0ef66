import type { ReadOptions } from '@carsi/turkish/questions/reading';
import type { SearchQuery } from '../search.js';

/** Explicit filters beat recognised ones: words that say another place or category than the filter does are text. */
export const readOptionsOf = ({ filters, literal = [] }: SearchQuery): ReadOptions => ({
  literal: filters.categories === undefined || filters.categories.length === 0 ? literal : [...literal, 'category'],
  city: filters.city,
  district: filters.district,
});

/** An answer of so many companies needs no similar ones beside it. */
export const ENOUGH = 10;
/** More similar companies than these are not shown. */
export const MOST_SIMILAR = 20;
