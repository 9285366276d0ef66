import type { PostedReview, Review } from '@carsi/contracts/http/review';
import { ApiFailure, send } from '../../../lib/http';
import type { Draft } from '../draft';
import { useWritten } from './my-reviews';

/** Posts, or changes what is there. Answers what is to be said of the invitation, if anything. Throws ApiFailure. */
export const useSaveReview = (companyId: string, own: Review | null, invitation: string | null) => {
  const written = useWritten(companyId);
  return async ({ pros, cons, ...draft }: Draft): Promise<string | null> => {
    const body = { ...draft, pros: pros.trim() || null, cons: cons.trim() || null };
    if (own) {
      written(await send<Review>('PUT', `/api/reviews/${own.id}`, body));
      return null;
    }
    const { invitation_message, ...posted } = await send<PostedReview>('POST', '/api/reviews', {
      ...body,
      company_id: companyId,
      invitation,
    });
    written(posted);
    return invitation_message;
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
