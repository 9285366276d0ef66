import type { SiteSettingsCalls } from '@carsi/contracts/site-settings';
import type { CategoriesAdministrationCalls } from '@carsi/contracts/categories-administration';
import {
  companyForm,
  type CompaniesAdministrationCalls,
  type CompanyForm,
  type OwnerToolsCalls,
} from '@carsi/contracts/owned-companies';
import {
  searchRequest,
  type CampaignView,
  type CategoryView,
  type CompanyView,
  type DirectoryCalls,
  type ImportRow,
  type SearchRequest,
  type SearchView,
} from '@carsi/contracts/directory';
import type { EditorialCalls } from '@carsi/contracts/editorial';
import {
  answerRequest,
  listRequests,
  makeRequest,
  type AnswerRequest,
  type ListRequests,
  type MakeRequest,
} from '@carsi/contracts/requests';
import { Refusal } from '@carsi/kernel/refusal';
import type { ClaimsCalls } from '@carsi/contracts/claims';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { AskCompanies } from './customer-requests/ask-companies.js';
import type { Categories } from './category/categories.js';
import type { FindCompany } from './company-page/find-company.js';
import type { ExportCompanies } from './import-export/export-companies.js';
import type { KeepFavorites } from './favorites/keep-favorites.js';
import type { Figures } from './figures.js';
import type { ImportCompanies } from './import-export/import-companies.js';
import type { ImportProgress } from './import-export/import-progress.js';
import type { RemoveSample } from './remove-sample.js';
import type { OwnedCompanies } from './owned/owned-companies.js';
import type { FindCampaigns } from './running-campaigns/find-campaigns.js';
import type { FindCompanies } from './search/find-companies.js';
import type { Recommend } from './recommend.js';
import type { Suggest } from './search/suggest.js';

/** What has a facade of its own. */
type Others = CategoriesAdministrationCalls &
  SiteSettingsCalls &
  CompaniesAdministrationCalls &
  OwnerToolsCalls &
  EditorialCalls &
  ClaimsCalls;

