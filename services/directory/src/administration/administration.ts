import {
  addCategoryByAdmin,
  reviseCategory,
  type AddCategoryByAdmin,
  type CategoriesAdministrationCalls,
  type ReviseCategory,
} from '@carsi/contracts/categories-administration';
import { growthWindow, type GrowthWindow } from '@carsi/contracts/growth';
import {
  decideCompanies,
  listOwned,
  markCompany,
  type CompaniesAdministrationCalls,
  type DecideCompanies,
  type ListOwned,
  type MarkCompany,
} from '@carsi/contracts/owned-companies';
import type { Commands } from '@carsi/platform/events/commands';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import { siteSettings, type SiteSettings, type SiteSettingsCalls } from '@carsi/contracts/site-settings';
import type { Categories } from '../category/categories.js';
import { SITE, type ChangeSiteSettings } from '../site-settings/site-settings.js';
import type { AdministerCompanies } from './administer-companies.js';

/** What admins ask of the directory: permission first, then the one who knows. */
export class Administration implements Served<
  CompaniesAdministrationCalls & CategoriesAdministrationCalls & SiteSettingsCalls
> {
  constructor(
    private readonly companies: AdministerCompanies,
    private readonly categories: Categories,
    private readonly site: Commands<SiteSettings, ChangeSiteSettings>,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  listOwned(body: ListOwned, context: CallContext) {
    this.access.requireAdmin(context);
    return this.companies.list(parse(listOwned, body));
  }

  decideCompany(
    { companyId, approved, reason }: { companyId: string; approved: boolean; reason?: string },
    context: CallContext,
  ) {
    const { id } = this.access.requireAdmin(context);
    return this.companies.decide(companyId, approved, reason ?? null, metaOf(context, this.clock, id));
  }

  decideCompanies(body: DecideCompanies, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.companies.decideAll(parse(decideCompanies, body), metaOf(context, this.clock, id));
  }

  suspendCompany({ companyId, reason }: { companyId: string; reason: string | null }, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.companies.suspend(companyId, reason, metaOf(context, this.clock, id));
  }

  reinstateCompany({ companyId }: { companyId: string }, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.companies.reinstate(companyId, metaOf(context, this.clock, id));
  }

  markCompany(body: MarkCompany, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.companies.mark(parse(markCompany, body), metaOf(context, this.clock, id));
  }

  newCompanies(body: GrowthWindow, context: CallContext) {
    this.access.requireAdmin(context);
    return this.companies.newByDay(parse(growthWindow, body).days);
  }

  companyCounts(_body: Record<string, never>, context: CallContext) {
    this.access.requireAdmin(context);
    return this.companies.counts();
  }

  /** Read from its stream: short, and never behind. */
  async siteSettings(): Promise<SiteSettings> {
    return (await this.site.state(SITE)).state;
  }

  async changeSiteSettings({ changes }: { changes: Partial<SiteSettings> }, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    const data = { changes: parse(siteSettings.partial(), changes) as Partial<SiteSettings> };
    await this.site.run(SITE, { type: 'ChangeSiteSettings', data, meta: metaOf(context, this.clock, id) });
    return this.siteSettings();
  }

  createCategory(body: AddCategoryByAdmin, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.categories.create(parse(addCategoryByAdmin, body), metaOf(context, this.clock, id));
  }

  reviseCategory(body: ReviseCategory, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.categories.revise(parse(reviseCategory, body), metaOf(context, this.clock, id));
  }
}
