import { analyticsTopic } from '@carsi/contracts/analytics';
import { billingTopic } from '@carsi/contracts/billing';
import { reviewsTopic } from '@carsi/contracts/reviews';
import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { commandsOf } from '@carsi/platform/events/commands';
import { Policies } from '@carsi/platform/events/policies';
import { viewOf } from '@carsi/platform/events/definition';
import { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { Every } from '@carsi/platform/hosting/every';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { campaigns } from './campaigns/campaigns.js';
import { acts } from './administration/acts.js';
import { AdministerCompanies } from './administration/administer-companies.js';
import { Administration } from './administration/administration.js';
import { AdministrationController } from './edge/administration.controller.js';
import { Catalog } from './category/catalog.js';
import { Categories } from './category/categories.js';
import { category } from './category/category.js';
import { categories } from './category/projection.js';
import { FindCompany } from './company-page/find-company.js';
import { companyPage } from './company-page/projection.js';
import { companyPlan } from './company-plan/projection.js';
import { CompanyPlans } from './company-plan/query.js';
import { claim } from './claims/claim.js';
import { ClaimCompanies } from './claims/claim-companies.js';
import { Claims } from './claims/claims.js';
import { claimRows } from './claims/projection.js';
import { company } from './company/decide.js';
import { Directory } from './directory.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { ExportCompanies } from './export/export-companies.js';
import { AskCompanies } from './customer-requests/ask-companies.js';
import { personal as personalFields } from './customer-requests/personal.js';
import { requestRows } from './customer-requests/projection.js';
import { request } from './customer-requests/request.js';
import { OwnersController } from './edge/owners.controller.js';
import { ClaimsController } from './edge/claims.controller.js';
import { CustomerRequestsController } from './edge/customer-requests.controller.js';
import { EditorialController } from './edge/editorial.controller.js';
import { Editorial } from './editorial/editorial.js';
import { editorialViews, startEditorial } from './editorial/editorial.parts.js';
import { favorites } from './favorites/favorites.js';
import { KeepFavorites } from './favorites/keep-favorites.js';
import { favoriteRows } from './favorites/projection.js';
import { Figures } from './figures.js';
import { FreeSlugs } from './import/free-slugs.js';
import { ImportCompanies } from './import/import-companies.js';
import { ImportProgress } from './import/import-progress.js';
import { offerings } from './offerings/offerings.js';
import { CompanyOffersOf } from './owned/company-offers.js';
import { CompanyVersions } from './owned/company-versions.js';
import { ForecastCompany } from './owned/forecast-company.js';
import { OwnedCompanies } from './owned/owned-companies.js';
import { OwnerTools } from './owned/owner-tools.js';
import { Uploads } from './owned/uploads.js';
import { whenErased, type Erasing } from './policies/when-erased.js';
import { publish } from './publish.js';
import { Recommend } from './recommend.js';
import { RemoveSample } from './remove-sample.js';
import { FindCampaigns } from './running-campaigns/find-campaigns.js';
import { runningCampaigns } from './running-campaigns/projection.js';
import { FindCompanies } from './search/find-companies.js';
import { IndexCompanies } from './search/index-companies.js';
import { Suggest } from './search/suggest.js';
import { site } from './site-settings/site-settings.js';
import { slugs } from './slugs/projection.js';

/** Another replica's new category is seen after at most this long. */
const CATALOG_MS = 30_000;
/** Uploads that nobody took are looked for so often. */
const SWEEP_MS = 3_600_000;

const STARTED = Symbol('the directory, once its read models are there');

@Module({})
export class DirectoryModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock, ids } = platform;
    const collections = platform.collections('directory');
    const keys = new PersonalKeys(collections, clock);
    const store = sealedStore(platform.store('directory', publish), personalTexts(keys, personalFields));
    const views = new Views(store, collections, platform.log, clock, logger);
    const pages = views.view(companyPage);
    const companyPlans = new CompanyPlans(views.view(companyPlan));
    const audit = adminActsOf(acts, views);
    const catalog = new Catalog(views.view(categories));
    const refreshing = new Every(clock, CATALOG_MS, logger);
    const sweeping = new Every(clock, SWEEP_MS, logger);
    const commands = {
      companies: commandsOf(company, store, clock),
      offerings: commandsOf(offerings, store, clock),
      campaigns: commandsOf(campaigns, store, clock),
      categories: commandsOf(category, store, clock),
      favorites: commandsOf(favorites, store, clock),
      requests: commandsOf(request, store, clock),
      claims: commandsOf(claim, store, clock),
    };

    const started = Promise.withResolvers<Erasing & { readonly editorial: Editorial }>();
    const policies = new Policies(collections, whenErased(started.promise), logger);

    const start = async (): Promise<{
      directory: Directory;
      tools: OwnerTools;
      claims: Claims;
      administration: Administration;
    }> => {
      const index = await platform.search.index('companies');
      const indexing = new IndexCompanies(index, pages, catalog);
      const whole = Promise.withResolvers<void>();
      await views.start([
        audit.view,
        viewOf({ projection: categories, sources: ['store'] }),
        viewOf({ projection: slugs, sources: ['store'] }),
        viewOf({ projection: companyPlan, sources: [billingTopic] }),
        viewOf({ projection: claimRows, sources: ['store'], indexes: [['state', 'changedAt'], ['userId']] }),
        viewOf({ projection: runningCampaigns, sources: ['store'], indexes: [['endsOn']] }),
        viewOf({
          projection: favoriteRows,
          sources: ['store'],
          indexes: [['userId', 'addedAt'], ['companyId']],
        }),
        viewOf({
          projection: requestRows,
          sources: ['store'],
          indexes: [
            ['personId', 'madeAt'],
            ['personId', 'state', 'madeAt'],
            ['companyId', 'madeAt'],
            ['companyId', 'state', 'madeAt'],
            ['companyId', 'answeredAt'],
            ['replierId'],
          ],
        }),
        viewOf({
          projection: companyPage,
          sources: ['store', reviewsTopic, analyticsTopic, billingTopic],
          indexes: [
            ['company.status', 'company.profile.district'],
            ['company.sample', 'company.status'],
            ['company.ownerId'],
            ['company.status', 'company.createdAt'],
            ['company.createdAt'],
            ['company.waitsSince'],
          ],
          // Not before the index was compared with the rows: it knows no categories until then.
          afterWrite: async (rows) => {
            await whole.promise;
            await indexing.changed(rows);
          },
          afterRebuild: async () => {
            await whole.promise;
            await indexing.allChanged();
          },
        }),
        ...editorialViews,
      ]);
      const editorial = await startEditorial({ platform, access }, collections, store, views);
      const tree = new Categories(commands.categories, catalog, index, store, views);
      await catalog.refresh();
      await tree.seed(clock.now().toISOString());
      await indexing.makeWhole();
      whole.resolve();
      refreshing.start(async () => catalog.refresh());
      const holders = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
        new Map([...(await views.view(slugs).getAll(names))].map(([name, { companyId }]) => [name, companyId]));
      const freeSlugs = new FreeSlugs(holders);
      const finding = new FindCompanies(index, pages, catalog, clock);
      const uploads = await Uploads.open(collections, platform.files, clock);
      sweeping.start(() => uploads.sweep());
      const owned = new OwnedCompanies({
        companies: commands.companies,
        pages,
        slugs: freeSlugs,
        catalog,
        plans: companyPlans,
        uploads,
        store,
        views,
        clock,
      });
      const administering = new AdministerCompanies({
        companies: commands.companies,
        owned,
        pages,
        finding,
        slugs: freeSlugs,
        clock,
      });
      const parts = {
        companies: new FindCompany(pages, views.view(slugs), clock),
        finding,
        suggesting: new Suggest(index, catalog),
        recommending: new Recommend(index, finding, catalog),
        categories: tree,
        campaigns: new FindCampaigns(views.view(runningCampaigns), finding, clock),
        figures: new Figures(index, pages, catalog),
        importing: new ImportCompanies({ ...commands, pages, slugs: freeSlugs, store, ids }),
        progress: await ImportProgress.open(collections),
        exporting: new ExportCompanies(pages, store, views),
        owned,
        favorites: new KeepFavorites({
          favorites: commands.favorites,
          companies: commands.companies,
          rows: views.view(favoriteRows),
          pages,
          store,
          views,
          clock,
        }),
        asking: new AskCompanies({
          requests: commands.requests,
          companies: commands.companies,
          rows: views.view(requestRows),
          pages,
          store,
          views,
          keys,
        }),
        claiming: new ClaimCompanies({
          claims: commands.claims,
          companies: commands.companies,
          rows: views.view(claimRows),
          pages,
          store,
          views,
          mail: platform.mail,
          files: platform.files,
        }),
        plans: companyPlans,
        removing: new RemoveSample(commands.companies, pages, store, views),
      };
      started.resolve({ ...parts, editorial: editorial.facade, reactions: editorial.reactions });
      const tools = {
        forecasts: new ForecastCompany({ finding, pages, slugs: freeSlugs }),
        versions: new CompanyVersions(store, owned),
        offers: new CompanyOffersOf({ ...commands, owned, pages, plans: companyPlans, uploads, store, views, clock }),
        uploads,
      };
      return {
        directory: new Directory(parts, access, clock),
        tools: new OwnerTools(tools, access, clock),
        claims: new Claims(parts.claiming, access, clock),
        administration: new Administration(administering, tree, commandsOf(site, store, clock), access, clock),
      };
    };

    const ops = opsOf(access, { views, policies });
    const personal = personalDataOf(access, async (userId) => {
      const { owned, favorites: kept, asking, reactions, claiming } = await started.promise;
      return [
        ...(await owned.personalData(userId)),
        ...(await kept.personalData(userId)),
        ...(await asking.personalData(userId)),
        ...(await reactions.personalData(userId)),
        ...(await claiming.personalData(userId)),
      ];
    });
    return {
      module: DirectoryModule,
      controllers: [
        RequestsController,
        CustomerRequestsController,
        OwnersController,
        EditorialController,
        ClaimsController,
        AdministrationController,
        EventsController,
        ...ops.controllers,
        ...audit.controllers,
        ...personal.controllers,
      ],
      providers: [
        { provide: STARTED, useFactory: start },
        { provide: Directory, useFactory: ({ directory }: { directory: Directory }) => directory, inject: [STARTED] },
        { provide: OwnerTools, useFactory: ({ tools }: { tools: OwnerTools }) => tools, inject: [STARTED] },
        { provide: Editorial, useFactory: async () => (await started.promise).editorial, inject: [STARTED] },
        {
          provide: Administration,
          useFactory: ({ administration }: { administration: Administration }) => administration,
          inject: [STARTED],
        },
        { provide: Claims, useFactory: ({ claims }: { claims: Claims }) => claims, inject: [STARTED] },
        ...ops.providers,
        ...audit.providers,
        ...personal.providers,
        {
          provide: 'lifecycle',
          useValue: { onApplicationShutdown: async () => (refreshing.stop(), sweeping.stop(), views.stop()) },
        },
      ],
    };
  }
}
