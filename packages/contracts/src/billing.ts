import type { Event } from '@carsi/kernel/event';

/** The language of the billing service. */
export const billingTopic = 'billing.events';

export const planIds = ['basic', 'premium', 'business'] as const;
export type PlanId = (typeof planIds)[number];

/** What a company may do on its plan. Numbers are counts or days; UNLIMITED stands for any number. */
export interface PlanLimits {
  readonly maxPhotos: number;
  readonly maxPromotions: number;
  /** Days of figures that the owner may look back. */
  readonly analyticsHistory: number;
  readonly prioritySupport: boolean;
  readonly customBranding: boolean;
  readonly featuredListing: boolean;
}
export const UNLIMITED = -1;

/** A feature is there when its limit is true, a positive number, or unlimited (decision 57). */
export const allows = (limit: number | boolean): boolean => limit === true || limit === UNLIMITED || Number(limit) > 0;

/** How many more fit: never below 0, Infinity when unlimited. */
export const room = (limit: number, used: number): number =>
  limit === UNLIMITED ? Infinity : Math.max(0, limit - used);

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Turkish lira for `duration` days, KDV inside. */
  readonly price: number;
  /** Days. */
  readonly duration: number;
  readonly limits: PlanLimits;
}

/** Specification 2 §9. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  basic: {
    id: 'basic',
    name: 'Temel',
    price: 0,
    duration: 30,
    limits: {
      maxPhotos: 5,
      maxPromotions: 0,
      analyticsHistory: 7,
      prioritySupport: false,
      customBranding: false,
      featuredListing: false,
    },
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    price: 99,
    duration: 30,
    limits: {
      maxPhotos: 20,
      maxPromotions: 3,
      analyticsHistory: 90,
      prioritySupport: true,
      customBranding: true,
      featuredListing: true,
    },
  },
  business: {
    id: 'business',
    name: 'Kurumsal',
    price: 199,
    duration: 30,
    limits: {
      maxPhotos: UNLIMITED,
      maxPromotions: 10,
      analyticsHistory: 365,
      prioritySupport: true,
      customBranding: true,
      featuredListing: true,
    },
  },
};

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
/** The plan, or a trial of it, is not going on after `endsAt`, which is `DAYS_OF_NOTICE` away. Said once for each end. */
export type PlanEndNeared = Event<
  'PlanEndNeared',
  OfCompany & {
    readonly planId: PlanId;
    readonly endsAt: string;
    readonly nextPlanId: PlanId;
    readonly trial: boolean;
  }
>;
/** The plan runs and is still not paid; at `dueAt` it lapses. Said once for each invoice, total in kuruş. */
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

/** Days that an owner has to pay an invoice; the plan runs meanwhile. */
export const DAYS_TO_PAY = 7;
/** So many days before a plan ends, and before an unpaid one lapses, its owner is told. */
export const DAYS_OF_NOTICE = 3;
export const TRIAL_DAYS = 30;
/** KDV in percent, inside every price. */
export const KDV_PERCENT = 20;

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
  /** Absent where the directory could not be asked then: it is called what it is called now. */
  readonly buyer?: Buyer;
  /** As it was then; absent where the owner had said none, null for everybody but that owner and admins. */
  readonly madeOutTo?: BillingIdentity | null;
  /** The owner whose identity that is. */
  readonly buyerId?: string;
  /** Absent where nobody had said who that is: then it is who it is now. */
  readonly seller?: Seller;
}
