import type { Wish } from '@carsi/turkish/questions/wish';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import type { SearchFilters } from '../search.js';

/** The filters that a wish stands for; an explicit one of the same kind fulfils it. */
export const wishFilters = (wish: Wish, filters: SearchFilters, now: () => Date): SearchFilters => ({
  ...(wish.rating === undefined || filters.rating !== undefined ? {} : { rating: wish.rating }),
  ...(wish.verified === undefined ? {} : { verified: true }),
  ...(wish.openNow === undefined || filters.openAt !== undefined ? {} : { openAt: minuteOfWeek(now()) }),
});
