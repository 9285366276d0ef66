import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { policy } from '@carsi/platform/events/policies';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule, type ServiceStores } from '@carsi/platform/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { conversation } from './conversation/decide.js';
import { personal } from './conversation/personal.js';
import { acts } from './conversation-reports/acts.js';
import { conversationReports, reportIndexes } from './conversation-reports/projection.js';
import { ReportedConversations } from './conversation-reports/reported-conversations.js';
import { CurrentRows } from './conversations/current.js';
import { ConversationLists } from './conversations/lists.js';
import { conversationIndexes, conversations } from './conversations/projection.js';
import { Conversations } from './conversations.js';
import { knownCompanies } from './known-companies/projection.js';
import { knownPeople } from './known-people/projection.js';
import { Membership } from './membership.js';
import { messageIndexes, messages } from './messages/projection.js';
import { Issues } from './newsletter/issues.js';
import { Newsletter } from './newsletter/newsletter.js';
import { newsletterTexts } from './newsletter/personal.js';
import { Notifications } from './notifications/notifications.js';
import {
  notificationConsumers,
  notificationReadModels,
  startNotifications,
} from './notifications/start-notifications.js';
import { forgetMessagesWhenWriterErased } from './policies/forget-messages-when-writer-erased.js';
import { forgetTicketsWhenWriterErased } from './policies/forget-tickets-when-writer-erased.js';
import { publish } from './publish.js';
import { EraseAddress } from './erase-address.js';
import { ticketTexts } from './tickets/personal.js';
import { startSupport, supportReadModels } from './start-support.js';
import { Tickets } from './tickets/tickets.js';
import { WrittenMessages } from './written-messages.js';

/** Starts the read models and builds the use cases: conversations, notifications, support. */
const startMessaging = async (context: ServiceContext, stores: ServiceStores) => {
  const { platform, access } = context;
  const { clock } = platform;
  const { keys, texts, store, readModels, common } = stores;
  await readModels.start([
    ...common,
    readModelOf({ projection: conversations, sources: ['store'], indexes: conversationIndexes }),
    readModelOf({ projection: messages, sources: ['store'], indexes: messageIndexes }),
    readModelOf({ projection: conversationReports, sources: ['store'], indexes: reportIndexes }),
    readModelOf({ projection: knownCompanies, sources: [directoryTopic], indexes: [['ownerId']] }),
    readModelOf({ projection: knownPeople, sources: [identityTopic] }),
    ...notificationReadModels,
    ...supportReadModels,
  ]);
  const commands = commandsOf(conversation, store, clock);
  const companies = readModels.of(knownCompanies);
  const membership = new Membership(access, companies, readModels.of(knownPeople));
  const lists = new ConversationLists(readModels.of(conversations), readModels.of(messages), companies);
  const current = new CurrentRows({ commands, store, texts, readModels, clock });
  const { stop: stopNotifications, ...notifying } = await startNotifications(context, stores);
  const { stop: stopSupport, ...support } = startSupport(context, stores);
  return {
    ...notifying,
    ...support,
    conversations: new Conversations({ commands, current, readModels, membership, lists, access, clock }),
    reported: new ReportedConversations({ commands, store, readModels, access, clock }),
    written: new WrittenMessages({ commands, store, readModels, keys }),
    stop: () => {
      stopNotifications();
      stopSupport();
    },
  };
};

const served = serve<MessagingCalls>();

/** Every call of the contract, and who answers it. */
const serves = complete<MessagingCalls>()({
  conversations: served(Conversations),
  reported: served(ReportedConversations),
  notifications: served(Notifications, [
    'notifications',
    'unreadNotifications',
    'changeNotification',
    'removeNotification',
    'readAllNotifications',
    'archiveReadNotifications',
    'emptyNotificationArchive',
  ]),
  tickets: served(Tickets, ['openTicket', 'tickets', 'answerTicket', 'closeTicket', 'reopenTicket', 'forgetTicket']),
  newsletter: served(Newsletter, ['subscribe', 'confirmSubscription', 'endSubscription', 'subscribers']),
  issues: served(Issues),
  erasing: served(EraseAddress),
});

@Module({})
export class MessagingModule {
  static on(context: ServiceContext): DynamicModule {
    return serviceModule(MessagingModule, context, {
      name: 'messaging',
      publish,
      personal: { ...personal, ...ticketTexts, ...newsletterTexts },
      acts,
      start: (stores) => startMessaging(context, stores),
      serves,
      consumers: [competing(identityTopic, 'messaging-policies-people'), ...notificationConsumers],
      policies: ({ policies, written, tickets }) => [
        ...policies,
        policy(forgetMessagesWhenWriterErased, identityTopic, (command) => written.erase(command)),
        policy(forgetTicketsWhenWriterErased, identityTopic, ({ data, meta }) =>
          tickets.eraseAll(data, meta.commandId),
        ),
      ],
      personalData: async ({ written, notifications, tickets, newsletter }, userId, email) => [
        ...(await written.personalData(userId)),
        ...(await notifications.personalData(userId)),
        ...(await tickets.personalData(userId, email)),
        ...(await newsletter.personalData(email)),
      ],
      stop: ({ stop }) => stop(),
    });
  }
}
