import type { EditorialCalls } from './editorial.js';
import { z } from 'zod';
import type { SiteSettingsCalls } from './site-settings.js';
import type { ClaimsCalls } from './claims.js';
import type { CategoriesAdministrationCalls } from './categories-administration.js';
import type { FavoritesCalls } from './favorites.js';
import { companySorts } from './http/search.js';
import type { CustomerRequestsCalls } from './requests.js';
import type { CompaniesAdministrationCalls, OwnedCompaniesCalls, OwnerToolsCalls } from './owned-companies.js';
import {
  campaignBody,
  companyProfile,
  offeringBody,
  type CampaignBody,
  type CompanyProfile,
  type OfferingBody,
} from './company-profile.js';

// What can be asked of the directory service.

export interface CategoryView {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconName: string;
  readonly colorClass: string;
  readonly gradient: string;
  readonly popular: boolean;
  readonly keywords: readonly string[];
  readonly synonyms: readonly string[];
  /** Other ids and slugs that lead here. */
  readonly aliases: readonly string[];
  readonly companies: number;
}

export interface OfferingView extends OfferingBody {
  readonly id: string;
}
export interface CampaignView extends CampaignBody {
  readonly id: string;
}

export interface ScorePartView {
  readonly key: string;
  readonly points: number;
  readonly max: number;
}

