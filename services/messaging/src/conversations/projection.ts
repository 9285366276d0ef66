import type { Side } from '@carsi/contracts/messaging/events';
import type { Projection } from '@carsi/kernel/projection';
import type { ConversationEvent } from '../conversation/events.js';
import { conversationOf, membersOf } from '../conversation/ids.js';
import { otherSide } from '../conversation/state.js';
import { above, withNext, type Runs } from './unread.js';

/** What one side sees of it. */
export interface SideOfConversation {
  /** The list it is in; none for the company before the first message. */
  readonly list: 'inbox' | 'archive' | 'none';
  /** Something is unread, or was marked so. */
  readonly unseen: boolean;
  readonly markedUnread: boolean;
  readonly unread: Runs;
  readonly delivered: number;
  readonly read: number;
  readonly favorite: boolean;
  readonly blocked: boolean;
}

/** A conversation in the lists of both sides. */
export interface ConversationRow extends Readonly<Record<Side, SideOfConversation>> {
  readonly companyId: string;
  readonly personId: string;
  /** The number of events it was made of. */
  readonly revision: number;
  readonly lastSeq: number;
  readonly startedAt: string;
  /** Of the last message. */
  readonly at: string;
}

export const conversationIndexes = [
  ['personId', 'person.list', 'at'],
  ['companyId', 'company.list', 'at'],
  ['personId', 'person.list', 'person.unseen'],
  ['companyId', 'company.list', 'company.unseen'],
];

const quiet: SideOfConversation = {
  list: 'none',
  unseen: false,
  markedUnread: false,
  unread: [],
  delivered: 0,
  read: 0,
  favorite: false,
  blocked: false,
};

const on = (row: ConversationRow, side: Side, change: Partial<SideOfConversation>): ConversationRow => {
  const now = { ...row[side], ...change };
  return { ...row, [side]: { ...now, unseen: now.markedUnread || now.unread.length > 0 } };
};

export const conversations: Projection<ConversationRow, ConversationEvent> = {
  name: 'conversations',
  version: 2,
  rows: (event, { stream }) =>
    stream.startsWith('conversation-') && event.type !== 'ConversationReported' && event.type !== 'MessagesForgotten'
      ? [conversationOf(stream)]
      : [],
  evolve: (before, event, { at }, id) => {
    if (event.type === 'ConversationStarted') {
      const empty = { ...membersOf(id), revision: 1, lastSeq: 0, startedAt: at, at, person: quiet, company: quiet };
      return on(empty, 'person', { list: 'inbox' });
    }
    if (!before) return before;
    const row = { ...before, revision: before.revision + 1 };
    switch (event.type) {
      case 'MessageSent': {
        const { side, seq } = event.data;
        const other = otherSide(side);
        const sent = on({ ...row, lastSeq: seq, at }, side, { list: 'inbox' });
        return on(sent, other, { list: 'inbox', unread: withNext(row[other].unread, seq) });
      }
      case 'MessagesDelivered':
        return on(row, event.data.side, { delivered: event.data.upTo });
      case 'MessagesRead': {
        const { side, upTo } = event.data;
        const { delivered, unread } = row[side];
        const marks = { read: upTo, delivered: Math.max(delivered, upTo) };
        return on(row, side, { ...marks, unread: above(unread, upTo), markedUnread: false });
      }
      case 'ConversationMarkedUnread':
        return on(row, event.data.side, { markedUnread: true });
      case 'ConversationStarred':
      case 'ConversationUnstarred':
        return on(row, event.data.side, { favorite: event.type === 'ConversationStarred' });
      case 'ConversationArchived':
      case 'ConversationUnarchived':
        return on(row, event.data.side, { list: event.type === 'ConversationArchived' ? 'archive' : 'inbox' });
      case 'ConversationBlocked':
      case 'ConversationUnblocked':
        return on(row, event.data.side, { blocked: event.type === 'ConversationBlocked' });
      default:
        return row;
    }
  },
};
