import { z } from 'zod';
import { buyerKinds, invoiceStates } from './calls.js';
import { planIds } from './plans.js';
import { page } from '../common/query.js';
import { routes } from '../common/route.js';

export const plan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  /** Lira for `duration` days, KDV inside. */
  price: z.number(),
  duration: z.number(),
  features: z.array(z.string()),
  limits: z.object({
    maxPhotos: z.number(),
    maxPromotions: z.number(),
    analyticsHistory: z.number(),
    prioritySupport: z.boolean(),
    customBranding: z.boolean(),
    featuredListing: z.boolean(),
  }),
});
export type Plan = z.infer<typeof plan>;

export const subscription = z.object({
  planId: z.enum(planIds),
  status: z.enum(['active', 'expired', 'canceled']),
  endDate: z.iso.datetime().nullable(),
  autoRenew: z.boolean(),
  payment: z.enum(['none', 'trial', 'due', 'paid']),
  dueAt: z.iso.datetime().nullable(),
  nextPlanId: z.enum(planIds).nullable(),
  waitingPlanId: z.enum(planIds).nullable(),
  paymentFirst: z.boolean(),
  trialAvailable: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

/** Who one's invoices are made out to; `kind` says whether `taxNumber` is a VKN (company) or a TCKN (person). */
export const billingIdentity = z.object({
  kind: z.enum(buyerKinds),
  name: z.string(),
  taxNumber: z.string(),
  taxOffice: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  email: z.string().nullable(),
});
export type BillingIdentity = z.infer<typeof billingIdentity>;
export const billingIdentityAnswer = z.object({ identity: billingIdentity.nullable() });
export type BillingIdentityAnswer = z.infer<typeof billingIdentityAnswer>;

const typed = z.string().max(1_000).default('');
const optional = z.string().max(1_000).nullable().default('');
export const billingIdentityForm = z.object({
  kind: z.enum(buyerKinds),
  name: typed,
  taxNumber: typed,
  taxOffice: optional,
  address: typed,
  city: typed,
  district: typed,
  email: optional,
});

export const seller = z.object({
  name: z.string(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  kep: z.string().nullable(),
  taxOffice: z.string().nullable(),
  taxNumber: z.string().nullable(),
});

/** Amounts in lira. */
export const invoice = z.object({
  id: z.string(),
  companyId: z.string(),
  /** As it was when the invoice was issued. */
  companyName: z.string().nullable(),
  companyAddress: z.string().nullable(),
  /** The buyer's billing identity when it was issued; null if none was provided, and for a later owner of the company. */
  buyer: billingIdentity.nullable(),
  /** It exists, but only that buyer may see it. */
  buyerWithheld: z.boolean(),
  /** The seller when it was issued; null if none was configured. */
  seller: seller.nullable(),
  number: z.string(),
  reference: z.string(),
  planId: z.enum(planIds),
  days: z.number(),
  price: z.number(),
  credit: z.number(),
  net: z.number(),
  kdv: z.number(),
  total: z.number(),
  state: z.enum(invoiceStates),
  issuedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const subscribeForm = z.object({
  company_id: z.string().min(1).max(64),
  plan_id: z.enum(planIds),
  duration: z.number().default(30),
});
export const subscriptionPatch = z.object({ autoRenew: z.boolean().optional(), cancel: z.literal(true).optional() });
export const subscribed = z.object({
  success: z.literal(true),
  subscription,
  invoice: invoice.nullable(),
});
export const adminInvoicesQuery = page.extend({ state: z.enum(invoiceStates).optional() });

export const billingRoutes = routes({
  'GET /api/plans': { summary: 'Planlar', who: 'anyone', answer: z.array(plan) },
  'GET /api/billing/identity': {
    summary: 'Faturalarımın kimin adına düzenlendiği; söylenmediyse null',
    who: 'member',
    answer: billingIdentityAnswer,
  },
  'PUT /api/billing/identity': {
    summary: 'Fatura bilgilerimi yaz (bundan sonraki faturalar için)',
    who: 'member',
    body: billingIdentityForm,
    answer: billingIdentityAnswer,
  },
  'GET /api/subscriptions/{id}/status': {
    summary: 'Bir firmanın aboneliği (sahibi)',
    who: 'member',
    answer: subscription,
  },
  'POST /api/subscriptions': {
    summary: 'Abone ol (firmanın sahibi)',
    who: 'member',
    body: subscribeForm,
    answer: subscribed,
  },
  'PATCH /api/subscriptions/{id}': {
    summary: 'Yenilemeyi aç, kapat ya da aboneliği sonlandır (sahibi)',
    who: 'member',
    body: subscriptionPatch,
    answer: subscription,
  },
  'POST /api/subscriptions/{id}/trial': {
    summary: '30 gün ücretsiz dene (sahibi, bir kez)',
    who: 'member',
    answer: subscription,
  },
  'GET /api/subscriptions/{id}/invoices': {
    summary: 'Bir firmanın faturaları (sahibi)',
    who: 'member',
    query: page,
    answer: z.array(invoice),
  },
  'GET /api/invoices/{id}.pdf': { summary: 'Bir fatura, PDF olarak (sahibi)', who: 'member', answer: z.string() },
  'GET /api/admin/invoices': {
    summary: 'Faturalar (yönetici)',
    who: 'admin',
    query: adminInvoicesQuery,
    answer: z.array(invoice),
  },
  'POST /api/admin/invoices/{id}/paid': { summary: 'Ödendi olarak işaretle (yönetici)', who: 'admin', answer: invoice },
});
