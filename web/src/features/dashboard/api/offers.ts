import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

export const offersQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'company-offers', companyId),
    queryFn: (context) => call('GET /api/companies/{id}/offers', { params: { id: companyId } }, context),
    staleTime: 0,
  });

export type OfferKind = 'campaigns' | 'products-services';

/** A new one without `id`. */
export const saveOffer = (kind: OfferKind, companyId: string, id: string | null, body: object): Promise<unknown> =>
  id === null
    ? call(`POST /api/${kind}`, { body: { ...body, company_id: companyId } })
    : call(`PUT /api/${kind}/{id}`, { params: { id }, body: { ...body, company_id: companyId } });

export const removeOffer = (kind: OfferKind, companyId: string, id: string): Promise<unknown> =>
  call(`DELETE /api/${kind}/{id}`, { params: { id }, query: { company_id: companyId } });
