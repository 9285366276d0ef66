import type { ReviewInvitation } from '@carsi/contracts/reviews/http';
import type { ReportReason } from '@carsi/contracts/reviews/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call';
import { putReview, useRefreshOwn } from './my-reviews';

/** Posts the owner's reply; null deletes it. Throws ApiFailure. */
export const useReply = (companyId: string, reviewId: string) => {
  const client = useQueryClient();
  return async (content: string | null): Promise<void> => {
    const params = { id: reviewId };
    const { reply } =
      content === null
        ? await call('DELETE /api/reviews/{id}/reply', { params })
        : await call('PUT /api/reviews/{id}/reply', { params, body: { content } });
    putReview(client, companyId, reviewId, (review) => ({ ...review, reply }));
  };
};

/** Throws ApiFailure. */
export const reportReview = (reviewId: string, reason: ReportReason, note: string): Promise<unknown> =>
  call('POST /api/reviews/{id}/report', { params: { id: reviewId }, body: { reason, note: note.trim() || null } });

/** Posts the author's appeal; null withdraws it. Throws ApiFailure. */
export const useAppeal = (companyId: string, reviewId: string) => {
  const afterCommand = useRefreshOwn(companyId);
  const params = { id: reviewId };
  return async (note: string | null): Promise<void> =>
    afterCommand(
      note === null
        ? await call('DELETE /api/reviews/{id}/appeal', { params })
        : await call('POST /api/reviews/{id}/appeal', { params, body: { note } }),
    );
};

/** A link for one customer. Throws ApiFailure. */
export const inviteCustomer = (companyId: string): Promise<ReviewInvitation> =>
  call('POST /api/companies/{id}/review-invitations', { params: { id: companyId } });
