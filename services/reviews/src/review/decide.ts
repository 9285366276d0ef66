import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { ReviewEvent, ReviewText } from './events.js';
import { moderate, type ModerationCommand } from './moderate.js';
import { removeReply, reply, type RemoveReply, type ReplyToReview } from './reply.js';
import { evolve, outerIdOf, isPublic, type Review } from './state.js';
import { checked, titleOf, type Written } from './text.js';

export type PostReview = Command<
  'PostReview',
  Written & {
    readonly companyId: string;
    readonly userId: string;
    readonly anonymous: boolean;
    readonly verifiedPurchase: boolean;
    readonly displayName: string | null;
    /** Null for reviews whose authors have no account. */
    readonly outerId: string | null;
    /** Its author's address is not verified yet. */
    readonly waits: boolean;
  }
>;
export type Shown = ReviewText & { readonly rating: number; readonly anonymous: boolean };
/** `was`: as it reads now. What a person wrote is sealed in the stream, so the state does not know it. */
export type ReviseReview = Command<
  'ReviseReview',
  { readonly changes: Partial<Written> & { readonly anonymous?: boolean | undefined }; readonly was: Shown }
>;
export type PublishReview = Command<'PublishReview', Record<string, never>>;
export type RemoveReview = Command<'RemoveReview', Record<string, never>>;
export type ReviewCommand =
  | PostReview
  | ReviseReview
  | PublishReview
  | RemoveReview
  | ModerationCommand
  | ReplyToReview
  | RemoveReply;

const decide = (command: ReviewCommand, review: Review): readonly ReviewEvent[] => {
  switch (command.type) {
    case 'PostReview': {
      if (review.is === 'posted') return refuse('REVIEW_EXISTS', { id: review.id });
      if (review.is === 'removed' && review.mayNotRepost) return refuse('REVIEW_BARRED');
      const { companyId, userId, anonymous, verifiedPurchase, displayName, outerId, waits } = command.data;
      const of = { companyId, userId, anonymous, verifiedPurchase, displayName, ...(outerId !== null && { outerId }) };
      return [{ type: 'ReviewPosted', data: { ...checked(command.data), ...of, ...(waits && { waits }) } }];
    }
    case 'ReviseReview': {
      if (review.is !== 'posted') return refuse('REVIEW_NOT_FOUND');
      if (review.moderation !== 'no') return refuse('REVIEW_TAKEN_DOWN');
      const { changes, was } = command.data;
      const text = checked({ ...was, title: ownTitle(was), ...defined(changes) });
      const { anonymous = was.anonymous } = changes;
      const same = (['rating', 'title', 'content', 'pros', 'cons'] as const).every(
        (field) => text[field] === was[field],
      );
      if (same && anonymous === was.anonymous) return [];
      const of = { companyId: review.companyId, previousRating: review.rating, ...hidden(review) };
      return [{ type: 'ReviewRevised', data: { ...text, ...of, ...(anonymous !== was.anonymous && { anonymous }) } }];
    }
    case 'PublishReview': {
      if (review.is !== 'posted' || !review.awaitingVerification) return [];
      const { companyId, rating } = review;
      return [{ type: 'ReviewPublished', data: { companyId, rating, ...outerIdOf(review) } }];
    }
    case 'RemoveReview': {
      if (review.is !== 'posted') return [];
      const { companyId, rating } = review;
      return [{ type: 'ReviewRemoved', data: { companyId, rating, ...hidden(review) } }];
    }
    case 'ReplyToReview':
      return reply(command, review);
    case 'RemoveReply':
      return removeReply(review);
    default:
      return moderate(command, review);
  }
};

/** Events of a review that is not public carry `waits: true`, also once an admin took it down: they are not published. */
const hidden = (review: Review): { readonly waits?: true } => (isPublic(review) ? {} : { waits: true });

/** A title that only repeats the stars changes with them. */
const ownTitle = ({ title, rating }: Shown): string | null => (title === titleOf(rating) ? null : title);

const defined = <T extends object>(data: T): Partial<T> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Partial<T>;

export const review: Aggregate<Review, ReviewCommand, ReviewEvent> = {
  name: 'review',
  initial: { is: 'none' },
  decide,
  evolve,
};
