import { plans } from '@carsi/contracts/billing/plans';
import {
  blankProfile,
  type CampaignBody,
  type CompanyProfile,
  type OfferingBody,
} from '@carsi/contracts/directory/company-profile';
import type { StoredProfile } from '../company/events.js';
import type { CompanyPlan } from '../company-plan/projection.js';

/** Names and shapes are on disk for ever, as long as this version of the projection lives. */
export interface CompanyPage {
  readonly id: string;
  /** Absent until its own events have come: ratings and offerings may be first. */
  readonly company?: {
    readonly status: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
    readonly was: 'pending' | 'active' | 'rejected' | 'suspended';
    readonly slug: string;
    readonly ownerId: string | null;
    readonly externalId: string | null;
    readonly sample: boolean;
    readonly profile: StoredProfile;
    /** Pending changes to the live version. */
    readonly waiting: Partial<StoredProfile> | null;
    readonly moderation: {
      readonly state: 'rejected' | 'suspended';
      readonly reason: string | null;
      readonly at: string;
    } | null;
    readonly verified: boolean;
    readonly featured: boolean;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly restorableUntil: string | null;
    /** Since when each photograph is in the gallery: the newest go first when a plan shrinks. */
    readonly photosSince: readonly { readonly image: string; readonly since: string }[];
    /** Since when it is pending; null otherwise. */
    readonly waitsSince: string | null;
  };
  readonly offerings: Readonly<Record<string, OfferingBody>>;
  readonly campaigns: Readonly<Record<string, CampaignBody>>;
  readonly reviews: { readonly count: number; readonly sum: number };
  /** Absent on the basic plan. */
  readonly plan?: CompanyPlan;
  /** Counted views, updated at most hourly. */
  readonly views: number;
}

export const emptyPage = (id: string): CompanyPage => ({
  id,
  offerings: {},
  campaigns: {},
  reviews: { count: 0, sum: 0 },
  views: 0,
});

/** Rows of earlier versions have no value for fields that the table got later. */
export const profileOf = ({ profile }: { readonly profile: StoredProfile }): CompanyProfile => ({
  ...blankProfile,
  ...profile,
});

/** Featured by its plan or by an admin's pin, premium by its plan alone: both are derived (decision 40). */
export const standingOf = ({
  company,
  plan,
}: CompanyPage): { readonly featured: boolean; readonly premium: boolean } => ({
  featured: company?.featured === true || (plan !== undefined && plans[plan.planId].limits.featuredListing),
  premium: plan !== undefined,
});
