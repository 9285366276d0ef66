export const planIds = ['basic', 'premium', 'business'] as const;
export type PlanId = (typeof planIds)[number];
/** What a company may do on its plan. Numbers are counts or days; UNLIMITED means any number. */
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

/** Days that an owner has to pay an invoice; the plan runs meanwhile. */
export const DAYS_TO_PAY = 7;
/** Days before a plan ends, or an unpaid one lapses, at which its owner is notified. */
export const DAYS_OF_NOTICE = 3;
export const TRIAL_DAYS = 30;
/** KDV in percent, inside every price. */
export const KDV_PERCENT = 20;
