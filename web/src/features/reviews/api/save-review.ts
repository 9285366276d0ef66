import type { Review } from '@carsi/contracts/reviews/http';
import { call } from '../../../lib/call';
import { ApiFailure } from '../../../lib/http';
import type { Draft } from '../draft';
import { useRefreshOwn } from './my-reviews';

/** Posts or revises the review. Returns a remark about the invitation, if any. Throws ApiFailure. */
export const useSaveReview = (companyId: string, own: Review | null, invitation: string | null) => {
  const afterCommand = useRefreshOwn(companyId);
  return async ({ pros, cons, ...draft }: Draft): Promise<string | null> => {
    const body = { ...draft, pros: pros.trim() || null, cons: cons.trim() || null };
    if (own) {
      afterCommand(await call('PUT /api/reviews/{id}', { params: { id: own.id }, body }));
      return null;
    }
    const { invitation_message, ...posted } = await call('POST /api/reviews', {
      body: { ...body, company_id: companyId, invitation },
    });
    afterCommand(posted);
    return invitation_message;
  };
};

/** Throws ApiFailure; one that is gone already is the wish. */
export const useRemoveReview = (companyId: string, own: Review) => {
  const afterCommand = useRefreshOwn(companyId);
  return async (): Promise<void> => {
    try {
      await call('DELETE /api/reviews/{id}', { params: { id: own.id } });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
    }
    afterCommand(null);
  };
};
