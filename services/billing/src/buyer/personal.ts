import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { InvoiceEvent, InvoiceIssued } from '../invoice/invoice.js';
import type { BuyerEvent } from './buyer.js';

/**
 * Two keys of the same person: what they wish for their next invoices goes with them, and what stands on issued ones stays as long as
 * the law has them kept (docs/decisions/0033): that key is destroyed by nothing yet.
 */
export const personal: Partial<Record<(BuyerEvent | InvoiceEvent)['type'], PersonalFields>> &
  Record<string, PersonalFields> = {
  BuyerDescribed: {
    purpose: 'billing',
    fields: ['identity'],
    person: (_event, stream) => stream.slice('buyer-'.length),
  },
  InvoiceIssued: {
    purpose: 'invoices',
    fields: ['madeOutTo'],
    person: ({ data }) => (data as InvoiceIssued['data']).buyerId ?? '',
  },
};
