import { z } from 'zod';
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
  /** The secret of a link that the company gave to a customer. */
  invitation: z.string().max(200).optional(),
  /** Only an operator's import names author and time. */
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

export const voteOnReview = z.object({
  reviewId: z.string().min(1).max(130),
  /** Null takes it back. */
  helpful: z.boolean().nullable(),
});
export type VoteOnReview = z.infer<typeof voteOnReview>;

export const replyToReview = z.object({
  reviewId: z.string().min(1).max(130),
  /** Empty: the reply goes. */
  content: text,
});
export type ReplyToReview = z.infer<typeof replyToReview>;

export const reportReasons = ['spam', 'offensive', 'false', 'personal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const reportReview = z.object({
  reviewId: z.string().min(1).max(130),
  reason: z.string().max(100),
  note: text.nullish(),
});
export type ReportReview = z.infer<typeof reportReview>;

export const appealReview = z.object({ reviewId: z.string().min(1).max(130), note: text });
export type AppealReview = z.infer<typeof appealReview>;
export const ofReview = appealReview.pick({ reviewId: true });

/** `reported`: awaits moderation. `removed`: by an admin; `appealed`: its author disputes the removal. */
export const moderationStates = ['reported', 'kept', 'removed', 'appealed'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const listModeration = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(moderationStates).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListModeration = z.infer<typeof listModeration>;

export const decideReview = z.object({
  reviewId: z.string().min(1).max(130),
  keep: z.boolean(),
  reason: text.nullish(),
});
export type DecideReview = z.infer<typeof decideReview>;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export const listReviews = z.object({
  companyId: z.string().min(1).max(64),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
  sort: z.enum(reviewSorts),
  /** Only those with so many stars. */
  rating: z.int().min(1).max(5).optional(),
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
  /** False while its author's address is unverified and after a removal: then only the author sees it. */
  readonly published: boolean;
  readonly helpful: number;
  readonly notHelpful: number;
  readonly reply: ReplyView | null;
  /** For its author and admins. */
  readonly removal: RemovalView | null;
  /** Moderation state and since when, for admins; null if never reported. */
  readonly moderation: { readonly state: ModerationState; readonly at: string } | null;
  readonly edited: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The owner's public reply. */
export interface ReplyView {
  readonly ownerId: string;
  readonly content: string;
  readonly at: string;
  readonly edited: boolean;
}

export interface RemovalView {
  readonly reason: string;
  readonly at: string;
  /** `open`: awaits an admin; `dismissed`: the removal stays. */
  readonly appeal: 'open' | 'dismissed' | null;
}

/** What became of the link that a review was posted with. */
export const invitationOutcomes = ['accepted', 'used', 'expired', 'unknown'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

/** A review as an admin looks at it. */
export interface ModerationView {
  readonly review: ReviewView;
  readonly state: ModerationState;
  /** When that began. */
  readonly at: string;
  readonly reports: readonly {
    readonly reporterId: string;
    readonly reason: ReportReason;
    /** Null if omitted, and once the reporter is erased. */
    readonly note: string | null;
    readonly at: string;
  }[];
  readonly appeal: string | null;
}

export interface RatingView {
  /** Mean with two decimals, 0 without reviews. */
  readonly rating: number;
  readonly count: number;
  readonly histogram: Readonly<Record<'1' | '2' | '3' | '4' | '5', number>>;
}

export interface ReviewsCalls {
  /**
   * As oneself; operators import what others wrote. Refuses COMPANY_NOT_FOUND, REVIEW_OWN_COMPANY, REVIEW_EXISTS with its `id` in the
   * details, and what a review must say.
   */
  post(body: PostReview): Promise<ReviewView & { readonly invitation?: InvitationOutcome }>;
  /** By the outer id; operators by the inner one. Refuses REVIEW_NOT_FOUND, FORBIDDEN for another's, and as `post`. */
  revise(body: ReviseReview): Promise<ReviewView>;
  remove(body: { readonly reviewId: string }): Promise<{ readonly removed: true; readonly companyId: string }>;
  /** Those that are published. */
  list(body: ListReviews): Promise<{ readonly reviews: readonly ReviewView[]; readonly total: number }>;
  /** The caller's own review, published or not, whether they own the company, and their votes by outer ids. */
  own(body: { readonly companyId: string }): Promise<{
    readonly review: ReviewView | null;
    readonly owner: boolean;
    readonly votes: Readonly<Record<string, boolean>>;
  }>;
  /** One each, changeable. Refuses EMAIL_UNVERIFIED, REVIEW_NOT_FOUND, REVIEW_VOTE_OWN. */
  vote(body: VoteOnReview): Promise<{ readonly review: ReviewView; readonly vote: boolean | null }>;
  /** By the company's owner. Refuses FORBIDDEN, REVIEW_NOT_FOUND, and what a reply must say. */
  reply(body: ReplyToReview): Promise<ReviewView>;
  /** Once each; again answers alike. Refuses REVIEW_NOT_FOUND, REVIEW_REPORT_OWN, REPORT_REASON_REQUIRED, REPORT_NOTE_TOO_LONG. */
  report(body: ReportReview): Promise<{ readonly reported: true }>;
  /** By the author of a removed review, once. Refuses REVIEW_NOT_REMOVED, REVIEW_APPEALED, and what an appeal must say. */
  appeal(body: AppealReview): Promise<ReviewView>;
  /** By its author, until an admin has decided. Afterwards they may appeal again. */
  withdrawAppeal(body: { readonly reviewId: string }): Promise<ReviewView>;
  /** Admins only; what happened last comes first. */
  moderation(body: ListModeration): Promise<{ readonly reviews: readonly ModerationView[]; readonly total: number }>;
  /** Admins only. Keeping restores a removed review. Refuses REVIEW_NOT_FOUND, REVIEW_REASON_REQUIRED, REVIEW_REASON_TOO_LONG. */
  decide(body: DecideReview): Promise<ModerationView>;
  /** By the company's owner: the secret of a link that one customer may use once. Refuses FORBIDDEN, INVITATION_LIMIT with `retryAfterMs`. */
  invite(body: { readonly companyId: string }): Promise<{ readonly secret: string; readonly expiresAt: string }>;
  rating(body: { readonly companyId: string }): Promise<RatingView>;
}
