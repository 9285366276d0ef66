import type { ReviewsEvent } from '@carsi/contracts/reviews';
import type { Publish } from '@carsi/platform/platform';
import type { ReviewEvent } from './review/events.js';

/** The border: figures and ids go out, what a person wrote stays, and of a review that waits nobody hears. */
export const publish: Publish = (event, { stream }): ReviewsEvent | undefined => {
  const own = event as ReviewEvent;
  if (own.data.waits) return undefined;
  const { companyId, rating } = own.data;
  const data = { reviewId: stream.slice('review-'.length), companyId, rating };
  switch (own.type) {
    case 'ReviewPosted':
    case 'ReviewPublished':
      return { type: 'ReviewPosted', data };
    case 'ReviewRevised':
      return { type: 'ReviewRevised', data: { ...data, previousRating: own.data.previousRating } };
    case 'ReviewRemoved':
      return { type: 'ReviewRemoved', data };
  }
};
