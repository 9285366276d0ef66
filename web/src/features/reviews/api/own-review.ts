import type { Review } from '@carsi/contracts/http/review';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { ApiFailure, getMine, send } from '../../../lib/http';
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

/** Posts, or changes what is there. Throws ApiFailure. */
export const useSaveReview = (companyId: string, own: Review | null) => {
  const written = useWritten(companyId);
  return async ({ pros, cons, ...draft }: Draft): Promise<void> => {
    const body = { ...draft, pros: pros.trim() || null, cons: cons.trim() || null };
    const saved = own
      ? await send<Review>('PUT', `/api/reviews/${own.id}`, body)
      : await send<Review>('POST', '/api/reviews', { ...body, company_id: companyId });
    written(saved);
  };
};

/** Throws ApiFailure; one that is gone already is the wish. */
export const useRemoveReview = (companyId: string, own: Review) => {
  const written = useWritten(companyId);
  return async (): Promise<void> => {
    try {
      await send('DELETE', `/api/reviews/${own.id}`);
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    }
    written(null);
  };
};
