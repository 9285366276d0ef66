import { billingTopic } from '@carsi/contracts/billing/events';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import { lastSeenKey } from '@carsi/contracts/messaging/conversations';
import { messagingTopic } from '@carsi/contracts/messaging/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { ServiceStores } from '@carsi/platform/service-module';
import { appointments } from './appointments/projection.js';
import { RemindOfAppointments } from './appointments/remind.js';
import { box } from './box/decide.js';
import { chosenSettings } from './chosen-settings/projection.js';
import { companyOwners } from './company-owners/projection.js';
import { favoriters } from './favoriters/projection.js';
import { NotifyFavoriters } from './favoriters/notify-favoriters.js';
import { notificationIndexes, notificationRows } from './notification-rows/projection.js';
import { Notifications } from './notifications.js';
import { policyDefinitions } from './policies/definitions.js';
import { NotificationRaiser } from './notification-raiser.js';
import { AskForMail } from './unread-messages/ask-for-mail.js';
import { unreadMessages } from './unread-messages/projection.js';

/** So soon after its time a reminder or a mail is thought of. */
const TURN_MS = 1_000;
const ROUND_MS = 500;

export const notificationReadModels = [
  readModelOf({ projection: notificationRows, sources: ['store'], indexes: notificationIndexes }),
  readModelOf({ projection: unreadMessages, sources: ['store'], indexes: [['dueAt']] }),
  readModelOf({ projection: appointments, sources: [directoryTopic, 'store'], indexes: [['told', 'remindAt']] }),
  readModelOf({ projection: favoriters, sources: [directoryTopic], indexes: [['companyId', 'userId']] }),
  readModelOf({ projection: companyOwners, sources: [directoryTopic] }),
  readModelOf({ projection: chosenSettings, sources: [identityTopic] }),
];

/** From now on, not from the origin: nobody is notified of what happened long ago. */
export const notificationConsumers = [
  competing(directoryTopic, 'notifications-directory', 'now'),
  competing(billingTopic, 'notifications-billing', 'now'),
  competing(reviewsTopic, 'notifications-reviews', 'now'),
  competing(messagingTopic, 'notifications-messages', 'now'),
];

/** The boxes of notifications, beside the conversations: one store for both. */
export const startNotifications = async (
  { platform, logger, access }: ServiceContext,
  { collections, store, readModels }: ServiceStores,
) => {
  const { clock, ids, cache } = platform;
  const boxes = commandsOf(box, store, clock);
  const notifier = new NotificationRaiser(boxes, readModels, ids);
  const favoriting = await NotifyFavoriters.open(collections, readModels.of(favoriters), notifier);
  const lastSeen = async (userId: string): Promise<string | null> => (await cache.get(lastSeenKey(userId))) ?? null;
  const mailing = new AskForMail(boxes, readModels.of(unreadMessages), readModels.of(chosenSettings), lastSeen, clock);
  const reminding = new RemindOfAppointments(notifier, readModels.of(appointments), clock);
  const [rounds, turns] = [new RepeatingTask(clock, ROUND_MS, logger), new RepeatingTask(clock, TURN_MS, logger)];
  rounds.start(() => favoriting.turn());
  turns.start(async () => {
    await reminding.turn();
    await mailing.turn();
  });
  return {
    notifications: new Notifications(boxes, store, readModels, access, clock),
    policies: policyDefinitions(boxes, notifier, favoriting),
    stop: () => {
      rounds.stop();
      turns.stop();
    },
  };
};
