import { z } from 'zod';
import { page } from './query.js';

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
});
export type Review = z.infer<typeof review>;

/** Beyond this no rule is asked. */
const typed = z.string().max(20_000);

/** `user_id` is one's own. What a review must say, the rules tell. */
export const postReviewBody = z.object({
  company_id: z.string().min(1).max(64),
  user_id: z.string().max(64).nullish(),
  rating: z.number().nullish(),
  title: typed.nullish(),
  content: typed.nullish(),
  pros: typed.nullish(),
  cons: typed.nullish(),
  anonymous: z.boolean().nullish(),
});
export type PostReviewBody = z.infer<typeof postReviewBody>;

/** What is not given stays. */
export const putReviewBody = postReviewBody.omit({ company_id: true, user_id: true });
export type PutReviewBody = z.infer<typeof putReviewBody>;

export const ratingSummary = z.object({
  /** 0 without reviews. */
  rating: z.number(),
  review_count: z.int(),
  histogram: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
});
export type RatingSummary = z.infer<typeof ratingSummary>;

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export const reviewsQuery = page.extend({ sort: z.enum(reviewSorts).optional() });
export type ReviewsQuery = z.infer<typeof reviewsQuery>;
