import type { Event } from '@carsi/kernel/event';
import { z } from 'zod';

/** The language of the reviews service. What a person wrote stays inside; events carry ids and figures. */
export const reviewsTopic = 'reviews.events';

/** Counts from now on. */
export type ReviewPosted = Event<
  'ReviewPosted',
  { readonly reviewId: string; readonly companyId: string; readonly rating: number }
>;
/** `rating` takes the place of `previousRating`. */
export type ReviewRevised = Event<
  'ReviewRevised',
  { readonly reviewId: string; readonly companyId: string; readonly rating: number; readonly previousRating: number }
>;
/** Counts no more; `rating` is what it had counted with. */
export type ReviewRemoved = Event<
  'ReviewRemoved',
  { readonly reviewId: string; readonly companyId: string; readonly rating: number }
>;
/** The company's owner answered in public, for the first time; `userId` wrote the review. */
export type ReviewReplied = Event<
  'ReviewReplied',
  { readonly reviewId: string; readonly companyId: string; readonly userId: string }
>;
/** Votes, a reply or the moderation made it read differently; the rating stays. */
export type ReviewChanged = Event<'ReviewChanged', { readonly reviewId: string; readonly companyId: string }>;
/** An admin took it away; `userId` wrote it and may read why. */
export type ReviewTakenDown = Event<
  'ReviewTakenDown',
  { readonly reviewId: string; readonly companyId: string; readonly userId: string }
>;
export type ReviewsEvent =
  | ReviewPosted
  | ReviewRevised
  | ReviewRemoved
  | ReviewReplied
  | ReviewChanged
  | ReviewTakenDown;

const text = z.string().max(20_000);

export const postReview = z.object({
  companyId: z.string().min(1).max(64),
  userId: z.string().min(1).max(64),
  rating: z.number(),
  title: text.optional(),
  content: text,
  pros: text.nullish(),
  cons: text.nullish(),
  anonymous: z.boolean().optional(),
  /** Only an operator's import says who wrote and when. */
  displayName: z.string().max(100).optional(),
  postedAt: z.iso.datetime().optional(),
});
export type PostReview = z.infer<typeof postReview>;

export const reviseReview = z.object({
  reviewId: z.string().min(1).max(130),
  rating: z.number().optional(),
  title: text.optional(),
  content: text.optional(),
  pros: text.nullish(),
  cons: text.nullish(),
  anonymous: z.boolean().optional(),
});
export type ReviseReview = z.infer<typeof reviseReview>;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export const listReviews = z.object({
  companyId: z.string().min(1).max(64),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
  sort: z.enum(reviewSorts),
});
export type ListReviews = z.infer<typeof listReviews>;

export interface ReviewView {
  /** Names its author: never for others to see. */
  readonly id: string;
  /** What others know it by. */
  readonly outerId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly displayName: string | null;
  readonly rating: number;
  readonly title: string;
  readonly content: string;
  readonly pros: string | null;
  readonly cons: string | null;
  readonly anonymous: boolean;
  readonly verifiedPurchase: boolean;
  /** False while its author's address is not verified: then only they see it. */
  readonly published: boolean;
  readonly helpful: number;
  readonly edited: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface RatingView {
  /** Mean with two decimals, 0 without reviews. */
  readonly rating: number;
  readonly count: number;
  readonly histogram: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;
}

export interface ReviewsRequests {
  /**
   * As oneself; operators import what others wrote. Refuses COMPANY_NOT_FOUND, REVIEW_OWN_COMPANY, REVIEW_EXISTS with its `id` in the
   * details, and what a review must say.
   */
  post(body: PostReview): Promise<ReviewView>;
  /** By the outer id; operators by the inner one. Refuses REVIEW_NOT_FOUND, FORBIDDEN for that of somebody else, and as `post`. */
  revise(body: ReviseReview): Promise<ReviewView>;
  remove(body: { readonly reviewId: string }): Promise<{ readonly removed: true; readonly companyId: string }>;
  /** Those that are published. */
  list(body: ListReviews): Promise<{ readonly reviews: readonly ReviewView[]; readonly total: number }>;
  /** What whoever asks wrote about it, published or not. */
  own(body: { readonly companyId: string }): Promise<{ readonly review: ReviewView | null }>;
  rating(body: { readonly companyId: string }): Promise<RatingView>;
}
