import type { Projection } from '@carsi/kernel/projection';
import type { InvoiceEvent } from '../invoice/invoice.js';
import type { PeriodOrdered, SubscriptionEvent } from '../subscription/events.js';

/** Events of a subscription about an invoice that have not been applied to the invoice yet. */
export interface Paperwork {
  readonly companyId: string;
  readonly order: PeriodOrdered['data'];
  readonly issued: boolean;
  readonly wanted: 'nothing' | 'paid' | 'void';
  readonly paidAt: string | null;
  readonly open: boolean;
}

/** A period is ordered, paid or withdrawn in one stream and its invoice written in another: between them a process may die. */
export const paperwork: Projection<Paperwork, SubscriptionEvent | InvoiceEvent> = {
  name: 'paperwork',
  version: 1,
  rows: (event, { stream }) => {
    if ('invoiceId' in event.data) return stream.startsWith('subscription-') ? [event.data.invoiceId] : [];
    return stream.startsWith('invoice-') ? [stream.slice('invoice-'.length)] : [];
  },
  evolve: (row, event, { stream }) => {
    if (event.type === 'PeriodOrdered') {
      const companyId = stream.slice('subscription-'.length);
      return { companyId, order: event.data, issued: false, wanted: 'nothing', paidAt: null, open: true };
    }
    if (!row) return row;
    switch (event.type) {
      case 'PeriodPaid':
        return { ...row, wanted: 'paid', paidAt: event.data.paidAt, open: true };
      case 'PeriodWithdrawn':
        return { ...row, wanted: 'void', open: true };
      case 'InvoiceIssued':
        return { ...row, issued: true, open: row.wanted !== 'nothing' };
      case 'InvoicePaid':
      case 'InvoiceVoided':
        return undefined;
      default:
        return row;
    }
  },
};
