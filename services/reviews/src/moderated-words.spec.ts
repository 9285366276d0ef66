import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedReviews, type HostedReviews } from './testing/hosted-reviews.js';

describe('what is reported', () => {
  let hosted: HostedReviews;
  beforeAll(async () => {
    hosted = await hostedReviews();
    await hosted.directorySays({
      type: 'CompanyApproved',
      data: { companyId: 'kebap', ownerId: 'usta', sample: false },
    });
  });
  afterAll(() => hosted.stop());
  const found = async (q: string) =>
    (await hosted.reviews.moderation({ q, limit: 1, offset: 0 }, hosted.admin())).total;

  it('is found by what its words begin with, also among thousands of words that begin alike', async () => {
    const [reviews, words] = [60, 40];
    await Promise.all(
      Array.from({ length: reviews }, async (_, n) => {
        const content = Array.from({ length: words }, (_, k) => `zambak${1_000 + n * words + k}`).join(' ');
        const { outerId } = await hosted.post(`yazan-${n}`, 'kebap', { content });
        await hosted.reviews.report({ reviewId: outerId, reason: 'false', note: null }, hosted.as('can'));
      }),
    );
    await expect.poll(() => found('zambak')).toBe(reviews);
    expect(await found('ZAMBAK3')).toBe(10);
    // Who typed a letter goes on typing: the first two thousand words are enough.
    expect(await found('z')).toBe(2_000 / words);
  });
});
