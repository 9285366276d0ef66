/** How many reviews of average kind every company is thought to have had already. */
export const PRIOR_REVIEWS = 8;
export const PRIOR_RATING = 3.9;

/** (C·m + Σratings) / (C + n): few reviews stay near the mean, many outweigh it. */
export const bayesianRating = (ratingSum: number, reviewCount: number): number =>
  (PRIOR_REVIEWS * PRIOR_RATING + ratingSum) / (PRIOR_REVIEWS + reviewCount);
