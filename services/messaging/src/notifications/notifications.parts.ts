import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { lastSeenKey } from '@carsi/contracts/messaging';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf, type AnyReadModel } from '@carsi/platform/events/definition';
import type { PolicyDefinition } from '@carsi/platform/events/policies';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/hosting/repeating-task';
import type { EventStore } from '@carsi/platform/platform';
import type { Type } from '@nestjs/common';
import { appointments } from './appointments/projection.js';
import { RemindOfAppointments } from './appointments/remind.js';
import { box } from './box/decide.js';
import { chosenSettings } from './chosen-settings/projection.js';
import { companyOwners } from './company-owners/projection.js';
import { NotificationEventsController } from './edge/events.controller.js';
import { NotificationRequestsController } from './edge/requests.controller.js';
import { keepers } from './keepers/projection.js';
import { TellKeepers } from './keepers/tell-keepers.js';
import { notificationIndexes, notificationRows } from './notification-rows/projection.js';
import { Notifications } from './notifications.js';
import { policyDefinitions } from './policies/definitions.js';
import { Raising } from './raising.js';
import { AskForMail } from './unread-messages/ask-for-mail.js';
import { unreadMessages } from './unread-messages/projection.js';

/** So soon after its time a reminder or a mail is thought of. */
const TURN_MS = 1_000;
const ROUND_MS = 500;

export interface NotificationParts {
  readonly facade: Notifications;
  readonly controllers: readonly Type[];
  readonly views: readonly AnyReadModel[];
  readonly policies: readonly PolicyDefinition[];
  /** After the views have been started. */
  start(): Promise<void>;
  stop(): void;
}

/** The boxes of notifications, put together beside the conversations: one store and one set of views for both. */
export const notificationParts = (
  { platform, logger, access }: ServiceContext,
  store: EventStore,
  readModels: ReadModels,
): NotificationParts => {
  const { clock, ids } = platform;
  const boxes = commandsOf(box, store, clock);
  const raising = new Raising(boxes, readModels, ids);
  const telling = Promise.withResolvers<TellKeepers>();
  telling.promise.catch(() => undefined);
  const lastSeen = async (userId: string): Promise<string | null> =>
    (await platform.cache.get(lastSeenKey(userId))) ?? null;
  const mailing = new AskForMail(boxes, readModels.of(unreadMessages), readModels.of(chosenSettings), lastSeen, clock);
  const reminding = new RemindOfAppointments(raising, readModels.of(appointments), clock);
  const [rounds, turns] = [new RepeatingTask(clock, ROUND_MS, logger), new RepeatingTask(clock, TURN_MS, logger)];

  return {
    facade: new Notifications(boxes, store, readModels, access, clock),
    controllers: [NotificationRequestsController, NotificationEventsController],
    views: [
      readModelOf({ projection: notificationRows, sources: ['store'], indexes: notificationIndexes }),
      readModelOf({ projection: unreadMessages, sources: ['store'], indexes: [['dueAt']] }),
      readModelOf({ projection: appointments, sources: [directoryTopic, 'store'], indexes: [['told', 'remindAt']] }),
      readModelOf({ projection: keepers, sources: [directoryTopic], indexes: [['companyId', 'userId']] }),
      readModelOf({ projection: companyOwners, sources: [directoryTopic] }),
      readModelOf({ projection: chosenSettings, sources: [identityTopic] }),
    ],
    policies: policyDefinitions(boxes, raising, telling.promise),
    start: async () => {
      const tell = await TellKeepers.open(platform.collections('messaging'), readModels.of(keepers), raising);
      telling.resolve(tell);
      rounds.start(() => tell.turn());
      turns.start(async () => {
        await reminding.turn();
        await mailing.turn();
      });
    },
    stop: () => {
      rounds.stop();
      turns.stop();
    },
  };
};
