import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Commit } from '@carsi/platform/platform';
import type { ConversationEvent } from './events.js';
import { conversationOf, membersOf } from './ids.js';

/** Publishes ids and positions. Texts stay here, and reports concern only the admins. */
export const publishConversation = (own: ConversationEvent, { stream, at }: Commit): MessagingEvent | undefined => {
  const conversationId = conversationOf(stream);
  const members = { conversationId, ...membersOf(conversationId) };
  switch (own.type) {
    case 'MessageSent': {
      const { ownerId, side, seq, clientId } = own.data;
      return { type: 'MessageSent', data: { ...members, ownerId, side, seq, clientId, at } };
    }
    case 'MessagesDelivered':
    case 'MessagesRead': {
      const { ownerId, side, upTo } = own.data;
      return { type: own.type, data: { ...members, ownerId, side, upTo } };
    }
    case 'ConversationStarted':
      return { type: 'ConversationChanged', data: { ...members, ownerId: own.data.ownerId, side: 'person' } };
    // A blocked person sees it as well.
    case 'ConversationBlocked':
    case 'ConversationUnblocked':
      return { type: 'ConversationChanged', data: { ...members, ownerId: own.data.ownerId, side: null } };
    case 'ConversationMarkedUnread':
    case 'ConversationStarred':
    case 'ConversationUnstarred':
    case 'ConversationArchived':
    case 'ConversationUnarchived':
      return { type: 'ConversationChanged', data: { ...members, ownerId: own.data.ownerId, side: own.data.side } };
    case 'ConversationReported':
    case 'ReportsSettled':
    case 'ReportedMessagesSeen':
    case 'MessagesForgotten':
      return undefined;
  }
};
