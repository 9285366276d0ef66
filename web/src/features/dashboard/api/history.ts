import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';

export const PAGE = 10;

export const historyQuery = (user: AccountUser, companyId: string, page: number) =>
  queryOptions({
    queryKey: mine(user, 'company-history', companyId, page),
    queryFn: (context) =>
      callPage(
        'GET /api/companies/{id}/history',
        { params: { id: companyId }, query: { limit: PAGE, offset: (page - 1) * PAGE } },
        context,
      ),
    staleTime: 0,
  });

export const restoreVersion = (companyId: string, version: number): Promise<OwnCompany> =>
  call('POST /api/companies/{id}/revisions/{version}/restore', { params: { id: companyId, version: String(version) } });
