import type { Review } from '@carsi/contracts/reviews/http';
import { type InfiniteData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { call } from '../../../lib/call';
import { useSession } from '../../../lib/session/session';

/** What an account adds to the public list: one's own review, one's votes, and whether the company is one's own. */
export const myReviewsQuery = (companyId: string, userId: string) =>
  queryOptions({
    queryKey: ['mine', userId, 'reviews', companyId],
    queryFn: (context) => call('GET /api/companies/{id}/reviews/mine', { params: { id: companyId } }, context),
    staleTime: freshness.reviews,
  });

export const useMyReviews = (companyId: string) => {
  const userId = useSession(({ user }) => user?.id);
  return useQuery({ ...myReviewsQuery(companyId, userId ?? ''), enabled: userId !== undefined });
};

/** Shows one review of the lists differently at once, wherever it is listed. */
export const putReview = (client: QueryClient, companyId: string, id: string, change: (review: Review) => Review) => {
  client.setQueriesData<InfiniteData<Review[]>>(
    { queryKey: ['reviews', companyId] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => page.map((review) => (review.id === id ? change(review) : review))),
      },
  );
  // The page embeds the newest reviews; they are fetched again when it is next opened.
  void client.invalidateQueries({ queryKey: ['company'], refetchType: 'none' });
};

/** Invalidates everything that shows one's own review: the list, and the page with its figures. */
export const useRefreshOwn = (companyId: string) => {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.id ?? '');
  return (review: Review | null): void => {
    client.setQueryData(myReviewsQuery(companyId, userId).queryKey, (mine) => mine && { ...mine, review });
    void client.invalidateQueries({ queryKey: ['reviews', companyId] });
    void client.invalidateQueries({ queryKey: ['company'] });
  };
};
