import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { Publish } from '@carsi/platform/platform';
import type { InvoiceEvent } from './invoice/invoice.js';
import type { SubscriptionEvent } from './subscription/events.js';

/** The border: a company's plan and due payments are published; the orderer is not. */
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
    case 'SubscriptionEnded': {
      const { reason, planId } = own.data;
      return { type: 'SubscriptionEnded', data: { companyId: id, reason, ...(planId && { planId }) } };
    }
    case 'PlanEndNeared':
      return { type: 'PlanEndNeared', data: { companyId: id, ...own.data } };
    case 'PaymentDueNeared':
      return { type: 'PaymentDueNeared', data: { companyId: id, ...own.data } };
    case 'InvoiceIssued': {
      const { companyId, dueAt, number, reference, total } = own.data;
      return { type: 'InvoiceIssued', data: { companyId, invoiceId: id, dueAt, number, reference, total } };
    }
    case 'InvoicePaid': {
      const { companyId, number, total } = own.data;
      const reference = { ...(number !== undefined && { number }), ...(total !== undefined && { total }) };
      return { type: 'InvoicePaid', data: { companyId, invoiceId: id, ...reference } };
    }
    default:
      return undefined;
  }
};
