import { z } from 'zod';
import { invitationOutcomes, moderationStates, reportReasons, reviewSorts } from './calls.js';
import { success } from '../common/success.js';
import { page } from '../common/query.js';
import { routes } from '../common/route.js';

export const review = z.object({
  id: z.string(),
  company_id: z.string(),
  /** Null for anonymous ones, except to the author and an admin. */
  user_id: z.string().nullable(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  pros: z.string().nullable(),
  cons: z.string().nullable(),
  anonymous: z.boolean(),
  verified_purchase: z.boolean(),
  helpful_count: z.int(),
  not_helpful_count: z.int(),
  published: z.boolean(),
  edited: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  display_name: z.string(),
  user_profiles: z.object({ full_name: z.string(), avatar: z.string().nullable() }).nullable(),
  reply: z.object({ content: z.string(), created_at: z.iso.datetime(), edited: z.boolean() }).nullable(),
  /** The caller's own; null without a token. */
  my_vote: z.boolean().nullable(),
  /** Removed by an admin: for its author and for admins. */
  removal: z
    .object({ reason: z.string(), at: z.iso.datetime(), appeal: z.enum(['open', 'dismissed']).nullable() })
    .nullable(),
});
export type Review = z.infer<typeof review>;

/** Longer texts are refused before any rule is checked. */
const typed = z.string().max(20_000);

/** `user_id` is the caller's own. The service checks the rules. */
export const postReviewBody = z.object({
  company_id: z.string().min(1).max(64),
  user_id: z.string().max(64).nullish(),
  rating: z.number().nullish(),
  title: typed.nullish(),
  content: typed.nullish(),
  pros: typed.nullish(),
  cons: typed.nullish(),
  anonymous: z.boolean().nullish(),
  /** From a link of the company (`?davet=`). */
  invitation: z.string().max(200).nullish(),
});
export type PostReviewBody = z.infer<typeof postReviewBody>;

/** What became of the invitation, with the sentence for it; null where none was given. */
export const postedReview = review.extend({
  invitation: z.enum(invitationOutcomes).nullable(),
  invitation_message: z.string().nullable(),
});
export type PostedReview = z.infer<typeof postedReview>;

/** What is not given stays. */
export const putReviewBody = postReviewBody.omit({ company_id: true, user_id: true, invitation: true });
export type PutReviewBody = z.infer<typeof putReviewBody>;

export const ratingSummary = z.object({
  /** 0 without reviews. */
  rating: z.number(),
  review_count: z.int(),
  histogram: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
});
export type RatingSummary = z.infer<typeof ratingSummary>;

export const reviewsQuery = page.extend({
  sort: z.enum(reviewSorts).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
});
export type ReviewsQuery = z.infer<typeof reviewsQuery>;

/** What one's account adds to the public reviews of a company. */
export const myReviews = z.object({
  review: review.nullable(),
  is_owner: z.boolean(),
  /** By the id of the review. */
  votes: z.record(z.string(), z.boolean()),
});
export type MyReviews = z.infer<typeof myReviews>;

export const voteBody = z.object({ helpful: z.boolean() });
export const voteAnswer = review.pick({ helpful_count: true, not_helpful_count: true, my_vote: true });

/** Empty removes it. */
export const replyBody = z.object({ content: typed.nullish() });

export const reportBody = z.object({ reason: z.string().max(100).nullish(), note: typed.nullish() });

export const appealBody = z.object({ note: typed.nullish() });

export const reviewInvitation = z.object({ url: z.url(), expires_at: z.iso.datetime() });
export type ReviewInvitation = z.infer<typeof reviewInvitation>;

export const adminReviewsQuery = page.extend({
  q: z.string().max(200).optional(),
  status: z.enum(moderationStates).optional(),
});
export const adminReview = review.extend({
  status: z.enum(moderationStates),
  status_at: z.iso.datetime(),
  reports: z.array(
    z.object({
      user_id: z.string(),
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  appeal: z.string().nullable(),
  /** Null where it was never public. */
  company: z.object({ name: z.string(), slug: z.string() }).nullable(),
});
export type AdminReview = z.infer<typeof adminReview>;

/** A removal needs a reason, which its author reads. */
export const decisionBody = z.object({ keep: z.boolean(), reason: typed.nullish() });

const SIGN_IN = 'Yorum yapabilmek için giriş yapmanız gerekiyor.';

export const reviewRoutes = routes({
  'POST /api/reviews': {
    summary: 'Yorum yaz; e-posta doğrulanmamışsa published false',
    who: 'member',
    signIn: SIGN_IN,
    // A review that cannot be read is not one of the ten a day.
    limit: null,
    body: postReviewBody,
    status: 201,
    answer: postedReview,
  },
  'PUT /api/reviews/{id}': {
    summary: 'Kendi yorumunu düzenle; verilmeyen alan kalır',
    who: 'member',
    signIn: SIGN_IN,
    body: putReviewBody,
    answer: review,
  },
  'DELETE /api/reviews/{id}': { summary: 'Kendi yorumunu sil', who: 'member', signIn: SIGN_IN, answer: success },
  'PUT /api/reviews/{id}/vote': {
    summary: 'Yararlı ya da değil (kişi başına bir oy, değiştirilebilir)',
    who: 'member',
    limit: 'vote',
    body: voteBody,
    answer: voteAnswer,
  },
  'DELETE /api/reviews/{id}/vote': { summary: 'Oyunu geri al', who: 'member', limit: 'vote', answer: voteAnswer },
  'PUT /api/reviews/{id}/reply': {
    summary: 'Yoruma yanıt ver (firmanın sahibi); boş yanıt kaldırır',
    who: 'member',
    body: replyBody,
    answer: review,
  },
  'DELETE /api/reviews/{id}/reply': { summary: 'Yanıtı kaldır (firmanın sahibi)', who: 'member', answer: review },
  'POST /api/reviews/{id}/report': {
    summary: 'Yorumu bildir: spam, offensive, false, personal, other',
    who: 'member',
    limit: 'report',
    body: reportBody,
    answer: success,
  },
  'POST /api/reviews/{id}/appeal': {
    summary: 'Yayından kaldırılan kendi yorumu için itiraz et (bir kez)',
    who: 'member',
    body: appealBody,
    answer: review,
  },
  'DELETE /api/reviews/{id}/appeal': { summary: 'Kendi itirazını geri al', who: 'member', answer: review },
  'GET /api/companies/{id}/reviews': {
    summary: 'Yorumlar; yorum yazmış kişi kendi yorumunu ilk sayfanın başında görür',
    who: 'anyone',
    limit: 'read',
    query: reviewsQuery,
    answer: z.array(review),
  },
  'GET /api/companies/{id}/reviews/mine': {
    summary: 'Kendi yorumum, oylarım ve sahibi olup olmadığım',
    who: 'member',
    answer: myReviews,
  },
  'GET /api/companies/{id}/rating': { summary: 'Puan özeti', who: 'anyone', limit: 'read', answer: ratingSummary },
  'POST /api/companies/{id}/review-invitations': {
    summary: 'Müşteriye tek kullanımlık yorum bağlantısı (sahibi, 30 gün)',
    who: 'owner',
    status: 201,
    answer: reviewInvitation,
  },
  'GET /api/admin/reviews': {
    summary: 'Bildirilen ve kaldırılan yorumlar (yönetici)',
    who: 'admin',
    query: adminReviewsQuery,
    answer: z.array(adminReview),
  },
  'POST /api/admin/reviews/{id}/decision': {
    summary: 'Yorumu yayında tut ya da nedeniyle kaldır (yönetici)',
    who: 'admin',
    body: decisionBody,
    answer: adminReview,
  },
});
