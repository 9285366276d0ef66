import type { Event } from '@carsi/kernel/event';

/** Events of the reviews service. They carry ids and figures, never what a person wrote. */
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
    /** Restored by an admin: it was published before and is not new. */
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
/** An admin removed it; `userId` wrote it and may read why. */
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
