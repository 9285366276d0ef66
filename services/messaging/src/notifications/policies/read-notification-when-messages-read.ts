import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type SawConversation = Command<'SawConversation', { readonly userId: string; readonly conversationId: string }>;

/** Whenever a person reads a conversation, its notification is read, and the visit is recorded. */
export const readNotificationWhenMessagesRead: Policy<MessagingEvent, SawConversation> = {
  name: 'read-notification-when-messages-read',
  from: 'now',
  when: (event) => {
    if (event.type !== 'MessagesRead') return [];
    const { side, conversationId, personId, ownerId } = event.data;
    const userId = side === 'person' ? personId : ownerId;
    return userId === null ? [] : [{ type: 'SawConversation', data: { userId, conversationId } }];
  },
};
