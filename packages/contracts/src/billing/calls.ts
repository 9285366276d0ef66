import { z } from 'zod';
import { planIds } from './plans.js';
import type { PlanId } from './plans.js';

/** What a company has now. `expired`: its time ran out or it was not paid; `canceled`: its owner ended it. Both are back on basic. */
export interface SubscriptionView {
  readonly companyId: string;
  readonly planId: PlanId;
  readonly status: 'active' | 'expired' | 'canceled';
  readonly endDate: string | null;
  readonly autoRenew: boolean;
  readonly payment: 'none' | 'trial' | 'due' | 'paid';
  /** Until when the running period has to be paid. */
  readonly dueAt: string | null;
  /** Takes its place at endDate. */
  readonly nextPlanId: PlanId | null;
  /** Ordered after a lapse: begins once it is paid. */
  readonly waitingPlanId: PlanId | null;
  /** The next order begins once it is paid: an earlier one of this company, or of its owner, is not. */
  readonly paymentFirst: boolean;
  readonly trialAvailable: boolean;
}

export const invoiceStates = ['due', 'paid', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** Who pays, as they were called and found when the invoice was issued. */
export interface Buyer {
  readonly name: string;
  readonly address: string | null;
}

export const buyerKinds = ['company', 'person'] as const;
/** Who an invoice is made out to, as the books of a business in Turkey need them ('Fatura bilgileri'). */
export interface BillingIdentity {
  /** A şirket, or a şahıs: a person under their own name. */
  readonly kind: (typeof buyerKinds)[number];
  /** The registered title (ünvan), or name and surname. */
  readonly name: string;
  /** The VKN of a company, ten digits; the TCKN of a person, eleven. */
  readonly taxNumber: string;
  /** Vergi dairesi. A company has one. */
  readonly taxOffice: string | null;
  readonly address: string;
  /** Names of a province and of a district of it. */
  readonly city: string;
  readonly district: string;
  readonly email: string | null;
}

/** Who issued an invoice, as the site named them then. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  readonly email: string | null;
  readonly kep: string | null;
  readonly taxOffice?: string | null;
  readonly taxNumber?: string | null;
}

/** Amounts in kuruş, KDV inside. */
export interface InvoiceView {
  readonly id: string;
  readonly companyId: string;
  readonly number: string;
  /** What the bank transfer has to name. */
  readonly reference: string;
  readonly planId: PlanId;
  readonly days: number;
  readonly price: number;
  /** Unused days of the plan before. */
  readonly credit: number;
  readonly total: number;
  readonly kdv: number;
  readonly state: InvoiceState;
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly paidAt: string | null;
  /** Absent where the directory was unavailable then: readers use the present name. */
  readonly buyer?: Buyer;
  /** As it was then; absent if the owner had provided none, null for everybody but that owner and admins. */
  readonly madeOutTo?: BillingIdentity | null;
  /** The owner whose identity that is. */
  readonly buyerId?: string;
  /** Absent where no seller was configured then: readers use the present one. */
  readonly seller?: Seller;
}

// Calls of the billing service.

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

/** As typed: the service reports errors field by field, in order. */
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
  /** Owner and admins, like all of these unless noted. Refuses COMPANY_NOT_FOUND. */
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
  /** The caller's own; null until provided. */
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
