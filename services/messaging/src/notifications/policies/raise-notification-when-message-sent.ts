import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Policy } from '@carsi/kernel/policy';
import type { Notify } from './notify.js';

/** Whenever a message is sent, the other side is notified; the owner of a writing company is not named. */
export const raiseNotificationWhenMessageSent: Policy<MessagingEvent, Notify> = {
  name: 'raise-notification-when-message-sent',
  from: 'now',
  when: (event) => {
    if (event.type !== 'MessageSent') return [];
    const { side, conversationId, companyId, personId, ownerId } = event.data;
    if (personId === ownerId) return [];
    const refs = { conversationId, companyId, ...(side === 'person' && { personId }) };
    return [{ type: 'Notify', data: { to: side === 'person' ? ownerId : personId, kind: 'new-message', refs } }];
  },
};
