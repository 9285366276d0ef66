import type { AccountUser } from '@carsi/contracts/http/account';
import type { CompanyVersion, OwnCompany } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';

export const PAGE = 10;

export const historyQuery = (user: AccountUser, companyId: string, page: number) =>
  queryOptions({
    queryKey: mine(user, 'company-history', companyId, page),
    queryFn: (context) =>
      getMyPage<CompanyVersion>(
        `/api/companies/${companyId}/history?limit=${PAGE}&offset=${(page - 1) * PAGE}`,
        context,
      ),
    staleTime: 0,
  });

export const restoreVersion = (companyId: string, version: number): Promise<OwnCompany> =>
  send('POST', `/api/companies/${companyId}/revisions/${version}/restore`);
