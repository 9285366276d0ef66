import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { lastSeenKey } from '@carsi/contracts/messaging';
import { commandsOf } from '@carsi/platform/events/commands';
import { viewOf, type AnyView } from '@carsi/platform/events/definition';
import type { PolicyDefinition } from '@carsi/platform/events/policies';
import type { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { Every } from '@carsi/platform/hosting/every';
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
  readonly views: readonly AnyView[];
  readonly policies: readonly PolicyDefinition[];
  /** After the views have been started. */
  start(): Promise<void>;
  stop(): void;
}

/** The boxes of notifications, put together beside the conversations: one store and one set of views for both. */
export const notificationParts = (
  { platform, logger, access }: ServiceContext,
  store: EventStore,
  views: Views,
): NotificationParts => {
  const { clock, ids } = platform;
  const boxes = commandsOf(box, store, clock);
  const raising = new Raising(boxes, views, ids);
  const telling = Promise.withResolvers<TellKeepers>();
  telling.promise.catch(() => undefined);
  const lastSeen = async (userId: string): Promise<string | null> =>
    (await platform.cache.get(lastSeenKey(userId))) ?? null;
  const mailing = new AskForMail(boxes, views.view(unreadMessages), views.view(chosenSettings), lastSeen, clock);
  const reminding = new RemindOfAppointments(raising, views.view(appointments), clock);
  const [rounds, turns] = [new Every(clock, ROUND_MS, logger), new Every(clock, TURN_MS, logger)];

  return {
    facade: new Notifications(boxes, store, views, access, clock),
    controllers: [NotificationRequestsController, NotificationEventsController],
    views: [
      viewOf({ projection: notificationRows, sources: ['store'], indexes: notificationIndexes }),
      viewOf({ projection: unreadMessages, sources: ['store'], indexes: [['dueAt']] }),
      viewOf({ projection: appointments, sources: [directoryTopic, 'store'], indexes: [['told', 'remindAt']] }),
      viewOf({ projection: keepers, sources: [directoryTopic], indexes: [['companyId', 'userId']] }),
      viewOf({ projection: companyOwners, sources: [directoryTopic] }),
      viewOf({ projection: chosenSettings, sources: [identityTopic] }),
    ],
    policies: policyDefinitions(boxes, raising, telling.promise),
    start: async () => {
      const tell = await TellKeepers.open(platform.collections('messaging'), views.view(keepers), raising);
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
