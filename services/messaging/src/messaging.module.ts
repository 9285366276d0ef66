import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import { Access } from '@carsi/platform/hosting/access';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
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
import { ConversationsController } from './edge/conversations.controller.js';
import { EventsController } from './edge/events.controller.js';
import { ReportedConversationsController } from './edge/reported-conversations.controller.js';
import { IssuesController } from './edge/issues.controller.js';
import { TICKETS, TicketsController } from './edge/tickets.controller.js';
import { knownCompanies } from './known-companies/projection.js';
import { knownPeople } from './known-people/projection.js';
import { Membership } from './membership.js';
import { newsletterTexts } from './newsletter/personal.js';
import { ticketTexts } from './tickets/personal.js';
import { ticketParts } from './tickets/tickets.parts.js';
import { messageIndexes, messages } from './messages/projection.js';
import { forgetMessagesWhenWriterErased, type ForgetWriter } from './policies/forget-messages-when-writer-erased.js';
import { notificationParts } from './notifications/notifications.parts.js';
import { Notifications } from './notifications/notifications.js';
import { forgetTicketsWhenWriterErased, type ForgetTicketsOf } from './policies/forget-tickets-when-writer-erased.js';
import { publish } from './publish.js';
import { WrittenMessages } from './written-messages.js';

@Module({})
export class MessagingModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock } = platform;
    const collections = platform.collections('messaging');
    const keys = new PersonalKeys(collections, clock);
    const texts = personalTexts(keys, { ...personal, ...ticketTexts, ...newsletterTexts });
    const store = sealedStore(platform.store('messaging', publish), texts);
    const readModels = new ReadModels(store, collections, platform.log, clock, logger);
    const commands = commandsOf(conversation, store, clock);
    const companies = readModels.of(knownCompanies);
    const membership = new Membership(access, companies, readModels.of(knownPeople));
    const lists = new ConversationLists(readModels.of(conversations), readModels.of(messages), companies);
    const current = new CurrentRows(commands, store, texts, readModels, clock);
    const talking = new Conversations(commands, current, readModels, membership, lists, access, clock);
    const reported = new ReportedConversations(commands, store, readModels, access, clock);
    const audit = adminActsOf(acts, readModels);
    const written = new WrittenMessages(commands, store, readModels, keys);
    const notifications = notificationParts({ platform, logger, access }, store, readModels);
    const tickets = ticketParts({ platform, logger, access }, store, readModels, keys);
    const policies = new Policies(
      collections,
      [
        ...notifications.policies,
        {
          policy: forgetMessagesWhenWriterErased,
          topic: identityTopic,
          run: (command) => written.forget(command as ForgetWriter),
        },
        {
          policy: forgetTicketsWhenWriterErased,
          topic: identityTopic,
          run: (command) => {
            const { data, meta } = command as ForgetTicketsOf;
            return tickets.tickets.forgetAll(data, meta.commandId);
          },
        },
      ],
      logger,
    );
    const ops = opsOf(access, { readModels, policies });
    const personalData = personalDataOf(access, async (userId, email) => [
      ...(await written.personalData(userId)),
      ...(await notifications.facade.personalData(userId)),
      ...(await tickets.personalData(userId, email)),
    ]);
    return {
      module: MessagingModule,
      controllers: [
        ConversationsController,
        ReportedConversationsController,
        EventsController,
        TicketsController,
        IssuesController,
        ...notifications.controllers,
        ...ops.controllers,
        ...audit.controllers,
        ...personalData.controllers,
      ],
      providers: [
        {
          provide: Conversations,
          useFactory: async () => {
            await readModels.start([
              audit.view,
              readModelOf({ projection: conversations, sources: ['store'], indexes: conversationIndexes }),
              readModelOf({ projection: messages, sources: ['store'], indexes: messageIndexes }),
              readModelOf({ projection: conversationReports, sources: ['store'], indexes: reportIndexes }),
              readModelOf({ projection: knownCompanies, sources: [directoryTopic], indexes: [['ownerId']] }),
              readModelOf({ projection: knownPeople, sources: [identityTopic] }),
              ...notifications.views,
              ...tickets.views,
            ]);
            await notifications.start();
            tickets.start();
            return talking;
          },
        },
        { provide: Notifications, useValue: notifications.facade },
        { provide: ReportedConversations, useValue: reported },
        { provide: TICKETS, useValue: tickets },
        { provide: Access, useValue: access },
        ...ops.providers,
        ...audit.providers,
        ...personalData.providers,
        {
          provide: 'lifecycle',
          useValue: { onApplicationShutdown: async () => (notifications.stop(), tickets.stop(), readModels.stop()) },
        },
      ],
    };
  }
}
