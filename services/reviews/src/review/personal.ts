import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { ReplyRevised, ReviewEvent, ReviewReplied, ReviewReported } from './events.js';

/** One review per person and company: the pair is its id. */
export const reviewIdOf = (companyId: string, userId: string): string => `${companyId}_${userId}`;
export const companyOf = (reviewId: string): string => reviewId.slice(0, reviewId.indexOf('_'));
export const authorOf = (reviewId: string): string => reviewId.slice(reviewId.indexOf('_') + 1);

const ofReview = (...fields: string[]): PersonalFields => ({
  purpose: 'reviews',
  fields,
  person: (_event, stream) => authorOf(stream.slice('review-'.length)),
});

/** Texts about a review are erased with their writer, also where their own reviews stay: so they have a separate key. */
const writtenBy = (field: string, person: (data: never) => string): PersonalFields => ({
  purpose: 'messages',
  fields: [field],
  person: ({ data }) => person(data as never),
});

/** The personal fields of our events: sealed before they are written, opened for projections. */
export const personal: Partial<Record<ReviewEvent['type'], PersonalFields>> & Record<string, PersonalFields> = {
  ReviewPosted: ofReview('title', 'content', 'pros', 'cons', 'displayName'),
  ReviewRevised: ofReview('title', 'content', 'pros', 'cons'),
  ReviewTakenDown: ofReview('reason'),
  AppealDismissed: ofReview('reason'),
  ReviewAppealed: { ...ofReview('note'), purpose: 'messages' },
  ReviewReported: writtenBy('note', ({ reporterId }: ReviewReported['data']) => reporterId),
  ReviewReplied: writtenBy('content', ({ ownerId }: ReviewReplied['data']) => ownerId),
  ReplyRevised: writtenBy('content', ({ ownerId }: ReplyRevised['data']) => ownerId),
};
