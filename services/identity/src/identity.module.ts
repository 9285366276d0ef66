import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { messagingTopic } from '@carsi/contracts/messaging';
import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { readModelOf } from '@carsi/platform/events/definition';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { adminUserIndexes } from './admin-users/list-people.js';
import { acts } from './admins/acts.js';
import { adminUsers } from './admin-users/projection.js';
import { EventsController } from './edge/events.controller.js';
import { PrivacyController } from './edge/privacy.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { SecondFactorController } from './edge/second-factor.controller.js';
import { SecondFactors } from './factors/second-factors.js';
import { Identity } from './identity.js';
import { letterhead } from './letterhead/projection.js';
import { onboarding } from './onboarding/projection.js';
import { forgetPersonWhenErased, type ForgetPersonCommand } from './policies/forget-person-when-erased.js';
import { mailLinkWhenRegistered, type MailLink } from './policies/mail-link-when-registered.js';
import {
  mailNoticeWhenErasureScheduled,
  type MailErasureNotice,
} from './policies/mail-notice-when-erasure-scheduled.js';
import {
  queueRequestWhenErasureScheduled,
  type QueueErasure,
} from './policies/queue-request-when-erasure-scheduled.js';
import { sendMailWhenRequested, type SendRequestedMail } from './policies/send-mail-when-requested.js';
import {
  takeRequestBackWhenErasureCanceled,
  type TakeErasureBack,
} from './policies/take-request-back-when-erasure-canceled.js';
import { Privacy } from './privacy.js';
import { profiles } from './profiles/projection.js';
import { publish } from './publish.js';
import { settings } from './settings/projection.js';
import { startIdentity, type IdentitySettings, type StartedIdentity } from './start.js';
import { personal } from './user/personal.js';

@Module({})
export class IdentityModule {
  static on({ platform, logger, access }: ServiceContext, identitySettings: IdentitySettings): DynamicModule {
    const { clock } = platform;
    const collections = platform.collections('identity');
    const personalKeys = new PersonalKeys(collections, clock);
    const texts = personalTexts(personalKeys, personal);
    const store = sealedStore(platform.store('identity', publish), texts);
    const readModels = new ReadModels(store, collections, platform.log, clock, logger);

    const audit = adminActsOf(acts, readModels);
    const started = Promise.withResolvers<StartedIdentity>();
    // Who waits for it is told by Nest what went wrong.
    started.promise.catch(() => undefined);
    const start = async (): Promise<Identity> => {
      await readModels.start([
        audit.view,
        readModelOf({ projection: profiles, sources: ['store'], indexes: [['emailKey'], ['eraseAt']] }),
        readModelOf({ projection: adminUsers, sources: ['store'], indexes: adminUserIndexes }),
        readModelOf({ projection: settings, sources: ['store'] }),
        readModelOf({ projection: onboarding, sources: ['store'] }),
        readModelOf({ projection: letterhead, sources: [directoryTopic] }),
      ]);
      started.resolve(
        startIdentity({ platform, logger, access }, identitySettings, {
          store,
          collections,
          readModels,
          personalKeys,
          texts,
        }),
      );
      return (await started.promise).facade;
    };
    const policies = new Policies(
      collections,
      [
        {
          policy: mailLinkWhenRegistered,
          topic: identityTopic,
          run: async (command) => (await started.promise).notices.mailLink(command as MailLink),
        },
        {
          policy: mailNoticeWhenErasureScheduled,
          topic: identityTopic,
          run: async (command) => (await started.promise).notices.mailErasure(command as MailErasureNotice),
        },
        {
          policy: queueRequestWhenErasureScheduled,
          topic: identityTopic,
          run: async (command) => (await started.promise).notices.queueErasure(command as QueueErasure),
        },
        {
          policy: takeRequestBackWhenErasureCanceled,
          topic: identityTopic,
          run: async (command) => (await started.promise).notices.takeErasureBack(command as TakeErasureBack),
        },
        {
          policy: sendMailWhenRequested,
          topic: messagingTopic,
          run: async (command) => (await started.promise).notices.mailRequested(command as SendRequestedMail),
        },
        {
          policy: forgetPersonWhenErased,
          topic: identityTopic,
          run: async (command) => {
            const { userId, purposes } = (command as ForgetPersonCommand).data;
            await (await started.promise).forgetting.forget(userId, purposes);
          },
        },
      ],
      logger,
    );
    const ops = opsOf(access, { readModels, policies });
    const stop = async (): Promise<void> => {
      await started.promise.then((identity) => identity.stop());
      await readModels.stop();
    };
    return {
      module: IdentityModule,
      controllers: [
        RequestsController,
        PrivacyController,
        SecondFactorController,
        EventsController,
        ...ops.controllers,
        ...audit.controllers,
      ],
      providers: [
        { provide: Identity, useFactory: start },
        { provide: Privacy, useFactory: async () => (await started.promise).privacy, inject: [Identity] },
        { provide: SecondFactors, useFactory: async () => (await started.promise).secondFactors, inject: [Identity] },
        ...ops.providers,
        ...audit.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: stop } },
      ],
    };
  }
}
