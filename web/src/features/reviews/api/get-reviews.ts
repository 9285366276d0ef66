import type { Review } from '@carsi/contracts/reviews/http';
import type { reviewSorts } from '@carsi/contracts/reviews/calls';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';

export type ReviewSort = (typeof reviewSorts)[number];
export type Stars = 1 | 2 | 3 | 4 | 5;

const pageSize = 20;

export const reviewsQuery = (companyId: string, sort: ReviewSort, stars: Stars | null) =>
  infiniteQueryOptions({
    queryKey: ['reviews', companyId, sort, stars],
    queryFn: ({ pageParam, ...context }) => {
      const query = { limit: pageSize, offset: pageParam, sort, rating: stars ?? undefined };
      return callPublic('GET /api/companies/{id}/reviews', { params: { id: companyId }, query }, context);
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? null : pages.length * pageSize),
    staleTime: freshness.reviews,
  });

/**
 * The newest reviews are embedded in the page, unless their service was too busy (null). Other orders and ratings are fetched; the
 * previous rows stay until they arrive.
 */
export const useReviews = (companyId: string, sort: ReviewSort, stars: Stars | null, newest: Review[] | null) =>
  useInfiniteQuery({
    ...reviewsQuery(companyId, sort, stars),
    placeholderData: (before, { queryKey } = {} as never) => (queryKey?.[1] === companyId ? before : undefined),
    ...(newest && sort === 'newest' && stars === null ? { initialData: { pages: [newest], pageParams: [0] } } : {}),
  });
