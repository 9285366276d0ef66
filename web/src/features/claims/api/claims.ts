import type { AccountUser } from '@carsi/contracts/http/account';
import type { ClaimAnswer, WaitingClaim } from '@carsi/contracts/http/claim';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';

const path = (companyId: string): string => `/api/companies/${companyId}/claims`;

export const sendCode = (companyId: string): Promise<ClaimAnswer> => send('POST', path(companyId));
export const enterCode = (companyId: string, code: string): Promise<ClaimAnswer> =>
  send('POST', path(companyId), { code });
export const handDocument = (companyId: string, file: File): Promise<ClaimAnswer> => {
  const form = new FormData();
  form.append('file', file);
  return send('POST', path(companyId), undefined, { form });
};

export const PAGE = 20;
export const claimsQuery = (user: AccountUser, page: number) =>
  queryOptions({
    queryKey: mine(user, 'admin', 'claims', page),
    queryFn: (context) =>
      getMyPage<WaitingClaim>(`/api/admin/claims?limit=${PAGE}&offset=${(page - 1) * PAGE}`, context),
    staleTime: 0,
  });
export const decideClaim = (id: string, approved: boolean, reason?: string): Promise<ClaimAnswer> =>
  send('POST', `/api/admin/claims/${id}/decision`, { approved, ...(reason ? { reason } : {}) });
