import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { ModerationState } from '@carsi/contracts/reviews/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import { pageSize } from './people';

export const reportedReviewsQuery = (admin: AccountUser, q: string, status: ModerationState, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'admin-reviews', q, status, page),
    queryFn: (context) => {
      const query = { limit: pageSize, offset: (page - 1) * pageSize, status, q };
      return callPage('GET /api/admin/reviews', { query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The reason is for the author; keeping a review needs none. */
export const decideReview = (id: string, keep: boolean, reason: string): Promise<unknown> =>
  call('POST /api/admin/reviews/{id}/decision', { params: { id }, body: { keep, reason: reason.trim() || null } });
