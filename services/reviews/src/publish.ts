import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Publish } from '@carsi/platform/platform';
import type { ReviewEvent } from './review/events.js';
import type { ReviewVoted } from './vote/vote.js';

/** The border: figures and ids are published, texts stay, and unpublished reviews publish nothing. */
export const publish: Publish = (event, { stream }): ReviewsEvent | undefined => {
  const own = event as ReviewEvent | ReviewVoted;
  if ('waits' in own.data && own.data.waits) return undefined;
  if (own.type === 'ReviewVoted')
    return { type: 'ReviewChanged', data: { reviewId: own.data.reviewId, companyId: own.data.companyId } };
  const publicId = 'outerId' in own.data && own.data.outerId !== undefined ? { outerId: own.data.outerId } : {};
  const of = { reviewId: stream.slice('review-'.length), companyId: own.data.companyId };
  switch (own.type) {
    case 'ReviewPosted':
    case 'ReviewPublished':
      return { type: 'ReviewPosted', data: { ...of, ...publicId, rating: own.data.rating } };
    case 'ReviewRestored':
      return { type: 'ReviewPosted', data: { ...of, rating: own.data.rating, again: true } };
    case 'ReviewRevised': {
      const { rating, previousRating } = own.data;
      return { type: 'ReviewRevised', data: { ...of, rating, previousRating } };
    }
    case 'ReviewRemoved':
    case 'ReviewWithdrawn':
      return { type: 'ReviewRemoved', data: { ...of, rating: own.data.rating } };
    case 'ReviewTakenDown':
      return { type: 'ReviewTakenDown', data: { ...of, ...publicId, userId: own.data.userId } };
    case 'ReviewReplied':
      return { type: 'ReviewReplied', data: { ...of, ...publicId, userId: own.data.userId } };
    case 'ReplyRevised':
    case 'ReplyRemoved':
      return { type: 'ReviewChanged', data: of };
    default:
      return undefined;
  }
};
