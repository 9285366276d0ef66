import type { MessageView } from '@carsi/contracts/messaging/conversations';
import type { Projection } from '@carsi/kernel/projection';
import type { ConversationEvent } from '../conversation/events.js';
import { conversationOf, membersOf } from '../conversation/ids.js';

export const messageIdOf = (conversationId: string, seq: number): string => `${conversationId}_${seq}`;

export const messageIndexes = [['conversationId', 'seq'], ['senderId']];

/** Messages, a row each. */
export const messages: Projection<MessageView, ConversationEvent> = {
  name: 'messages',
  version: 2,
  rows: (event, { stream }) => {
    if (event.type === 'MessageSent') return [messageIdOf(conversationOf(stream), event.data.seq)];
    if (event.type !== 'MessagesForgotten') return [];
    return event.data.runs.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, n) => messageIdOf(conversationOf(stream), from + n)),
    );
  },
  evolve: (row, event, { stream, at }) => {
    if (event.type === 'MessageSent') {
      const { seq, clientId, side, senderId, content } = event.data;
      const conversationId = conversationOf(stream);
      const { companyId } = membersOf(conversationId);
      return { conversationId, companyId, seq, clientId, side, senderId, content, at };
    }
    if (event.type !== 'MessagesForgotten' || !row) return row;
    return row.senderId === event.data.senderId ? { ...row, content: null } : row;
  },
};
