import type { Review, reviewSorts } from '@carsi/contracts/http/review';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { get } from '../../../lib/http';

export type ReviewSort = (typeof reviewSorts)[number];

const pageSize = 20;

export const reviewsQuery = (companyId: string, sort: ReviewSort) =>
  infiniteQueryOptions({
    queryKey: ['reviews', companyId, sort],
    queryFn: ({ pageParam, ...context }) =>
      get<Review[]>(
        `/api/companies/${encodeURIComponent(companyId)}/reviews?limit=${pageSize}&offset=${pageParam}&sort=${sort}`,
        context,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    staleTime: freshness.reviews,
  });

/** The newest come with the page; another order, or more of them, is asked for. */
export const useReviews = (companyId: string, sort: ReviewSort, newest: Review[]) =>
  useInfiniteQuery({
    ...reviewsQuery(companyId, sort),
    ...(sort === 'newest' ? { initialData: { pages: [newest], pageParams: [0] } } : {}),
  });
