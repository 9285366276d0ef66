import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever.

export interface ReviewText {
  readonly title: string;
  readonly content: string;
  readonly pros: string | null;
  readonly cons: string | null;
}

export type ReviewPosted = Event<
  'ReviewPosted',
  ReviewText & {
    readonly companyId: string;
    readonly userId: string;
    readonly rating: number;
    readonly anonymous: boolean;
    readonly verifiedPurchase: boolean;
    /** Only of imported and sample reviews, whose authors have no account. */
    readonly displayName: string | null;
  }
>;
export type ReviewRevised = Event<
  'ReviewRevised',
  ReviewText & { readonly companyId: string; readonly rating: number; readonly previousRating: number }
>;
export type ReviewRemoved = Event<'ReviewRemoved', { readonly companyId: string; readonly rating: number }>;

export type ReviewEvent = ReviewPosted | ReviewRevised | ReviewRemoved;
