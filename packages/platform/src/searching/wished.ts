import type { Wish } from '@carsi/turkish/questions/wish';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import type { SearchFilters } from '../search.js';

/** Explicit filters combined with those recognised in the sentence; explicit ones win. */
export const withWish = (filters: SearchFilters, wish: Wish | undefined, now: () => Date): SearchFilters => {
  if (wish === undefined) return filters;
  return {
    ...(wish.rating === undefined ? {} : { rating: wish.rating }),
    ...(wish.verified === undefined ? {} : { verified: true }),
    ...(wish.openNow === undefined ? {} : { openAt: minuteOfWeek(now()) }),
    ...filters,
  };
};
