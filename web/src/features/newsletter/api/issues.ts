import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { AdminIssue, IssueBody } from '@carsi/contracts/messaging/http/contact';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';

export const issuesPage = 10;
const SOON_MS = 1_500;

/** Looked at again while one is on its way to the subscribers. */
export const issuesQuery = (admin: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'newsletter-issues', page),
    queryFn: (context) =>
      callPage(
        'GET /api/admin/newsletter/issues',
        { query: { limit: issuesPage, offset: (page - 1) * issuesPage } },
        context,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(({ state }) => state === 'sending') ? SOON_MS : false),
  });

export const saveIssue = (id: string | null, body: IssueBody): Promise<AdminIssue> =>
  id === null
    ? call('POST /api/admin/newsletter/issues', { body })
    : call('PUT /api/admin/newsletter/issues/{id}', { params: { id }, body });
export const discardIssue = (id: string): Promise<unknown> =>
  call('DELETE /api/admin/newsletter/issues/{id}', { params: { id } });
export const tryIssue = (id: string): Promise<unknown> =>
  call('POST /api/admin/newsletter/issues/{id}/try', { params: { id } });
export const sendIssue = (id: string): Promise<AdminIssue> =>
  call('POST /api/admin/newsletter/issues/{id}/send', { params: { id } });
