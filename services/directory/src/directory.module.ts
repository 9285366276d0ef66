import type { CategoriesAdministrationCalls } from '@carsi/contracts/categories-administration';
import type { ClaimsCalls } from '@carsi/contracts/claims';
import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { EditorialCalls } from '@carsi/contracts/editorial';
import { identityTopic } from '@carsi/contracts/identity';
import type { CompaniesAdministrationCalls, OwnerToolsCalls } from '@carsi/contracts/owned-companies';
import type { SiteSettingsCalls } from '@carsi/contracts/site-settings';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { serve } from '@carsi/platform/hosting/serve';
import { serviceModule } from '@carsi/platform/hosting/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { acts } from './administration/acts.js';
import { Administration } from './administration/administration.js';
import { Claims } from './claims/claims.js';
import { personal } from './customer-requests/personal.js';
import { Directory } from './directory.js';
import { Editorial } from './editorial/editorial.js';
import { OwnerTools } from './owned/owner-tools.js';
import { whenErased } from './policies/when-erased.js';
import { publish } from './publish.js';
import { startDirectory } from './start-directory.js';

type AdministrationCalls = CategoriesAdministrationCalls & CompaniesAdministrationCalls & SiteSettingsCalls;

@Module({})
export class DirectoryModule {
  static on(context: ServiceContext): DynamicModule {
    return serviceModule(DirectoryModule, context, {
      name: 'directory',
      publish,
      personal,
      acts,
      start: (stores) => startDirectory(context, stores),
      serves: {
        directory: serve<DirectoryCalls>()(Directory),
        tools: serve<OwnerToolsCalls>()(OwnerTools),
        claims: serve<ClaimsCalls>()(Claims),
        administration: serve<AdministrationCalls>()(Administration),
        editorial: serve<EditorialCalls>()(Editorial),
      },
      consumers: [competing(identityTopic, 'directory-policies')],
      policies: ({ holders }) => whenErased(holders),
      personalData: async ({ holders }, userId) => [
        ...(await holders.owned.personalData(userId)),
        ...(await holders.favorites.personalData(userId)),
        ...(await holders.asking.personalData(userId)),
        ...(await holders.reactions.personalData(userId)),
        ...(await holders.claiming.personalData(userId)),
      ],
      stop: ({ stop }) => stop(),
    });
  }
}
