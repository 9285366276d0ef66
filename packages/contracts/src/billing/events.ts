import type { Event } from '@carsi/kernel/event';
import type { PlanId } from './plans.js';

/** Events of the billing service. */
export const billingTopic = 'billing.events';
interface OfCompany {
  readonly companyId: string;
}

/** From now on the company has this plan, until `endsAt` (ISO-8601) unless it goes on. */
export type SubscriptionStarted = Event<
  'SubscriptionStarted',
  OfCompany & { readonly planId: PlanId; readonly trial: boolean; readonly endsAt: string }
>;
/** Another plan or another end than before, with effect from now. */
export type SubscriptionChanged = Event<
  'SubscriptionChanged',
  OfCompany & {
    readonly planId: PlanId;
    readonly endsAt: string;
    /** The plan before. */
    readonly from?: PlanId;
  }
>;
/** Back to the basic plan. */
export type SubscriptionEnded = Event<
  'SubscriptionEnded',
  OfCompany & {
    readonly reason: 'expired' | 'unpaid' | 'closed' | 'canceled';
    /** The plan that ended. */
    readonly planId?: PlanId;
  }
>;
/** What an invoice is called, and its total in kuruş. */
interface OfInvoice {
  readonly invoiceId: string;
  readonly number?: string;
  readonly total?: number;
}

export type InvoiceIssued = Event<
  'InvoiceIssued',
  OfCompany & OfInvoice & { readonly dueAt: string; readonly reference?: string }
>;
export type InvoicePaid = Event<'InvoicePaid', OfCompany & OfInvoice>;
/** The plan, or a trial of it, is not going on after `endsAt`, which is in `DAYS_OF_NOTICE` days. Published once for each end. */
export type PlanEndNeared = Event<
  'PlanEndNeared',
  OfCompany & {
    readonly planId: PlanId;
    readonly endsAt: string;
    readonly nextPlanId: PlanId;
    readonly trial: boolean;
  }
>;
/** The plan runs and is still not paid; at `dueAt` it lapses. Published once for each invoice, total in kuruş. */
export type PaymentDueNeared = Event<
  'PaymentDueNeared',
  OfCompany & {
    readonly invoiceId: string;
    readonly planId: PlanId;
    readonly total: number;
    readonly dueAt: string;
  }
>;
export type BillingEvent =
  | SubscriptionStarted
  | SubscriptionChanged
  | SubscriptionEnded
  | InvoiceIssued
  | InvoicePaid
  | PlanEndNeared
  | PaymentDueNeared;
