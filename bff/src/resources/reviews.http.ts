import type { RatingView, ReviewView } from '@carsi/contracts/reviews';
import type { RatingSummary, Review } from '@carsi/contracts/http/review';

/** 'Ayşe Yılmaz' → 'A*** Y***'. */
export const masked = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}***`)
    .join(' ');

/** A review as everybody sees it; anonymous ones without their author. */
export const toReview = (view: ReviewView): Review => {
  const name = view.displayName ?? 'Kullanıcı';
  return {
    id: view.id,
    company_id: view.companyId,
    user_id: view.anonymous ? null : view.userId,
    rating: view.rating,
    title: view.title,
    content: view.content,
    pros: view.pros,
    cons: view.cons,
    anonymous: view.anonymous,
    verified_purchase: view.verifiedPurchase,
    helpful_count: view.helpful,
    not_helpful_count: 0,
    published: true,
    edited: view.edited,
    created_at: view.createdAt,
    updated_at: view.updatedAt,
    display_name: view.anonymous ? masked(name) : name,
    user_profiles: view.anonymous ? null : { full_name: name, avatar: null },
    reply: null,
  };
};

export const toRating = ({ rating, count, histogram }: RatingView): RatingSummary => ({
  rating,
  review_count: count,
  histogram: { ...histogram },
});
