import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { identityTopic } from '@carsi/contracts/identity/events';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule } from '@carsi/platform/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { acts } from './administration/acts.js';
import { AdministerCompanies } from './administration/administer-companies.js';
import { Categories } from './category/categories.js';
import { ClaimCompanies } from './claims/claim-companies.js';
import { FindCompany } from './company-page/find-company.js';
import { AskCompanies } from './customer-requests/ask-companies.js';
import { KeepFavorites } from './favorites/keep-favorites.js';
import { Figures } from './figures.js';
import { ExportCompanies } from './import-export/export-companies.js';
import { ImportCompanies } from './import-export/import-companies.js';
import { ImportProgress } from './import-export/import-progress.js';
import { CompanyOffersOf } from './owned/company-offers.js';
import { CompanyVersions } from './owned/company-versions.js';
import { ForecastCompany } from './owned/forecast-company.js';
import { OwnedCompanies } from './owned/owned-companies.js';
import { Uploads } from './owned/uploads.js';
import { Recommend } from './recommend.js';
import { RemoveSample } from './remove-sample.js';
import { FindCampaigns } from './running-campaigns/find-campaigns.js';
import { FindCompanies } from './search/find-companies.js';
import { Suggest } from './search/suggest.js';
import { AdministerSite } from './site-settings/administer-site.js';
import { personal } from './customer-requests/personal.js';
import { Editorial } from './editorial/editorial.js';
import { whenErased } from './policies/when-erased.js';
import { publish } from './publish.js';
import { startDirectory } from './start-directory.js';

const served = serve<DirectoryCalls>();

/** Every call of the contract, and who answers it. */
const serves = complete<DirectoryCalls>()({
  companies: served(FindCompany, ['company', 'companyNames']),
  finding: served(FindCompanies, ['search']),
  suggesting: served(Suggest),
  recommending: served(Recommend),
  categories: served(Categories, ['categories', 'addCategory', 'createCategory', 'reviseCategory', 'attachWords']),
  campaigns: served(FindCampaigns),
  figures: served(Figures, ['places', 'categoryPages', 'placePages', 'stats', 'sitemap']),
  importing: served(ImportCompanies),
  progress: served(ImportProgress),
  exporting: served(ExportCompanies),
  removing: served(RemoveSample),
  owned: served(OwnedCompanies, [
    'submitCompany',
    'reviseCompany',
    'closeCompany',
    'restoreCompany',
    'ownCompany',
    'companiesOf',
  ]),
  forecasts: served(ForecastCompany),
  versions: served(CompanyVersions),
  offers: served(CompanyOffersOf),
  uploads: served(Uploads, ['keepUpload']),
  favorites: served(KeepFavorites, ['addFavorite', 'removeFavorite', 'favoriteIds', 'isFavorite', 'favoritesOf']),
  asking: served(AskCompanies, ['makeRequest', 'answerRequest', 'requests', 'responseTime']),
  claiming: served(ClaimCompanies, ['claimCompany', 'waitingClaims', 'decideClaim']),
  administering: served(AdministerCompanies),
  site: served(AdministerSite),
  editorial: served(Editorial),
});

@Module({})
export class DirectoryModule {
  static on(context: ServiceContext): DynamicModule {
    return serviceModule(DirectoryModule, context, {
      name: 'directory',
      publish,
      personal,
      acts,
      start: (stores) => startDirectory(context, stores),
      serves,
      consumers: [competing(identityTopic, 'directory-policies')],
      policies: (started) => whenErased(started),
      personalData: async ({ owned, favorites, asking, reactions, claiming }, userId) => [
        ...(await owned.personalData(userId)),
        ...(await favorites.personalData(userId)),
        ...(await asking.personalData(userId)),
        ...(await reactions.personalData(userId)),
        ...(await claiming.personalData(userId)),
      ],
      stop: ({ stop }) => stop(),
    });
  }
}
