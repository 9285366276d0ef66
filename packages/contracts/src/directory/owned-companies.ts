import { z } from 'zod';
import type { GrowthWindow, NewByDay } from '../common/growth.js';
import type { PlanId } from '../billing/plans.js';
import type { CompanyForm, CompanyProfile } from './company-profile.js';
import type { CampaignView, CompanyView, OfferingView } from './company.js';

// Calls of the directory for owners and admins.

/** A company as its owner and admins see it. */
export interface OwnedCompany {
  readonly company: CompanyView;
  /** Public, whatever awaits approval. */
  readonly live: boolean;
  /** Pending changes beside the live version. */
  readonly waiting: Partial<CompanyProfile> | null;
  readonly moderation: {
    readonly state: 'pending' | 'rejected' | 'suspended';
    readonly reason: string | null;
    readonly at: string | null;
  } | null;
  readonly restorableUntil: string | null;
  readonly planId: PlanId;
  /** Photographs beyond the plan: kept, and not shown. */
  readonly hiddenImages: readonly string[];
}

/** The forecast that an owner sees while typing. */
export interface CompanyForecast {
  /** The address that the company would have now. */
  readonly slug: string;
  readonly duplicates: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly city: number;
    readonly district: string | null;
  }[];
}

export const versionSteps = [
  'submitted',
  'revised',
  'amended',
  'approved',
  'rejected',
  'suspended',
  'reinstated',
  'closed',
  'restored',
  'claimed',
  'verified',
] as const;
export type VersionStep = (typeof versionSteps)[number];

/** One commit of a company's stream, as its owner reads it. */
export interface CompanyVersion {
  readonly version: number;
  readonly at: string;
  readonly by: 'owner' | 'admin';
  readonly steps: readonly VersionStep[];
  readonly reason: string | null;
  /** The profile before, and the changed fields; null and empty where none changed. */
  readonly before: CompanyProfile | null;
  readonly changes: Partial<CompanyProfile>;
}

/** Everything that a company offers, also what is switched off, over, or beyond its plan. */
export interface CompanyOffers {
  readonly campaigns: readonly CampaignView[];
  readonly offerings: readonly OfferingView[];
  /** Campaigns beyond the plan: kept, and not shown. */
  readonly hiddenCampaigns: readonly string[];
  /** UNLIMITED is -1. */
  readonly maxPromotions: number;
}

/** The fields of an offering or a campaign in the API's names. */
export const offerForm = z.record(z.string().max(60), z.unknown());

/** Absent fields stay, and without `id` it is a new one. */
export const keepOffer = z.object({
  companyId: z.string().max(64),
  id: z.string().max(64).optional(),
  form: offerForm,
});
export type KeepOffer = z.infer<typeof keepOffer>;

/** `waiting`: the queue, new companies and changes of live ones. */
export const administeredStates = ['all', 'waiting', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const;
export const listOwned = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(administeredStates),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListOwned = z.infer<typeof listOwned>;

export const decideCompanies = z.object({
  companyIds: z.array(z.string().min(1).max(64)).min(1).max(100),
  approved: z.boolean(),
  reason: z.string().max(1_000).nullable(),
});
export type DecideCompanies = z.infer<typeof decideCompanies>;
/** `code` is null where it was done. */
export interface Decided {
  readonly companyId: string;
  readonly code: string | null;
}

export const markCompany = z.object({
  companyId: z.string().min(1).max(64),
  verified: z.boolean().optional(),
  featured: z.boolean().optional(),
});
export type MarkCompany = z.infer<typeof markCompany>;

export interface OwnedCompaniesCalls {
  /** Business accounts with a verified e-mail. Refuses what is wrong with the form, COMPANY_BUSINESS_ONLY, EMAIL_UNVERIFIED. */
  submitCompany(body: { readonly form: CompanyForm }): Promise<OwnedCompany>;
  /** The owner's and admins': absent fields stay, a live page stays live. Refuses COMPANY_NOT_YOURS. */
  reviseCompany(body: { readonly companyId: string; readonly form: CompanyForm }): Promise<OwnedCompany>;
  /** Closed for the public, 30 days to take it back. */
  closeCompany(body: { readonly companyId: string }): Promise<OwnedCompany>;
  restoreCompany(body: { readonly companyId: string }): Promise<OwnedCompany>;
  /** The owner's and admins', by id, slug or former slug. */
  ownCompany(body: { readonly idOrSlug: string }): Promise<OwnedCompany>;
  /** One's own; anybody's for admins. */
  companiesOf(body: { readonly ownerId: string }): Promise<readonly OwnedCompany[]>;
}

/** What admins do with companies. */
export interface CompaniesAdministrationCalls {
  /** Admins only. */
  listOwned(body: ListOwned): Promise<{ readonly companies: readonly OwnedCompany[]; readonly total: number }>;
  /** Admins only. */
  decideCompany(body: {
    readonly companyId: string;
    readonly approved: boolean;
    readonly reason?: string;
  }): Promise<OwnedCompany>;
  /** Admins only: companies that are not closed, and how many await approval. */
  companyCounts(body: Record<string, never>): Promise<{
    readonly companies: number;
    readonly waiting: number;
    /** With an owner, in whatever state. */
    readonly owned: number;
  }>;
  /** Admins only. */
  newCompanies(body: GrowthWindow): Promise<NewByDay>;
  /** Admins only: one after the other, each by itself. Outcomes in the requested order. */
  decideCompanies(body: DecideCompanies): Promise<readonly Decided[]>;
  /** Admins only: taken from the public until it is reinstated. The reason is for its owner. */
  suspendCompany(body: { readonly companyId: string; readonly reason: string | null }): Promise<OwnedCompany>;
  /** Admins only. */
  reinstateCompany(body: { readonly companyId: string }): Promise<OwnedCompany>;
  /** Admins only: a proven identity, and a place in front. Absent marks stay. */
  markCompany(body: MarkCompany): Promise<OwnedCompany>;
}

/** What owners ask beside the form. */
export interface OwnerToolsCalls {
  /** Business accounts and admins. Stores nothing. */
  forecastCompany(body: { readonly form: CompanyForm; readonly companyId?: string }): Promise<CompanyForecast>;
  /** An uploaded picture: deleted after a day unless a company uses it. */
  keepUpload(body: { readonly address: string }): Promise<{ readonly kept: true }>;
  /** The owner's and admins'; newest first, since the present owner has it. */
  companyVersions(body: { readonly companyId: string; readonly limit: number; readonly offset: number }): Promise<{
    readonly versions: readonly CompanyVersion[];
    readonly total: number;
  }>;
  /** The owner's and admins': saves that version's profile as a new change. Refuses COMPANY_VERSION_UNKNOWN. */
  restoreVersion(body: { readonly companyId: string; readonly version: number }): Promise<OwnedCompany>;
  /** The owner's and admins', as all that follow. */
  companyOffers(body: { readonly companyId: string }): Promise<CompanyOffers>;
  keepOffering(body: KeepOffer): Promise<OfferingView>;
  removeOffering(body: { readonly companyId: string; readonly id: string }): Promise<{ readonly removed: true }>;
  /** Refuses PLAN_PROMOTION_LIMIT. */
  keepCampaign(body: KeepOffer): Promise<CampaignView>;
  removeCampaign(body: { readonly companyId: string; readonly id: string }): Promise<{ readonly removed: true }>;
}
