import type { EditorialCalls } from './editorial.js';
import type { SiteSettingsCalls } from './site-settings.js';
import type { ClaimsCalls } from './claims.js';
import type { CategoriesAdministrationCalls, PlacesCalls } from './category.js';
import type { FavoritesCalls } from './favorites.js';
import type { CustomerRequestsCalls } from './customer-requests.js';
import type { CompaniesAdministrationCalls, OwnedCompaniesCalls, OwnerToolsCalls } from './owned-companies.js';
import type { CategoryView } from './category.js';
import type { CampaignView, CompanyView, CompanyName } from './company.js';
import type { SearchRequest, SearchView } from './search.js';
import type { ImportRow, CompanyKeys, ExportRow } from './company-lists.js';

// Calls of the directory service.

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
    PlacesCalls,
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
