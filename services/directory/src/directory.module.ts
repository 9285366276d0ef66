import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { acts } from './administration/acts.js';
import { Administration } from './administration/administration.js';
import { AdministrationController } from './edge/administration.controller.js';
import { Claims } from './claims/claims.js';
import { Directory } from './directory.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { OwnersController } from './edge/owners.controller.js';
import { ClaimsController } from './edge/claims.controller.js';
import { CustomerRequestsController } from './edge/customer-requests.controller.js';
import { EditorialController } from './edge/editorial.controller.js';
import { Editorial } from './editorial/editorial.js';
import { personal as personalFields } from './customer-requests/personal.js';
import { OwnerTools } from './owned/owner-tools.js';
import { whenErased } from './policies/when-erased.js';
import { publish } from './publish.js';
import { startDirectory, type StartedDirectory } from './directory.parts.js';

/** Known once the directory has started. */
const STARTED = Symbol('the directory, once its read models are there');

/** What of a started directory answers under its own name. */
const facade = <Name extends 'directory' | 'tools' | 'claims' | 'administration' | 'editorial'>(
  provide: Type,
  name: Name,
) => ({ provide, useFactory: (started: StartedDirectory) => started[name], inject: [STARTED] });

@Module({})
export class DirectoryModule {
  static on(context: ServiceContext): DynamicModule {
    const { platform, logger, access } = context;
    const { clock } = platform;
    const collections = platform.collections('directory');
    const keys = new PersonalKeys(collections, clock);
    const store = sealedStore(platform.store('directory', publish), personalTexts(keys, personalFields));
    const readModels = new ReadModels(store, collections, platform.log, clock, logger);
    const audit = adminActsOf(acts, readModels);
    const started = Promise.withResolvers<StartedDirectory>();
    // Who waits for it is told by Nest what went wrong.
    started.promise.catch(() => undefined);
    const parts = started.promise.then((directory) => directory.parts);
    parts.catch(() => undefined);
    const start = (): Promise<StartedDirectory> => {
      started.resolve(startDirectory(context, { store, collections, keys, readModels, audit: audit.view }));
      return started.promise;
    };

    const policies = new Policies(collections, whenErased(parts), logger);
    const ops = opsOf(access, { readModels, policies });
    const personal = personalDataOf(access, async (userId) => {
      const { owned, favorites: kept, asking, reactions, claiming } = await parts;
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
        facade(Directory, 'directory'),
        facade(OwnerTools, 'tools'),
        facade(Editorial, 'editorial'),
        facade(Administration, 'administration'),
        facade(Claims, 'claims'),
        ...ops.providers,
        ...audit.providers,
        ...personal.providers,
        {
          provide: 'lifecycle',
          useValue: {
            onApplicationShutdown: async () => {
              await started.promise.then(
                (directory) => directory.stop(),
                () => undefined,
              );
              await readModels.stop();
            },
          },
        },
      ],
    };
  }
}
