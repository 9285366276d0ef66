import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever.

/** Sealed under the author's key since accounts exist; open in what was imported before. */
export interface ReviewText {
  readonly title: string;
  readonly content: string;
  readonly pros: string | null;
  readonly cons: string | null;
}

interface OfReview {
  readonly companyId: string;
  readonly rating: number;
  /** It waits until its author's address is verified: nobody else sees it, and it counts nowhere. */
  readonly waits?: true;
}

export type ReviewPosted = Event<
  'ReviewPosted',
  OfReview &
    ReviewText & {
      readonly userId: string;
      readonly anonymous: boolean;
      readonly verifiedPurchase: boolean;
      /** What others know it by: our own id names its author. Not of imported ones. */
      readonly outerId?: string;
      /** Only of imported and sample reviews, whose authors have no account. */
      readonly displayName: string | null;
    }
>;
export type ReviewRevised = Event<
  'ReviewRevised',
  OfReview & ReviewText & { readonly previousRating: number; /** Where it changed. */ readonly anonymous?: boolean }
>;
/** It had waited, and counts from now on. */
export type ReviewPublished = Event<'ReviewPublished', OfReview>;
export type ReviewRemoved = Event<'ReviewRemoved', OfReview>;

export type ReviewEvent = ReviewPosted | ReviewRevised | ReviewPublished | ReviewRemoved;
