import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { ClaimAnswer } from '@carsi/contracts/directory/http/claim';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';

export const sendCode = (companyId: string): Promise<ClaimAnswer> =>
  call('POST /api/companies/{id}/claims', { params: { id: companyId } });
export const enterCode = (companyId: string, code: string): Promise<ClaimAnswer> =>
  call('POST /api/companies/{id}/claims', { params: { id: companyId }, body: { code } });
export const handDocument = (companyId: string, file: File): Promise<ClaimAnswer> => {
  const form = new FormData();
  form.append('file', file);
  return call('POST /api/companies/{id}/claims', { params: { id: companyId } }, { form });
};

export const PAGE = 20;
export const claimsQuery = (user: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(user, 'admin', 'claims', page),
    queryFn: (context) =>
      callPage('GET /api/admin/claims', { query: { limit: PAGE, offset: (page - 1) * PAGE } }, context),
    staleTime: 0,
  });
export const decideClaim = (id: string, approved: boolean, reason?: string): Promise<ClaimAnswer> =>
  call('POST /api/admin/claims/{id}/decision', { params: { id }, body: { approved, ...(reason ? { reason } : {}) } });
