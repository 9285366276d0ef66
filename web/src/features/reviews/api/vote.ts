import type { Review } from '@carsi/contracts/reviews/http';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/call';
import { useSession } from '../../../lib/session/session';
import { myReviewsQuery, putReview } from './my-reviews';

type Vote = boolean | null;

/** What the counts are once this vote takes the place of that. */
export const recounted = (review: Review, before: Vote, now: Vote): Review => ({
  ...review,
  helpful_count: review.helpful_count - Number(before === true) + Number(now === true),
  not_helpful_count: review.not_helpful_count - Number(before === false) + Number(now === false),
});

/** Optimistic: counted at once and rolled back on failure. One vote at a time; throws ApiFailure. */
export const useVote = (companyId: string, reviewId: string) => {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.id ?? '');
  const busy = useRef(false);
  const { queryKey } = myReviewsQuery(companyId, userId);
  const put = (vote: Vote): void => {
    client.setQueryData(queryKey, (mine) => {
      if (!mine) return mine;
      const { [reviewId]: _before, ...others } = mine.votes;
      return { ...mine, votes: vote === null ? others : { ...others, [reviewId]: vote } };
    });
  };
  return async (before: Vote, now: Vote): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const known = client.getQueryData(queryKey) !== undefined;
    put(now);
    putReview(client, companyId, reviewId, (review) => recounted(review, before, now));
    const params = { id: reviewId };
    try {
      const counts =
        now === null
          ? await call('DELETE /api/reviews/{id}/vote', { params })
          : await call('PUT /api/reviews/{id}/vote', { params, body: { helpful: now } });
      putReview(client, companyId, reviewId, (review) => ({ ...review, ...counts, my_vote: review.my_vote }));
      // It was cast before it was known how one had voted: that answer may be older.
      if (!known) void client.invalidateQueries({ queryKey });
    } catch (error) {
      put(before);
      putReview(client, companyId, reviewId, (review) => recounted(review, now, before));
      throw error;
    } finally {
      busy.current = false;
    }
  };
};
