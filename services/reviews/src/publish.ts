import type { ReviewsEvent } from '@carsi/contracts/reviews';
import type { Publish } from '@carsi/platform/platform';
import type { ReviewEvent } from './review/events.js';

/** The border: figures and ids go out, what a person wrote stays. */
export const publish: Publish = (event, { stream }): ReviewsEvent => {
  const own = event as ReviewEvent;
  const reviewId = stream.slice('review-'.length);
  const { companyId, rating } = own.data;
  if (own.type === 'ReviewRevised')
    return { type: 'ReviewRevised', data: { reviewId, companyId, rating, previousRating: own.data.previousRating } };
  return { type: own.type, data: { reviewId, companyId, rating } };
};
