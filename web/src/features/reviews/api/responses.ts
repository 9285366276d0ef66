import type { Review, ReviewInvitation } from '@carsi/contracts/http/review';
import type { ReportReason } from '@carsi/contracts/reviews';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/http';
import { putReview, useWritten } from './my-reviews';

/** Says something under a review as the owner of the company; null takes it away. Throws ApiFailure. */
export const useReply = (companyId: string, reviewId: string) => {
  const client = useQueryClient();
  return async (content: string | null): Promise<void> => {
    const path = `/api/reviews/${reviewId}/reply`;
    const { reply } =
      content === null ? await send<Review>('DELETE', path) : await send<Review>('PUT', path, { content });
    putReview(client, companyId, reviewId, (review) => ({ ...review, reply }));
  };
};

/** Throws ApiFailure. */
export const reportReview = (reviewId: string, reason: ReportReason, note: string): Promise<unknown> =>
  send('POST', `/api/reviews/${reviewId}/report`, { reason, note: note.trim() || null });

/** Throws ApiFailure. */
export const useAppeal = (companyId: string, reviewId: string) => {
  const written = useWritten(companyId);
  return async (note: string): Promise<void> =>
    written(await send<Review>('POST', `/api/reviews/${reviewId}/appeal`, { note }));
};

/** A link for one customer. Throws ApiFailure. */
export const inviteCustomer = (companyId: string): Promise<ReviewInvitation> =>
  send('POST', `/api/companies/${encodeURIComponent(companyId)}/review-invitations`);
