import type { Projection } from '@carsi/kernel/projection';
import { isOfBox, ownerOf, type BoxEvent } from '../box/events.js';
import type { ConversationEvent } from '../../conversation/events.js';
import { conversationOf, membersOf } from '../../conversation/ids.js';

interface Unread {
  readonly seq: number;
  readonly at: string;
}

/** The unread messages of one person, and when to consider a mail. */
export interface UnreadMessages {
  readonly conversations: Readonly<Record<string, readonly Unread[]>>;
  /** About what came up to then is decided. */
  readonly decidedUpTo: string;
  /** Ten minutes after the first that nothing was decided about; null where there is none. */
  readonly dueAt: string | null;
}

const WAIT_MS = 10 * 60_000;
/** Limit of messages per conversation, and of conversations: a row is bounded, even for a person who never reads. */
const MOST = 200;
const none: UnreadMessages = { conversations: {}, decidedUpTo: '', dueAt: null };

export const unreadMessages: Projection<UnreadMessages, ConversationEvent | BoxEvent> = {
  name: 'unread-messages',
  version: 2,
  rows: (event, { stream }) => {
    if (isOfBox(stream))
      return event.type === 'MailAsked' || event.type === 'MailWithheld' || event.type === 'BoxForgotten'
        ? [ownerOf(stream)]
        : [];
    if (event.type !== 'MessageSent' && event.type !== 'MessagesRead') return [];
    const { personId } = membersOf(conversationOf(stream));
    const { side, ownerId } = event.data;
    // Unread for the other side; read for the sender.
    const whose = (event.type === 'MessageSent') === (side === 'person') ? ownerId : personId;
    return whose === null ? [] : [whose];
  },
  evolve: (row = none, event, { stream, at }) => {
    switch (event.type) {
      case 'MessageSent':
        return change(row, conversationOf(stream), (unread) => [...unread, { seq: event.data.seq, at }].slice(-MOST));
      case 'MessagesRead':
        return change(row, conversationOf(stream), (unread) => unread.filter(({ seq }) => seq > event.data.upTo));
      case 'MailAsked':
      case 'MailWithheld': {
        const { upTo } = event.data;
        return due({ ...row, decidedUpTo: upTo > row.decidedUpTo ? upTo : row.decidedUpTo });
      }
      case 'BoxForgotten':
        return undefined;
      default:
        return row;
    }
  },
};

const change = (
  row: UnreadMessages,
  conversationId: string,
  to: (unread: readonly Unread[]) => readonly Unread[],
): UnreadMessages => {
  const { [conversationId]: before = [], ...others } = row.conversations;
  const unread = to(before);
  if (unread.length === 0) return due({ ...row, conversations: others });
  // The newest conversation is last.
  const newest = Object.entries(others).slice(1 - MOST);
  return due({ ...row, conversations: { ...Object.fromEntries(newest), [conversationId]: unread } });
};

const due = (row: UnreadMessages): UnreadMessages => {
  const { since } = undecidedOf(row);
  return { ...row, dueAt: since === null ? null : new Date(Date.parse(since) + WAIT_MS).toISOString() };
};

/** Times of the first and the last undecided message. */
export const undecidedOf = (row: UnreadMessages): { readonly since: string | null; readonly upTo: string | null } => {
  const times = Object.values(row.conversations)
    .flatMap((unread) => unread.map(({ at }) => at))
    .filter((at) => at > row.decidedUpTo)
    .sort();
  return { since: times[0] ?? null, upTo: times.at(-1) ?? null };
};
