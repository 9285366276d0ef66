import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { viewOf } from '@carsi/platform/events/definition';
import { Policies } from '@carsi/platform/events/policies';
import { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { personal } from './conversation/personal.js';
import { EventsController } from './edge/events.controller.js';
import { knownCompanies } from './known-companies/projection.js';
import { knownPeople } from './known-people/projection.js';
import { publish } from './publish.js';

@Module({})
export class MessagingModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock } = platform;
    const collections = platform.collections('messaging');
    const keys = new PersonalKeys(collections, clock);
    const store = sealedStore(platform.store('messaging', publish), personalTexts(keys, personal));
    const views = new Views(store, collections, platform.log, clock, logger);
    const policies = new Policies(collections, [], logger);
    const ops = opsOf(access, { views, policies });
    const personalData = personalDataOf(access, async () => []);
    return {
      module: MessagingModule,
      controllers: [EventsController, ...ops.controllers, ...personalData.controllers],
      providers: [
        {
          provide: 'views',
          useFactory: () =>
            views.start([
              viewOf({ projection: knownCompanies, sources: [directoryTopic] }),
              viewOf({ projection: knownPeople, sources: [identityTopic] }),
            ]),
        },
        ...ops.providers,
        ...personalData.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: () => views.stop() } },
      ],
    };
  }
}
