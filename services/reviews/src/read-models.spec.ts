import { describe, expect, it } from 'vitest';
import { companyRating, ratingView, type CompanyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import type { ReviewEvent } from './review/events.js';
import type { ReviewView } from '@carsi/contracts/reviews';

const text = { title: '5 yıldız', content: 'Çok güzel bir yer.', pros: null, cons: null };
const posted = (rating: number): ReviewEvent => ({
  type: 'ReviewPosted',
  data: {
    ...text,
    rating,
    companyId: 'kebap',
    userId: 'ayse',
    anonymous: false,
    verifiedPurchase: false,
    displayName: null,
  },
});
const revised = (previousRating: number, rating: number): ReviewEvent => ({
  type: 'ReviewRevised',
  data: { ...text, companyId: 'kebap', rating, previousRating },
});
const removed = (rating: number): ReviewEvent => ({ type: 'ReviewRemoved', data: { companyId: 'kebap', rating } });
const occurrence = (day: number) => ({ stream: 'review-kebap_ayse', at: `2026-11-0${day}T09:00:00.000Z`, by: 'ayse' });

describe("a company's rating", () => {
  const after = (...events: ReviewEvent[]) =>
    ratingView(
      events.reduce<CompanyRating | undefined>(
        (row, event) => companyRating.evolve(row, event, occurrence(1), 'kebap'),
        undefined,
      ),
    );
  it('is the mean of what stands, with its histogram', () => {
    expect(after(posted(5), posted(4), posted(4))).toEqual({
      rating: 4.33,
      count: 3,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    expect(after(posted(5), revised(5, 2))).toMatchObject({ rating: 2, count: 1 });
    expect(after(posted(5), removed(5))).toMatchObject({ rating: 0, count: 0 });
  });
});

describe('the list of reviews', () => {
  const after = (...events: ReviewEvent[]) =>
    events.reduce<ReviewView | undefined>(
      (row, event, index) => companyReviews.evolve(row, event, occurrence(index + 1), 'kebap_ayse'),
      undefined,
    );
  it('shows a review as it was last written', () => {
    expect(after(posted(5), revised(5, 3))).toMatchObject({
      rating: 3,
      edited: true,
      createdAt: occurrence(1).at,
      updatedAt: occurrence(2).at,
    });
  });
  it('forgets what was removed', () => expect(after(posted(5), removed(5))).toBeUndefined());
});
