import type { BillingEvent } from '@carsi/contracts/billing';
import type { Publish } from '@carsi/platform/platform';
import type { InvoiceEvent } from './invoice/invoice.js';
import type { SubscriptionEvent } from './subscription/events.js';

/** The border: which plan a company has and that there is something to pay. Who ordered it, for how much, stays. */
export const publish: Publish = (event, { stream }): BillingEvent | undefined => {
  const own = event as SubscriptionEvent | InvoiceEvent;
  const id = stream.slice(stream.indexOf('-') + 1);
  switch (own.type) {
    case 'SubscriptionStarted': {
      const { planId, trial, endsAt } = own.data;
      return { type: 'SubscriptionStarted', data: { companyId: id, planId, trial, endsAt } };
    }
    case 'SubscriptionChanged':
      return { type: 'SubscriptionChanged', data: { companyId: id, ...own.data } };
    case 'SubscriptionEnded':
      return { type: 'SubscriptionEnded', data: { companyId: id, reason: own.data.reason } };
    case 'InvoiceIssued': {
      const { companyId, dueAt } = own.data;
      return { type: 'InvoiceIssued', data: { companyId, invoiceId: id, dueAt } };
    }
    case 'InvoicePaid':
      return { type: 'InvoicePaid', data: { companyId: own.data.companyId, invoiceId: id } };
    default:
      return undefined;
  }
};
