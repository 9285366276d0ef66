import type { ReportReason } from '@carsi/contracts/reviews/calls';
import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever.

/** Sealed under the author's key since accounts exist; open in what was imported before. */
export interface ReviewText {
  readonly title: string;
  readonly content: string;
  readonly pros: string | null;
  readonly cons: string | null;
}

/** The public id, for notifications; missing for imported reviews and in old events. */
interface WithPublicId {
  readonly outerId?: string;
}
interface OfReview {
  readonly companyId: string;
  readonly rating: number;
  /** Unpublished until the author's address is verified, or because an admin took it down: invisible to others and not counted. */
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
export type ReviewPublished = Event<'ReviewPublished', OfReview & WithPublicId>;
export type ReviewRemoved = Event<'ReviewRemoved', OfReview>;

/** The reporter; the note is sealed under their key. */
export type ReviewReported = Event<
  'ReviewReported',
  {
    readonly companyId: string;
    readonly reporterId: string;
    readonly reason: ReportReason;
    readonly note: string | null;
  }
>;
/** An admin checked the reports, and the review stays. */
export type ReviewKept = Event<'ReviewKept', { readonly companyId: string }>;
/** An admin took it down; the reason, sealed under the author's key, is for the author. ReviewWithdrawn comes with it. */
export type ReviewTakenDown = Event<
  'ReviewTakenDown',
  WithPublicId & { readonly companyId: string; readonly userId: string; readonly reason: string }
>;
/** Written with ReviewTakenDown, never alone: carries the rating that no longer counts. An author's own removal is ReviewRemoved. */
export type ReviewWithdrawn = Event<'ReviewWithdrawn', OfReview>;
/** Its author appeals. */
export type ReviewAppealed = Event<'ReviewAppealed', { readonly companyId: string; readonly note: string }>;
/** Its author withdraws the appeal before a decision. */
export type AppealWithdrawn = Event<'AppealWithdrawn', { readonly companyId: string }>;
/** An admin checked again, and it stays down. */
export type AppealDismissed = Event<'AppealDismissed', { readonly companyId: string; readonly reason: string | null }>;
/** An admin brought it back: it counts again. */
export type ReviewRestored = Event<'ReviewRestored', OfReview>;

interface OfReply {
  readonly companyId: string;
  /** The owner at that time; the content is sealed under their key. */
  readonly ownerId: string;
  readonly content: string;
}
/** The first reply that it ever had; `userId` wrote the review. */
export type ReviewReplied = Event<'ReviewReplied', OfReply & WithPublicId & { readonly userId: string }>;
/** A changed reply, or one after a deleted reply. */
export type ReplyRevised = Event<'ReplyRevised', OfReply>;
export type ReplyRemoved = Event<'ReplyRemoved', { readonly companyId: string }>;

export type ReviewEvent =
  | ReviewPosted
  | ReviewRevised
  | ReviewPublished
  | ReviewRemoved
  | ReviewReported
  | ReviewKept
  | ReviewTakenDown
  | ReviewWithdrawn
  | ReviewAppealed
  | AppealWithdrawn
  | AppealDismissed
  | ReviewRestored
  | ReviewReplied
  | ReplyRevised
  | ReplyRemoved;
