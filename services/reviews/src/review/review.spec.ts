import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { review, type PostReview, type ReviewCommand } from './decide.js';
import type { ReviewEvent } from './events.js';

const given = specification(review);
const meta = { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const data: PostReview['data'] = {
  companyId: 'kebap',
  userId: 'ayse',
  rating: 5,
  content: 'Adana kebabı çok lezzetliydi.',
  anonymous: false,
  verifiedPurchase: false,
  displayName: null,
};
const post = (over: Partial<PostReview['data']> = {}): ReviewCommand => ({
  type: 'PostReview',
  data: { ...data, ...over },
  meta,
});
const revise = (changes: object): ReviewCommand => ({ type: 'ReviseReview', data: changes, meta });
const remove: ReviewCommand = { type: 'RemoveReview', data: {}, meta };
const posted: ReviewEvent = { type: 'ReviewPosted', data: { ...data, title: '5 yıldız', pros: null, cons: null } };
const removed: ReviewEvent = { type: 'ReviewRemoved', data: { companyId: 'kebap', rating: 5 } };

describe('a review', () => {
  it('is posted once it says enough', () => given().when(post()).then(posted));
  it('is one per person and company', () => given(posted).when(post()).thenRefused('REVIEW_EXISTS'));
  it('can be posted again after it was removed', () => given(posted, removed).when(post()).then(posted));
  it.each([0, 6, 3.5, Number.NaN])('wants one to five whole stars, not %d', (rating) =>
    given().when(post({ rating })).thenRefused('REVIEW_RATING_REQUIRED'),
  );
  it('counts letters, not bytes, and not the blanks around them', () => {
    given()
      .when(post({ content: '   güzel yer   ' }))
      .thenRefused('REVIEW_TOO_SHORT');
    given()
      .when(post({ content: 'çok iyiydi' }))
      .then({ ...posted, data: { ...posted.data, content: 'çok iyiydi' } } as ReviewEvent);
    given()
      .when(post({ content: '😀'.repeat(500) }))
      .then({ ...posted, data: { ...posted.data, content: '😀'.repeat(500) } } as ReviewEvent);
    given()
      .when(post({ content: 'a'.repeat(501) }))
      .thenRefused('REVIEW_TOO_LONG');
  });
  it('is revised by what changed, and remembers the rating it had', () => {
    given(posted)
      .when(revise({ rating: 3 }))
      .then({
        type: 'ReviewRevised',
        data: {
          companyId: 'kebap',
          rating: 3,
          previousRating: 5,
          title: '5 yıldız',
          content: data.content,
          pros: null,
          cons: null,
        },
      });
    given(posted)
      .when(revise({ rating: 5 }))
      .thenNothing();
    given()
      .when(revise({ rating: 3 }))
      .thenRefused('REVIEW_NOT_FOUND');
    given(posted)
      .when(revise({ content: 'kısa' }))
      .thenRefused('REVIEW_TOO_SHORT');
  });
  it('is removed once', () => {
    given(posted).when(remove).then(removed);
    given(posted, removed).when(remove).thenNothing();
  });
});
