import type { OpenTime, Wish } from '@carsi/turkish/questions/wish';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import type { SearchFilters } from '../search.js';

/** The filters that a wish stands for; an explicit one of the same kind fulfils it. */
export const wishFilters = (wish: Wish, filters: SearchFilters, now: () => Date): SearchFilters => ({
  ...(wish.rating === undefined || filters.rating !== undefined ? {} : { rating: wish.rating }),
  ...(wish.verified === undefined ? {} : { verified: true }),
  ...(filters.openAt === undefined && wish.openOn !== undefined && { openAt: minuteOn(wish.openOn, now()) }),
  ...(filters.openAt === undefined && wish.openNow !== undefined && { openAt: minuteOfWeek(now()) }),
});

const DAY = 1_440;
const MORNING = 6 * 60;
/** The minute of the week that is meant; in the evening or at night, when it has begun, the present one. */
const minuteOn = ({ day, inDays = 0, minute }: OpenTime, now: Date): number => {
  const present = minuteOfWeek(now);
  const today = Math.floor(present / DAY);
  if (day !== undefined) return day * DAY + minute;
  const hasBegun = inDays === 0 && (present % DAY >= minute || (minute > 22 * 60 && present % DAY < MORNING));
  return hasBegun ? present : ((today + inDays) % 7) * DAY + minute;
};
