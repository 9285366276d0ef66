import type { Review } from '@carsi/contracts/http/review';
import type { reviewSorts } from '@carsi/contracts/reviews';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { get } from '../../../lib/http';

export type ReviewSort = (typeof reviewSorts)[number];
export type Stars = 1 | 2 | 3 | 4 | 5;

const pageSize = 20;

export const reviewsQuery = (companyId: string, sort: ReviewSort, stars: Stars | null) =>
  infiniteQueryOptions({
    queryKey: ['reviews', companyId, sort, stars],
    queryFn: ({ pageParam, ...context }) => {
      const path = `/api/companies/${encodeURIComponent(companyId)}/reviews`;
      const only = stars === null ? '' : `&rating=${stars}`;
      return get<Review[]>(`${path}?limit=${pageSize}&offset=${pageParam}&sort=${sort}${only}`, context);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    staleTime: freshness.reviews,
  });

/**
 * The newest come with the page, unless their service was too busy then (null); another order or fewer stars are asked for, and until they
 * are there those before them stay.
 */
export const useReviews = (companyId: string, sort: ReviewSort, stars: Stars | null, newest: Review[] | null) =>
  useInfiniteQuery({
    ...reviewsQuery(companyId, sort, stars),
    placeholderData: (before, { queryKey } = {} as never) => (queryKey?.[1] === companyId ? before : undefined),
    ...(newest && sort === 'newest' && stars === null ? { initialData: { pages: [newest], pageParams: [0] } } : {}),
  });
