import { call } from '../../../lib/call';

export type OfferKind = 'campaigns' | 'products-services';

/** A new one without `id`. */
export const saveOffer = (kind: OfferKind, companyId: string, id: string | null, body: object): Promise<unknown> =>
  id === null
    ? call(`POST /api/${kind}`, { body: { ...body, company_id: companyId } })
    : call(`PUT /api/${kind}/{id}`, { params: { id }, body: { ...body, company_id: companyId } });
