import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminReview } from '@carsi/contracts/http/review';
import type { ModerationState } from '@carsi/contracts/reviews';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';
import { pageSize } from './people';

export const reportedReviewsQuery = (admin: AccountUser, q: string, status: ModerationState, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'admin-reviews', q, status, page),
    queryFn: (context) => {
      const asked = new URLSearchParams({ limit: String(pageSize), offset: String((page - 1) * pageSize), status });
      if (q) asked.set('q', q);
      return getMyPage<AdminReview>(`/api/admin/reviews?${asked}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The reason is for the author; keeping a review needs none. */
export const decideReview = (id: string, keep: boolean, reason: string): Promise<unknown> =>
  send('POST', `/api/admin/reviews/${id}/decision`, { keep, reason: reason.trim() || null });