/** A company as the public sees it, whole. */
export interface CompanyView {
  readonly id: string;
  readonly slug: string;
  readonly status: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
  readonly profile: CompanyProfile;
  readonly phoneE164: string | null;
  readonly ownerId: string | null;
  readonly sample: boolean;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly premium: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  readonly viewCount: number;
  readonly aiScore: number;
  readonly scoreParts: readonly ScorePartView[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly offerings: readonly OfferingView[];
  /** Running and coming ones. */
  readonly campaigns: readonly CampaignView[];
  /** Kilometres, in lists around a position. */
  readonly distance?: number;
}

export const searchRequest = z.object({
  q: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  city: z.string().max(100).optional(),
  district: z.string().max(100).optional(),
  verified: z.boolean().optional(),
  featured: z.boolean().optional(),
  premium: z.boolean().optional(),
  openNow: z.boolean().optional(),
  tags: z.array(z.string().max(60)).max(20).optional(),
  rating: z.number().min(0).max(5).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  radiusKm: z.number().optional(),
  sort: z.enum(companySorts).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
  facets: z.boolean().optional(),
  literal: z.array(z.string()).max(10).optional(),
});
export type SearchRequest = z.infer<typeof searchRequest>;

export interface NameRef {
  readonly slug: string;
  readonly name: string;
}
export interface NameCount {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

export interface SearchView {
  readonly results: readonly CompanyView[];
  readonly total: number;
  readonly interpreted: {
    readonly city?: NameRef;
    readonly district?: NameRef;
    readonly categories?: readonly NameRef[];
    readonly service?: string;
    readonly rating?: number;
    readonly openNow?: boolean;
    readonly verified?: boolean;
    readonly nearby?: boolean;
    readonly rest: string;
    readonly corrections: readonly { readonly from: string; readonly to: string }[];
  };
  readonly didYouMean?: string;
  readonly similar: readonly CompanyView[];
  readonly facets?: {
    readonly tags: readonly NameCount[];
    readonly cities: readonly NameCount[];
    readonly categories: readonly NameCount[];
    readonly ratings: readonly NameCount[];
  };
}

/** What a list may leave untold: an existing company keeps it. */
export const unchangedField = z.enum([
  ...companyProfile.keyof().options,
  'verified',
  'featured',
  'offerings',
  'campaigns',
]);
export type UnchangedField = z.infer<typeof unchangedField>;

/** One row of an import: the company's own key, what it says, and what hangs on it. */
export const importRow = z.object({
  externalId: z.string().min(1).max(200),
  profile: companyProfile,
  verified: z.boolean(),
  featured: z.boolean(),
  sample: z.boolean(),
  offerings: z.array(offeringBody).max(200),
  campaigns: z.array(campaignBody).max(20),
  keeps: z.array(unchangedField).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** What a company is called where others have to do with it. */
export interface CompanyName {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** False once its page is closed or suspended. */
  readonly open: boolean;
}

/** What a duplicate is found by. */
export interface CompanyKeys {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly city: number;
  readonly district: string | null;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sample: boolean;
}

/** A public company with everything that an import takes. */
export interface ExportRow {
  readonly id: string;
  readonly externalId: string | null;
  readonly profile: CompanyProfile;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly offerings: readonly OfferingBody[];
}

export interface DirectoryCalls
  extends
    CategoriesAdministrationCalls,
    CompaniesAdministrationCalls,
    SiteSettingsCalls,
    OwnedCompaniesCalls,
    OwnerToolsCalls,
    ClaimsCalls,
    FavoritesCalls,
    CustomerRequestsCalls,
    EditorialCalls {
  /** By id, slug or former slug; `moved` when it was not the current slug or id. Refuses COMPANY_NOT_FOUND, COMPANY_GONE. */
  company(body: { readonly idOrSlug: string }): Promise<{ readonly company: CompanyView; readonly moved: boolean }>;
  /** At most 100, in any order; those that were never public are left out. */
  companyNames(body: { readonly ids: readonly string[] }): Promise<readonly CompanyName[]>;
  search(body: SearchRequest): Promise<SearchView>;
  suggest(body: {
    readonly q: string;
  }): Promise<readonly { readonly type: string; readonly text: string; readonly slug: string }[]>;
  recommendations(body: {
    readonly companyId?: string;
    readonly limit: number;
  }): Promise<
    readonly { readonly company: CompanyView; readonly reason: string; readonly score: number; readonly type: string }[]
  >;
  insights(body: { readonly companyId: string }): Promise<readonly Readonly<Record<string, unknown>>[]>;
  categories(body: Record<string, never>): Promise<readonly CategoryView[]>;
  /** Companies by plate code, and by district id of one province where it is asked for. */
  places(body: { readonly city?: number }): Promise<{
    readonly cities: Readonly<Record<string, number>>;
    readonly districts: Readonly<Record<string, number>>;
  }>;
  campaigns(body: { readonly limit: number; readonly offset: number }): Promise<{
    readonly campaigns: readonly { readonly campaign: CampaignView; readonly company: CompanyView }[];
    readonly total: number;
  }>;
  stats(body: Record<string, never>): Promise<{
    readonly companies: number;
    readonly categories: number;
    readonly cities: number;
    readonly reviews: number;
  }>;
  /** Addresses of the companies that search engines may list, in the order of their ids; `after` skips so many. */
  sitemap(body: { readonly after: number | null; readonly limit: number }): Promise<{
    readonly total: number;
    readonly companies: readonly { readonly slug: string; readonly updatedAt: string }[];
  }>;
  /**
   * Operators only. Creates or updates by external id; imported companies are approved. `again` when the rows may have been written
   * under this commandId before: the outcome is then that of the first time.
   */
  importCompanies(body: { readonly rows: readonly ImportRow[]; readonly again?: boolean }): Promise<
    readonly {
      readonly externalId: string;
      readonly companyId: string;
      readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
      readonly code?: string;
    }[]
  >;
  /** Operators only. How far the import under this key came; null when none is under way. */
  importProgress(body: { readonly key: string }): Promise<Readonly<Record<string, unknown>> | null>;
  /** Operators only. Durable when it resolves; null forgets it. */
  keepImportProgress(body: {
    readonly key: string;
    readonly progress: Readonly<Record<string, unknown>> | null;
  }): Promise<{ readonly kept: boolean }>;
  /** Operators only. By id, after `after`, of everything that was not removed for good; all of what was written before. */
  companyKeys(body: { readonly after: string | null; readonly limit: number }): Promise<readonly CompanyKeys[]>;
  /** Operators only. The public companies but for samples, by id, after `after`. */
  exportCompanies(body: { readonly after: string | null; readonly limit: number }): Promise<{
    readonly rows: readonly ExportRow[];
    /** Where the next page begins; null at the end. */
    readonly next: string | null;
    readonly total: number;
  }>;
  /** Operators only. */
  addCategory(body: {
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null;
  }): Promise<{ readonly id: string }>;
  /** Operators only: closes every sample company for good. */
  removeSample(body: { readonly limit: number }): Promise<{ readonly removed: number; readonly left: number }>;
}
