import type { ReviewEvent } from './events.js';
import { reviewIdOf } from './personal.js';

export interface PostedReview {
  readonly is: 'posted';
  /** What others know it by. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly rating: number;
  readonly awaitingVerification: boolean;
  /** The admin's decision, and the author's response. */
  readonly moderation: 'no' | 'down' | 'appealed' | 'for good';
  readonly reporters: readonly string[];
  /** Reported, and not checked by an admin since. */
  readonly reported: boolean;
  readonly reply: 'never' | 'stands' | 'taken back';
}
/** `mayNotRepost`: its author removed a review that was taken down, and may not post another. */
export type Review =
  | { readonly is: 'none' }
  | { readonly is: 'removed'; readonly mayNotRepost: boolean }
  | PostedReview;

/** Everybody sees it, and it counts. */
export const isPublic = (review: Review): review is PostedReview =>
  review.is === 'posted' && !review.awaitingVerification && review.moderation === 'no';

/** For events that cause notifications. */
export const outerIdOf = ({ id, companyId, userId }: PostedReview): { readonly outerId?: string } =>
  id === reviewIdOf(companyId, userId) ? {} : { outerId: id };

export const evolve = (review: Review, event: ReviewEvent): Review => {
  if (event.type === 'ReviewPosted') return posted(event.data);
  return review.is === 'posted' ? after(review, event) : review;
};

const posted = ({
  companyId,
  userId,
  outerId = reviewIdOf(companyId, userId),
  rating,
  waits,
}: Extract<ReviewEvent, { type: 'ReviewPosted' }>['data']): Review => ({
  is: 'posted',
  id: outerId,
  companyId,
  userId,
  rating,
  awaitingVerification: waits === true,
  moderation: 'no',
  reporters: [],
  reported: false,
  reply: 'never',
});

const after = (review: PostedReview, event: Exclude<ReviewEvent, { type: 'ReviewPosted' }>): Review => {
  switch (event.type) {
    case 'ReviewRevised':
      return { ...review, rating: event.data.rating };
    case 'ReviewPublished':
      return { ...review, awaitingVerification: false };
    case 'ReviewRemoved':
      return { is: 'removed', mayNotRepost: review.moderation !== 'no' };
    case 'ReviewReported':
      return { ...review, reported: true, reporters: [...review.reporters, event.data.reporterId] };
    case 'ReviewKept':
      return { ...review, reported: false };
    case 'ReviewTakenDown':
      return { ...review, moderation: 'down', reported: false };
    case 'ReviewWithdrawn':
      return review;
    case 'ReviewAppealed':
      return { ...review, moderation: 'appealed' };
    case 'AppealWithdrawn':
      return { ...review, moderation: 'down' };
    case 'AppealDismissed':
      return { ...review, moderation: 'for good' };
    case 'ReviewRestored':
      return { ...review, moderation: 'no' };
    case 'ReviewReplied':
    case 'ReplyRevised':
      return { ...review, reply: 'stands' };
    case 'ReplyRemoved':
      return { ...review, reply: 'taken back' };
  }
};
