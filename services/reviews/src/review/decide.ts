import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { ReviewEvent, ReviewText } from './events.js';

export const SHORTEST = 10;
export const LONGEST = 500;

interface Written {
  readonly rating: number;
  readonly content: string;
  readonly title?: string | undefined;
  readonly pros?: string | null | undefined;
  readonly cons?: string | null | undefined;
}

export type PostReview = Command<
  'PostReview',
  Written & {
    readonly companyId: string;
    readonly userId: string;
    readonly anonymous: boolean;
    readonly verifiedPurchase: boolean;
    readonly displayName: string | null;
  }
>;
export type ReviseReview = Command<'ReviseReview', Partial<Written>>;
export type RemoveReview = Command<'RemoveReview', Record<string, never>>;
export type ReviewCommand = PostReview | ReviseReview | RemoveReview;

export type Review =
  | { readonly is: 'none' | 'removed' }
  | (ReviewText & { readonly is: 'posted'; readonly companyId: string; readonly rating: number });

const decide = (command: ReviewCommand, review: Review): readonly ReviewEvent[] => {
  switch (command.type) {
    case 'PostReview': {
      if (review.is === 'posted') return refuse('REVIEW_EXISTS');
      const { companyId, userId, anonymous, verifiedPurchase, displayName } = command.data;
      return [
        {
          type: 'ReviewPosted',
          data: { ...checked(command.data), companyId, userId, anonymous, verifiedPurchase, displayName },
        },
      ];
    }
    case 'ReviseReview': {
      if (review.is !== 'posted') return refuse('REVIEW_NOT_FOUND');
      const { companyId, rating: previousRating } = review;
      const text = checked({ ...review, ...defined(command.data) });
      const same = (['rating', 'title', 'content', 'pros', 'cons'] as const).every(
        (field) => text[field] === review[field],
      );
      return same ? [] : [{ type: 'ReviewRevised', data: { ...text, companyId, previousRating } }];
    }
    case 'RemoveReview':
      return review.is === 'posted'
        ? [{ type: 'ReviewRemoved', data: { companyId: review.companyId, rating: review.rating } }]
        : [];
  }
};

/** Lengths count code points after trim and NFC. */
const checked = ({ rating, content, title, pros, cons }: Written): ReviewText & { rating: number } => {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return refuse('REVIEW_RATING_REQUIRED');
  const text = clean(content) ?? '';
  if ([...text].length < SHORTEST) return refuse('REVIEW_TOO_SHORT');
  if ([...text].length > LONGEST) return refuse('REVIEW_TOO_LONG');
  const [good, bad] = [clean(pros), clean(cons)];
  if ([...(good ?? '')].length > LONGEST || [...(bad ?? '')].length > LONGEST) return refuse('REVIEW_TOO_LONG');
  return { rating, content: text, title: (clean(title) ?? `${rating} yıldız`).slice(0, 120), pros: good, cons: bad };
};

const clean = (text: string | null | undefined): string | null => {
  const trimmed = text?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

const defined = <T extends object>(data: T): Partial<T> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Partial<T>;

const evolve = (_review: Review, event: ReviewEvent): Review => {
  if (event.type === 'ReviewRemoved') return { is: 'removed' };
  const { companyId, rating, title, content, pros, cons } = event.data;
  return { is: 'posted', companyId, rating, title, content, pros, cons };
};

export const review: Aggregate<Review, ReviewCommand, ReviewEvent> = {
  name: 'review',
  initial: { is: 'none' },
  decide,
  evolve,
};

/** One review per person and company: the pair is its id. */
export const reviewIdOf = (companyId: string, userId: string): string => `${companyId}_${userId}`;
