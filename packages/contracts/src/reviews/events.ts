import type { Event } from '@carsi/kernel/event';

/** The language of the reviews service. What a person wrote stays inside; events carry ids and figures. */
export const reviewsTopic = 'reviews.events';
/** Counts from now on. */
export type ReviewPosted = Event<
  'ReviewPosted',
  {
    readonly reviewId: string;
    readonly companyId: string;
    readonly rating: number;
    /** What others know it by; not of imported ones. */
    readonly outerId?: string;
    /** An admin brought it back: it had been told before, and is no new one. */
    readonly again?: true;
  }
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
  { readonly reviewId: string; readonly companyId: string; readonly userId: string; readonly outerId?: string }
>;
/** Votes, a reply or the moderation made it read differently; the rating stays. */
export type ReviewChanged = Event<'ReviewChanged', { readonly reviewId: string; readonly companyId: string }>;
/** An admin took it away; `userId` wrote it and may read why. */
export type ReviewTakenDown = Event<
  'ReviewTakenDown',
  { readonly reviewId: string; readonly companyId: string; readonly userId: string; readonly outerId?: string }
>;
export type ReviewsEvent =
  | ReviewPosted
  | ReviewRevised
  | ReviewRemoved
  | ReviewReplied
  | ReviewChanged
  | ReviewTakenDown;
