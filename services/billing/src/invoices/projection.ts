import type { InvoiceView } from '@carsi/contracts/billing/calls';
import type { Projection } from '@carsi/kernel/projection';
import type { InvoiceEvent } from '../invoice/invoice.js';

export const invoices: Projection<InvoiceView, InvoiceEvent> = {
  name: 'invoices',
  version: 1,
  rows: (_event, { stream }) => (stream.startsWith('invoice-') ? [stream.slice('invoice-'.length)] : []),
  evolve: (row, event, _occurrence, id) => {
    switch (event.type) {
      case 'InvoiceIssued':
        return { id, ...event.data, state: 'due', paidAt: null };
      case 'InvoicePaid':
        return row && { ...row, state: 'paid', paidAt: event.data.paidAt };
      case 'InvoiceVoided':
        return row && { ...row, state: 'void' };
    }
  },
};
