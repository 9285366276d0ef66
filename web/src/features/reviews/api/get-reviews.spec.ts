import type { Review } from '@carsi/contracts/reviews/http';
import { describe, expect, it } from 'vitest';
import { type ReviewSort, reviewsQuery, type Stars } from './get-reviews';

const reviews = (count: number): Review[] => Array.from({ length: count }, (_, n) => ({ id: String(n) }) as Review);

describe('the list of reviews', () => {
  const next = (...pages: Review[][]) =>
    reviewsQuery('kebap', 'newest', null).getNextPageParam(pages.at(-1)!, pages, 0, []);
  it('continues after each full page, and ends with a partial one', () => {
    expect(next(reviews(20))).toBe(20);
    expect(next(reviews(20), reviews(20))).toBe(40);
    expect(next(reviews(20), reviews(7))).toBeNull();
    expect(next([])).toBeNull();
  });
  it('is requested in its order, with its stars', async () => {
    const requested = async (sort: ReviewSort, stars: Stars | null, pageParam: number) => {
      let path = '';
      const fetchJson = async (wanted: string) => {
        path = wanted;
        return { status: 200, body: [], headers: {} };
      };
      await (reviewsQuery('a/b', sort, stars).queryFn as (context: object) => Promise<unknown>)({
        pageParam,
        meta: { fetchJson },
      });
      return path;
    };
    expect(await requested('helpful', null, 0)).toBe('/api/companies/a%2Fb/reviews?limit=20&offset=0&sort=helpful');
    expect(await requested('newest', 4, 20)).toBe(
      '/api/companies/a%2Fb/reviews?limit=20&offset=20&sort=newest&rating=4',
    );
  });
});
