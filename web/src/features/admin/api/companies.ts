import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { DecidedCompany } from '@carsi/contracts/directory/http/owned-company';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import type { CompaniesFilter } from '../companies/companies-filter';
import { pageSize } from './people';

export const companiesQuery = (admin: AccountUser, { q, status, page }: CompaniesFilter) =>
  queryOptions({
    queryKey: mine(admin, 'admin-companies', q, status, page),
    queryFn: (context) => {
      const query = { limit: pageSize, offset: (page - 1) * pageSize, status, q };
      return callPage('GET /api/admin/companies', { query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Others decide as well, and the search engine follows a moment later.
    refetchInterval: 5_000,
  });

const given = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** Each by itself: what could not be decided comes back with its code. */
export const decideCompanies = (
  ids: readonly string[],
  approved: boolean,
  reason: string,
): Promise<readonly DecidedCompany[]> =>
  call('POST /api/admin/companies/decide', { body: { ids, approved, ...given(reason) } });
export const decideCompany = (id: string, approved: boolean, reason: string): Promise<unknown> =>
  call('POST /api/admin/companies/{id}/approve', { params: { id }, body: { approved, ...given(reason) } });
export const suspendCompany = (id: string, reason: string): Promise<unknown> =>
  call('POST /api/admin/companies/{id}/suspend', { params: { id }, body: given(reason) });
export const reinstateCompany = (id: string): Promise<unknown> =>
  call('POST /api/admin/companies/{id}/reinstate', { params: { id } });
export const markCompany = (id: string, marks: { verified?: boolean; featured?: boolean }): Promise<unknown> =>
  call('POST /api/admin/companies/{id}/marks', { params: { id }, body: marks });
