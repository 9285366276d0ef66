import type { Review } from '@carsi/contracts/http/review';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { getMine, send } from '../../../lib/http';
import { useSession } from '../../../stores/session';
import type { Draft } from '../draft';

/** With a token the own review comes first, published or not. */
const ownReviewQuery = (companyId: string, userId: string) =>
  queryOptions({
    queryKey: ['own-review', companyId, userId],
    queryFn: async (context): Promise<Review | null> => {
      const path = `/api/companies/${encodeURIComponent(companyId)}/reviews?limit=1`;
      const [first] = await getMine<Review[]>(path, context);
      return first?.user_id === userId ? first : null;
    },
    staleTime: freshness.reviews,
  });

export const useOwnReview = (companyId: string) => {
  const userId = useSession(({ user }) => user?.id);
  return useQuery({ ...ownReviewQuery(companyId, userId ?? ''), enabled: userId !== undefined });
};

/** Everything that shows it is asked for again: the list, and the page with its figures. */
const useWritten = (companyId: string) => {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.id ?? '');
  return (review: Review | null): void => {
    client.setQueryData(ownReviewQuery(companyId, userId).queryKey, review);
    void client.invalidateQueries({ queryKey: ['reviews', companyId] });
    void client.invalidateQueries({ queryKey: ['company'] });
  };
};

/** Posts, or changes what is there. Without a network it fails at once, and says so: nothing waits unseen. */
export const useSaveReview = (companyId: string, own: Review | null) => {
  const written = useWritten(companyId);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ pros, cons, ...draft }: Draft) => {
      const body = { ...draft, pros: pros.trim() || null, cons: cons.trim() || null };
      return own
        ? send<Review>('PUT', `/api/reviews/${own.id}`, body)
        : send<Review>('POST', '/api/reviews', { ...body, company_id: companyId });
    },
    onSuccess: written,
  });
};

export const useRemoveReview = (companyId: string, own: Review) => {
  const written = useWritten(companyId);
  return useMutation({
    networkMode: 'always',
    mutationFn: () => send('DELETE', `/api/reviews/${own.id}`),
    onSuccess: () => written(null),
  });
};
