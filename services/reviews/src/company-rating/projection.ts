import type { RatingView } from '@carsi/contracts/reviews/calls';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** How many reviews of each number of stars a company has. */
export type CompanyRating = Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;

const none: CompanyRating = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

export const companyRating: Projection<CompanyRating, ReviewEvent> = {
  name: 'company-rating',
  version: 3,
  /** An unpublished review counts nowhere. */
  rows: ({ data }) => ('rating' in data && !data.waits ? [data.companyId] : []),
  evolve: (row = none, event) => {
    switch (event.type) {
      case 'ReviewPosted':
      case 'ReviewPublished':
      case 'ReviewRestored':
        return add(row, event.data.rating, 1);
      case 'ReviewRevised':
        return add(add(row, event.data.previousRating, -1), event.data.rating, 1);
      case 'ReviewRemoved':
      case 'ReviewWithdrawn':
        return add(row, event.data.rating, -1);
      default:
        return row;
    }
  },
};

const add = (row: CompanyRating, rating: number, count: number): CompanyRating => {
  const stars = String(rating) as keyof CompanyRating;
  return { ...row, [stars]: row[stars] + count };
};

export const ratingView = (histogram: CompanyRating = none): RatingView => {
  const counts = Object.entries(histogram);
  const count = counts.reduce((sum, [, n]) => sum + n, 0);
  const total = counts.reduce((sum, [stars, n]) => sum + Number(stars) * n, 0);
  return { rating: count === 0 ? 0 : Math.round((total / count) * 100) / 100, count, histogram };
};
