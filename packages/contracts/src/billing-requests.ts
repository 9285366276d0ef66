import { z } from 'zod';
import {
  buyerKinds,
  invoiceStates,
  planIds,
  type BillingIdentity,
  type InvoiceView,
  type SubscriptionView,
} from './billing.js';

// What can be asked of the billing service. Apart from its words, which the browser reads too.

const companyId = z.string().min(1).max(64);
export const subscribeBody = z.object({ companyId, planId: z.enum(planIds), duration: z.number() });
export const changeSubscriptionBody = z.object({
  companyId,
  autoRenew: z.boolean().optional(),
  cancel: z.literal(true).optional(),
});
export const invoicesBody = z.object({
  companyId,
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export const listInvoicesBody = z.object({
  state: z.enum(invoiceStates).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export const invoiceBody = z.object({ invoiceId: z.string().min(1).max(64) });
/** As typed: what is wrong with it is told in an order, field by field. */
const typed = z.string().max(1_000).default('');
export const billingIdentityBody = z.object({
  kind: z.enum(buyerKinds),
  name: typed,
  taxNumber: typed,
  taxOffice: typed,
  address: typed,
  city: typed,
  district: typed,
  email: typed,
});
export type TypedBillingIdentity = z.output<typeof billingIdentityBody>;
export const ofCompanyBody = z.object({ companyId });

export interface BillingCalls {
  /** Owner and admins, as all of these where nothing else is said. Refuses COMPANY_NOT_FOUND. */
  subscription(body: { readonly companyId: string }): Promise<SubscriptionView>;
  /** Higher plans begin at once, lower ones at the end; the current one again changes nothing. */
  subscribe(
    body: z.infer<typeof subscribeBody>,
  ): Promise<{ readonly subscription: SubscriptionView; readonly invoice: InvoiceView | null }>;
  changeSubscription(body: z.infer<typeof changeSubscriptionBody>): Promise<SubscriptionView>;
  /** Once in the life of an owner. Refuses TRIAL_USED. */
  startTrial(body: { readonly companyId: string }): Promise<SubscriptionView>;
  invoices(
    body: z.infer<typeof invoicesBody>,
  ): Promise<{ readonly invoices: readonly InvoiceView[]; readonly total: number }>;
  invoice(body: z.infer<typeof invoiceBody>): Promise<InvoiceView>;
  /** One's own; null until it was said. */
  billingIdentity(body: Record<string, never>): Promise<{ readonly identity: BillingIdentity | null }>;
  /** One's own, for the invoices that are issued from now on. Refuses the first of BUYER_… that is wrong. */
  describeBuyer(body: z.input<typeof billingIdentityBody>): Promise<{ readonly identity: BillingIdentity | null }>;
  /** Admins only. */
  listInvoices(
    body: z.infer<typeof listInvoicesBody>,
  ): Promise<{ readonly invoices: readonly InvoiceView[]; readonly total: number }>;
  /** Admins only: the money has come. Refuses INVOICE_VOID. */
  markPaid(body: z.infer<typeof invoiceBody>): Promise<InvoiceView>;
}
