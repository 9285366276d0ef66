import type { ClaimAnswer } from '@carsi/contracts/directory/http/claim';
import { call } from '../../../lib/call';

export const sendCode = (companyId: string): Promise<ClaimAnswer> =>
  call('POST /api/companies/{id}/claims', { params: { id: companyId } });
export const enterCode = (companyId: string, code: string): Promise<ClaimAnswer> =>
  call('POST /api/companies/{id}/claims', { params: { id: companyId }, body: { code } });
export const handDocument = (companyId: string, file: File): Promise<ClaimAnswer> => {
  const form = new FormData();
  form.append('file', file);
  return call('POST /api/companies/{id}/claims', { params: { id: companyId } }, { form });
};
