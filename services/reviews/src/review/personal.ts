import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { ReviewEvent } from './events.js';

/** One review per person and company: the pair is its id. */
export const reviewIdOf = (companyId: string, userId: string): string => `${companyId}_${userId}`;
export const authorOf = (reviewId: string): string => reviewId.slice(reviewId.indexOf('_') + 1);

const ofReview = (...fields: string[]): PersonalFields => ({
  purpose: 'reviews',
  fields,
  person: (_event, stream) => authorOf(stream.slice('review-'.length)),
});

/** Which fields of our events are what somebody wrote or is called: sealed before they are written, opened for projections. */
export const personal: Partial<Record<ReviewEvent['type'], PersonalFields>> & Record<string, PersonalFields> = {
  ReviewPosted: ofReview('title', 'content', 'pros', 'cons', 'displayName'),
  ReviewRevised: ofReview('title', 'content', 'pros', 'cons'),
};
