import type { QuestionOptions } from '@carsi/turkish/questions/meaning';
import type { SearchQuery } from '../search.js';

/** Explicit filters override recognised ones: words that name another category than the filter are text. */
export const questionOptionsOf = ({ filters, literal = [] }: SearchQuery): QuestionOptions => ({
  literal: filters.categories === undefined || filters.categories.length === 0 ? literal : [...literal, 'category'],
  city: filters.city,
  district: filters.district,
});

/** With this many companies that explain everything no others are shown. */
export const ENOUGH = 10;
export const MOST_GROUPS = 4;
export const MOST_IN_GROUP = 10;
/** Where more companies than these have a name, it says nothing. */
export const MOST_NAMESAKES = 3;
