import { commandsOf } from '@carsi/platform/events/commands';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { ServiceStores } from '@carsi/platform/service-module';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import { campaigns } from './campaigns/campaigns.js';
import { AdministerCompanies } from './administration/administer-companies.js';
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
import { claimRows } from './claims/projection.js';
import { company } from './company/decide.js';
import { ExportCompanies } from './import-export/export-companies.js';
import { AskCompanies } from './customer-requests/ask-companies.js';
import { requestRows } from './customer-requests/projection.js';
import { request } from './customer-requests/request.js';
import { startEditorial } from './editorial/start-editorial.js';
import { favorites } from './favorites/favorites.js';
import { KeepFavorites } from './favorites/keep-favorites.js';
import { favoriteRows } from './favorites/projection.js';
import { Figures } from './figures.js';
import { FreeSlugs } from './company/free-slugs.js';
import { ImportCompanies } from './import-export/import-companies.js';
import { ImportProgress } from './import-export/import-progress.js';
import { offerings } from './offerings/offerings.js';
import { CompanyOffersOf } from './owned/company-offers.js';
import { CompanyVersions } from './owned/company-versions.js';
import { ForecastCompany } from './owned/forecast-company.js';
import { Lifts } from './learned-searches/lifts.js';
import { learnedSearches } from './learned-searches/projection.js';
import { OwnedCompanies } from './owned/owned-companies.js';
import { Uploads } from './owned/uploads.js';
import { Recommend } from './recommend.js';
import { RemoveSample } from './remove-sample.js';
import { FindCampaigns } from './running-campaigns/find-campaigns.js';
import { runningCampaigns } from './running-campaigns/projection.js';
import { FindCompanies } from './search/find-companies.js';
import { IndexCompanies } from './search/index-companies.js';
import { IndexSnapshots } from './search/index-snapshots.js';
import { Suggest } from './search/suggest.js';
import { AdministerSite } from './site-settings/administer-site.js';
import { site } from './site-settings/site-settings.js';
import { slugs } from './slugs/projection.js';
import type { Applied } from '@carsi/platform/events/apply';
import { isForAdmins, NamesForAdmins } from './administration/names-for-admins.js';
import type { CompanyPage } from './company-page/row.js';
import { directoryReadModels } from './directory-read-models.js';

/** Maximum delay until another replica's new category is known. */
const CATALOG_MS = 30_000;
/** Interval of the sweep for unused uploads. */
const SWEEP_MS = 3_600_000;
/** How soon after a start an outdated index is made again and its snapshot is written. */
const MAINTAIN_MS = 30_000;

type FollowedRow = Applied<CompanyPage>['changed'][number];

