import type { AccountUser } from '@carsi/contracts/http/account';
import type { CompanyOffers } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';

export const offersQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'company-offers', companyId),
    queryFn: (context) => getMine<CompanyOffers>(`/api/companies/${companyId}/offers`, context),
    staleTime: 0,
  });

export type OfferKind = 'campaigns' | 'products-services';

/** A new one without `id`. */
export const keepOffer = (kind: OfferKind, companyId: string, id: string | null, body: object): Promise<unknown> =>
  send(id === null ? 'POST' : 'PUT', `/api/${kind}${id === null ? '' : `/${id}`}`, { ...body, company_id: companyId });

export const removeOffer = (kind: OfferKind, companyId: string, id: string): Promise<unknown> =>
  send('DELETE', `/api/${kind}/${id}?company_id=${encodeURIComponent(companyId)}`);
