import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { UserType } from '@carsi/contracts/identity/user-types';
import type { ListedMail } from '@carsi/contracts/identity/http/people-admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';

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
      const query = { limit: pageSize, offset: (page - 1) * pageSize, type, q };
      return callPage('GET /api/admin/users', { query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const verifyPerson = (id: string, verified: boolean): Promise<unknown> =>
  call('POST /api/admin/users/{id}/verify', { params: { id }, body: { verified } });
export const givePersonType = (id: string, user_type: UserType): Promise<unknown> =>
  call('PUT /api/admin/users/{id}/type', { params: { id }, body: { user_type } });
export const deletePerson = (id: string): Promise<unknown> => call('DELETE /api/admin/users/{id}', { params: { id } });

export const mailsQuery = (admin: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'mails', page),
    queryFn: (context) =>
      callPage('GET /api/admin/mails', { query: { limit: pageSize, offset: (page - 1) * pageSize } }, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Audited, so only on request. */
export const readMail = (id: string): Promise<ListedMail> => call('GET /api/admin/mails/{id}', { params: { id } });

export const sendMailAgain = (id: string): Promise<unknown> =>
  call('POST /api/admin/mails/{id}/send', { params: { id } });
