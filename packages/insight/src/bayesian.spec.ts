import { describe, expect, it } from 'vitest';
import { bayesianRating, PRIOR_RATING } from './bayesian.js';

describe('the rating that relevance uses', () => {
  it('does not let a single 5 lead over many good reviews', () =>
    expect(bayesianRating(5, 1)).toBeLessThan(bayesianRating(4.5 * 40, 40)));
  it('is the mean of all companies for one without reviews', () => expect(bayesianRating(0, 0)).toBe(PRIOR_RATING));
  it('comes near its own mean with many reviews', () =>
    expect(bayesianRating(4.5 * 10_000, 10_000)).toBeCloseTo(4.5, 2));
});