/** The directory service as others ask it: permission first, then the one who knows. */
export class Directory implements Served<Omit<DirectoryCalls, keyof Others>> {
  constructor(
    private readonly parts: {
      readonly companies: FindCompany;
      readonly finding: FindCompanies;
      readonly suggesting: Suggest;
      readonly recommending: Recommend;
      readonly categories: Categories;
      readonly campaigns: FindCampaigns;
      readonly figures: Figures;
      readonly importing: ImportCompanies;
      readonly progress: ImportProgress;
      readonly exporting: ExportCompanies;
      readonly removing: RemoveSample;
      readonly owned: OwnedCompanies;
      readonly favorites: KeepFavorites;
      readonly asking: AskCompanies;
    },
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  company({ idOrSlug }: { idOrSlug: string }): Promise<{ company: CompanyView; moved: boolean }> {
    return this.parts.companies.byIdOrSlug(idOrSlug);
  }

  companyNames({ ids }: { ids: readonly string[] }) {
    return this.parts.companies.names(ids);
  }

  async search(body: SearchRequest): Promise<SearchView> {
    return this.parts.finding.search(parse(searchRequest, body));
  }

  suggest({ q }: { q: string }) {
    return this.parts.suggesting.suggest(q);
  }

  recommendations({ companyId, limit }: { companyId?: string; limit: number }) {
    return this.parts.recommending.recommend(companyId, limit);
  }

  insights({ companyId }: { companyId: string }) {
    return this.parts.recommending.insights(companyId);
  }

  categories(): Promise<readonly CategoryView[]> {
    return this.parts.categories.list();
  }

  places({ city }: { city?: number }) {
    return this.parts.figures.places(city);
  }

  campaigns({
    limit,
    offset,
  }: {
    limit: number;
    offset: number;
  }): Promise<{ campaigns: readonly { campaign: CampaignView; company: CompanyView }[]; total: number }> {
    return this.parts.campaigns.list(limit, offset);
  }

  stats() {
    return this.parts.figures.stats();
  }

  sitemap({ after, limit }: { after: number | null; limit: number }) {
    return this.parts.figures.sitemap(after ?? 0, limit);
  }

  async importCompanies({ rows, again }: { rows: readonly ImportRow[]; again?: boolean }, context: CallContext) {
    const { id } = this.access.requireOperator(context);
    if (rows.length > 1_000) throw new Refusal('BAD_REQUEST');
    return this.parts.importing.run(rows, metaOf(context, this.clock, id), again);
  }

  importProgress({ key }: { key: string }, context: CallContext) {
    this.access.requireOperator(context);
    return this.parts.progress.read(key);
  }

  keepImportProgress(
    { key, progress }: { key: string; progress: Readonly<Record<string, unknown>> | null },
    context: CallContext,
  ) {
    this.access.requireOperator(context);
    return this.parts.progress.keep(key, progress);
  }

  companyKeys({ after, limit }: { after: string | null; limit: number }, context: CallContext) {
    this.access.requireOperator(context);
    return this.parts.exporting.keys(after, limit);
  }

  exportCompanies({ after, limit }: { after: string | null; limit: number }, context: CallContext) {
    this.access.requireOperator(context);
    return this.parts.exporting.companies(after, limit);
  }

  async addCategory(
    body: { id: string; name: string; parentId: string | null },
    context: CallContext,
  ): Promise<{ id: string }> {
    const { id } = this.access.requireOperator(context);
    return this.parts.categories.add(body, metaOf(context, this.clock, id));
  }

  submitCompany({ form }: { form: CompanyForm }, context: CallContext) {
    const owner = this.access.requirePerson(context);
    return this.parts.owned.submit(parse(companyForm, form), owner, metaOf(context, this.clock, owner.id));
  }

  reviseCompany({ companyId, form }: { companyId: string; form: CompanyForm }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.owned.revise(companyId, parse(companyForm, form), actor, metaOf(context, this.clock, actor.id));
  }

  closeCompany({ companyId }: { companyId: string }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.owned.close(companyId, actor, metaOf(context, this.clock, actor.id));
  }

  restoreCompany({ companyId }: { companyId: string }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.owned.restore(companyId, actor, metaOf(context, this.clock, actor.id));
  }

  async ownCompany({ idOrSlug }: { idOrSlug: string }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.owned.one(await this.parts.companies.idOf(idOrSlug), actor);
  }

  companiesOf({ ownerId }: { ownerId: string }, context: CallContext) {
    const actor = this.access.require(context);
    if (!actor.admin && actor.id !== ownerId) throw new Refusal('FORBIDDEN');
    return this.parts.owned.of(ownerId);
  }

  addFavorite({ companyId }: { companyId: string }, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.favorites.add(id, companyId, metaOf(context, this.clock, id));
  }

  removeFavorite({ companyId }: { companyId: string }, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.favorites.remove(id, companyId, metaOf(context, this.clock, id));
  }

  favoriteIds(_body: Record<string, never>, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.favorites.idsOf(id);
  }

  isFavorite({ companyId }: { companyId: string }, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.favorites.has(id, companyId);
  }

  favoritesOf({ userId }: { userId: string }, context: CallContext) {
    const actor = this.access.require(context);
    if (!actor.admin && actor.id !== userId) throw new Refusal('FORBIDDEN');
    return this.parts.favorites.of(userId);
  }

  makeRequest(body: MakeRequest, context: CallContext) {
    const person = this.access.requirePerson(context);
    return this.parts.asking.make(parse(makeRequest, body), person, metaOf(context, this.clock, person.id));
  }

  answerRequest(body: AnswerRequest, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.asking.answer(parse(answerRequest, body), id, metaOf(context, this.clock, id));
  }

  requests(body: ListRequests, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    return this.parts.asking.list(parse(listRequests, body), id);
  }

  responseTime({ companyId }: { companyId: string }) {
    return this.parts.asking.responseTime(companyId);
  }

  async removeSample({ limit }: { limit: number }, context: CallContext): Promise<{ removed: number; left: number }> {
    const { id } = this.access.requireOperator(context);
    return this.parts.removing.run(limit, metaOf(context, this.clock, id));
  }
}