/** Starts the read models and builds the use cases: search, import, owners, customers' requests, claims, administration. */
export const startDirectory = async (context: ServiceContext, stores: ServiceStores) => {
  const { platform, logger, access } = context;
  const { store, collections, keys, readModels, common } = stores;
  const { clock, ids } = platform;
  const pages = readModels.of(companyPage);
  const companyPlans = new CompanyPlans(readModels.of(companyPlan));
  const catalog = new Catalog(readModels.of(categories));
  const refreshing = new RepeatingTask(clock, CATALOG_MS, logger);
  const sweeping = new RepeatingTask(clock, SWEEP_MS, logger);
  const maintaining = new RepeatingTask(clock, MAINTAIN_MS, logger);
  const commands = {
    companies: commandsOf(company, store, clock),
    offerings: commandsOf(offerings, store, clock),
    campaigns: commandsOf(campaigns, store, clock),
    categories: commandsOf(category, store, clock),
    favorites: commandsOf(favorites, store, clock),
    requests: commandsOf(request, store, clock),
    claims: commandsOf(claim, store, clock),
    site: commandsOf(site, store, clock),
  };

  const index = await platform.search.index('companies');
  const snapshots = await IndexSnapshots.open(index, collections, platform);
  const indexing = new IndexCompanies(index, pages, catalog, snapshots, clock);
  const names = await NamesForAdmins.open(collections, pages);
  const tree = new Categories({ commands: commands.categories, catalog, pages, store, readModels, access, clock });
  const compareWithRows = async (): Promise<void> => {
    await catalog.refresh();
    await tree.seed(clock.now().toISOString());
    await names.reindexIfStale();
    await indexing.start(logger);
  };
  // Not before the index was compared with the rows: it knows no categories until then.
  const afterWrite = async (rows: readonly FollowedRow[]): Promise<void> => {
    await indexReady;
    const forAdmins = rows.filter(({ row, before }) => isForAdmins(row) || isForAdmins(before)).map(({ id }) => id);
    // Not one behind the other: an engine may take a second, and an admin looks at the list again at once.
    await Promise.all([names.changed(forAdmins), indexing.changed(rows)]);
  };
  const afterRebuild = async (): Promise<void> => {
    await indexReady;
    await indexing.allChanged();
    await names.allChanged();
  };
  const categoriesChanged = async (): Promise<void> => {
    await indexReady;
    await catalog.refresh();
    await indexing.categoriesChanged();
  };
  const ofCategories = { afterWrite: categoriesChanged, afterRebuild: categoriesChanged };
  const starting = readModels.start([...common, ...directoryReadModels({ afterWrite, afterRebuild }, ofCategories)]);
  const indexReady = starting.then(compareWithRows);
  await indexReady;
  const uploads = await Uploads.open(collections, platform.files, clock, access);
  const editorial = await startEditorial(context, stores, uploads);
  refreshing.start(async () => catalog.refresh());
  const holders = async (names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map([...(await readModels.of(slugs).getAll(names))].map(([name, { companyId }]) => [name, companyId]));
  const freeSlugs = new FreeSlugs(holders);
  const lifts = new Lifts(readModels.of(learnedSearches), clock);
  const finding = new FindCompanies(index, pages, catalog, clock, lifts);
  sweeping.start(() => uploads.sweep());
  maintaining.start(() => indexing.maintain());
  const companies = new FindCompany(pages, readModels.of(slugs), clock);
  const known = { pages, slugs: freeSlugs, store, readModels, access, clock };
  const owned = new OwnedCompanies({
    ...known,
    companies: commands.companies,
    catalog,
    plans: companyPlans,
    uploads,
    idOf: (idOrSlug) => companies.idOf(idOrSlug),
  });
  const figures = new Figures(pages, catalog, clock);
  figures.start(logger);
  return {
    companies,
    finding,
    suggesting: new Suggest(index, catalog),
    recommending: new Recommend(finding, catalog),
    categories: tree,
    campaigns: new FindCampaigns(readModels.of(runningCampaigns), finding, clock),
    figures,
    importing: new ImportCompanies({ ...commands, ...known, ids }),
    progress: await ImportProgress.open(collections, access),
    exporting: new ExportCompanies(known),
    removing: new RemoveSample({ ...commands, ...known }),
    owned,
    forecasts: new ForecastCompany({ ...known, finding }),
    versions: new CompanyVersions({ ...known, owned }),
    offers: new CompanyOffersOf({ ...commands, ...known, owned, plans: companyPlans, uploads }),
    uploads,
    favorites: new KeepFavorites({ ...commands, ...known, rows: readModels.of(favoriteRows) }),
    asking: new AskCompanies({ ...commands, ...known, rows: readModels.of(requestRows), keys }),
    claiming: new ClaimCompanies({
      ...commands,
      ...known,
      rows: readModels.of(claimRows),
      mail: platform.mail,
      files: platform.files,
    }),
    administering: new AdministerCompanies({ ...known, companies: commands.companies, owned, finding, names }),
    site: new AdministerSite(commands.site, access, clock),
    editorial: editorial.facade,
    reactions: editorial.reactions,
    stop: async () => {
      refreshing.stop();
      sweeping.stop();
      maintaining.stop();
      await indexing.stop();
      await figures.stop();
    },
  };
};
export type StartedDirectory = Awaited<ReturnType<typeof startDirectory>>;
