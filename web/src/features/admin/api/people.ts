import type { AccountUser, UserType } from '@carsi/contracts/http/account';
import type { ListedMail, ListedUser } from '@carsi/contracts/http/people-admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, getMyPage, send } from '../../../lib/http';

export const pageSize = 20;

export interface PeopleFilter {
  q: string;
  type: UserType | 'all';
  /** From 1. */
  page: number;
}

export const peopleQuery = (admin: AccountUser, { q, type, page }: PeopleFilter) =>
  queryOptions({
    queryKey: mine(admin, 'people', q, type, page),
    queryFn: (context) => {
      const params = new URLSearchParams({ limit: String(pageSize), offset: String((page - 1) * pageSize), type });
      if (q) params.set('q', q);
      return getMyPage<ListedUser>(`/api/admin/users?${params}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const verifyPerson = (id: string, verified: boolean): Promise<unknown> =>
  send('POST', `/api/admin/users/${id}/verify`, { verified });
export const givePersonType = (id: string, user_type: UserType): Promise<unknown> =>
  send('PUT', `/api/admin/users/${id}/type`, { user_type });
export const deletePerson = (id: string): Promise<unknown> => send('DELETE', `/api/admin/users/${id}`);

export const mailsQuery = (admin: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'mails', page),
    queryFn: (context) =>
      getMyPage<ListedMail>(`/api/admin/mails?limit=${pageSize}&offset=${(page - 1) * pageSize}`, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Audited, so only on request. */
export const readMail = (id: string): Promise<ListedMail> => getMine<ListedMail>(`/api/admin/mails/${id}`);

export const sendMailAgain = (id: string): Promise<unknown> => send('POST', `/api/admin/mails/${id}/send`);
