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

/** What others know it by, for those who are told of it; not of imported ones, and not in what was written before. */
interface WithPublicId {
  readonly outerId?: string;
}
interface OfReview {
  readonly companyId: string;
  readonly rating: number;
  /** It waits until its author's address is verified, or an admin took it away: nobody else sees it, and it counts nowhere. */
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

/** Whoever asks for a look at it; the note is sealed under their key. */
export type ReviewReported = Event<
  'ReviewReported',
  {
    readonly companyId: string;
    readonly reporterId: string;
    readonly reason: ReportReason;
    readonly note: string | null;
  }
>;
/** An admin looked at what was reported, and it stays. */
export type ReviewKept = Event<'ReviewKept', { readonly companyId: string }>;
/** An admin took it away; the reason, sealed under the author's key, is for them. ReviewWithdrawn comes with it. */
export type ReviewTakenDown = Event<
  'ReviewTakenDown',
  WithPublicId & { readonly companyId: string; readonly userId: string; readonly reason: string }
>;
/** What was taken away counts no more. */
export type ReviewWithdrawn = Event<'ReviewWithdrawn', OfReview>;
/** Its author asks for another look. */
export type ReviewAppealed = Event<'ReviewAppealed', { readonly companyId: string; readonly note: string }>;
/** Its author takes the appeal back before an admin has decided. */
export type AppealWithdrawn = Event<'AppealWithdrawn', { readonly companyId: string }>;
/** An admin looked again, and it stays away. */
export type AppealDismissed = Event<'AppealDismissed', { readonly companyId: string; readonly reason: string | null }>;
/** An admin brought it back: it counts again. */
export type ReviewRestored = Event<'ReviewRestored', OfReview>;

interface OfReply {
  readonly companyId: string;
  /** Who owned the company then; the content is sealed under their key. */
  readonly ownerId: string;
  readonly content: string;
}
/** The first reply that it ever had; `userId` wrote the review. */
export type ReviewReplied = Event<'ReviewReplied', OfReply & WithPublicId & { readonly userId: string }>;
/** Another text in its place, or again after it was taken back. */
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
