import type { AccountUser } from '@carsi/contracts/http/account';
import type { DecidedCompany, OwnCompany } from '@carsi/contracts/http/owned-company';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';
import type { CompaniesFilter } from '../companies/companies-filter';
import { pageSize } from './people';

export const companiesQuery = (admin: AccountUser, { q, status, page }: CompaniesFilter) =>
  queryOptions({
    queryKey: mine(admin, 'admin-companies', q, status, page),
    queryFn: (context) => {
      const asked = new URLSearchParams({ limit: String(pageSize), offset: String((page - 1) * pageSize), status });
      if (q) asked.set('q', q);
      return getMyPage<OwnCompany>(`/api/admin/companies?${asked}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Others decide as well, and the search engine follows a moment later.
    refetchInterval: 5_000,
  });

const told = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** Each by itself: what could not be decided comes back with its code. */
export const decideCompanies = (
  ids: readonly string[],
  approved: boolean,
  reason: string,
): Promise<readonly DecidedCompany[]> =>
  send('POST', '/api/admin/companies/decide', { ids, approved, ...told(reason) });
export const decideCompany = (id: string, approved: boolean, reason: string): Promise<unknown> =>
  send('POST', `/api/admin/companies/${id}/approve`, { approved, ...told(reason) });
export const suspendCompany = (id: string, reason: string): Promise<unknown> =>
  send('POST', `/api/admin/companies/${id}/suspend`, told(reason));
export const reinstateCompany = (id: string): Promise<unknown> => send('POST', `/api/admin/companies/${id}/reinstate`);
export const markCompany = (id: string, marks: { verified?: boolean; featured?: boolean }): Promise<unknown> =>
  send('POST', `/api/admin/companies/${id}/marks`, marks);
