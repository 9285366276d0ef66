import type { Review } from '@carsi/contracts/reviews/http';
import { describe, expect, it } from 'vitest';
import { recounted } from './vote';

const review = { helpful_count: 3, not_helpful_count: 1 } as Review;
const votes = [true, false, null] as const;

describe('a vote that is shown before the server has it', () => {
  it('adds one, takes one away, or changes sides', () => {
    expect(recounted(review, null, true)).toMatchObject({ helpful_count: 4, not_helpful_count: 1 });
    expect(recounted(review, true, null)).toMatchObject({ helpful_count: 2, not_helpful_count: 1 });
    expect(recounted(review, true, false)).toMatchObject({ helpful_count: 2, not_helpful_count: 2 });
  });
  it('is undone by the way back', () => {
    for (const before of votes)
      for (const now of votes) expect(recounted(recounted(review, before, now), now, before)).toEqual(review);
  });
});
