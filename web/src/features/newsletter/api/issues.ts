import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminIssue, IssueBody } from '@carsi/contracts/http/contact';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';

export const issuesPage = 10;
const path = '/api/admin/newsletter/issues';
const SOON_MS = 1_500;

/** Looked at again while one is on its way to the subscribers. */
export const issuesQuery = (admin: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'newsletter-issues', page),
    queryFn: (context) =>
      getMyPage<AdminIssue>(`${path}?limit=${issuesPage}&offset=${(page - 1) * issuesPage}`, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.rows.some(({ state }) => state === 'sending') ? SOON_MS : false),
  });

export const saveIssue = (id: string | null, body: IssueBody): Promise<AdminIssue> =>
  id === null ? send('POST', path, body) : send('PUT', `${path}/${id}`, body);
export const discardIssue = (id: string): Promise<unknown> => send('DELETE', `${path}/${id}`);
export const tryIssue = (id: string): Promise<unknown> => send('POST', `${path}/${id}/try`);
export const sendIssue = (id: string): Promise<AdminIssue> => send('POST', `${path}/${id}/send`);
