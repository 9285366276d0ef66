import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { InvoiceEvent, InvoiceIssued } from '../invoice/invoice.js';
import type { BuyerEvent } from './buyer.js';

/**
 * Two keys per person: the identity for future invoices is erased with them, the one on issued invoices is retained as long as the
 * law requires (docs/decisions/0033): nothing destroys that key yet.
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
