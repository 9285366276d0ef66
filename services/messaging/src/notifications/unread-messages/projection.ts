import type { MessagesRead, MessageSent, MessagingEvent } from '@carsi/contracts/messaging';
import type { Projection } from '@carsi/kernel/projection';
import { isOfBox, ownerOf, type BoxEvent } from '../box/events.js';

interface Unread {
  readonly seq: number;
  readonly at: string;
}

/** What waits for one person, and when it is time to think of a mail. */
export interface UnreadMessages {
  readonly conversations: Readonly<Record<string, readonly Unread[]>>;
  /** About what came up to then is decided. */
  readonly decidedUpTo: string;
  /** Ten minutes after the first that nothing was decided about; null where there is none. */
  readonly dueAt: string | null;
  readonly forgotten: boolean;
}

export const WAIT_MS = 10 * 60_000;
/** More of one conversation are not told apart in a mail. */
const MOST = 200;
const none: UnreadMessages = { conversations: {}, decidedUpTo: '', dueAt: null, forgotten: false };

type Ours = MessageSent | MessagesRead | BoxEvent;

const recipientOf = ({ data: { side, personId, ownerId } }: MessageSent): string =>
  side === 'person' ? ownerId : personId;
const readerOf = ({ data: { side, personId, ownerId } }: MessagesRead): string =>
  side === 'person' ? personId : ownerId;

/** What is decided in the box and what comes by the topic come in any order: neither takes away what the other said. */
export const unreadMessages: Projection<UnreadMessages, MessagingEvent | BoxEvent> = {
  name: 'unread-messages',
  version: 1,
  rows: (event, { stream }) => {
    const ours = event as Ours;
    if (ours.type === 'MessageSent') return [recipientOf(ours)];
    if (ours.type === 'MessagesRead') return [readerOf(ours)];
    const decided = ours.type === 'MailAsked' || ours.type === 'MailWithheld' || ours.type === 'BoxForgotten';
    return decided && isOfBox(stream) ? [ownerOf(stream)] : [];
  },
  evolve: (row = none, event) => {
    const ours = event as Ours;
    if (row.forgotten) return row;
    switch (ours.type) {
      case 'MessageSent': {
        const { conversationId, seq, at } = ours.data;
        const before = row.conversations[conversationId] ?? [];
        return put(row, conversationId, [...before, { seq, at }].slice(-MOST));
      }
      case 'MessagesRead': {
        const { conversationId, upTo } = ours.data;
        const before = row.conversations[conversationId] ?? [];
        return put(row, conversationId, before.filter(({ seq }) => seq > upTo));
      }
      case 'MailAsked':
      case 'MailWithheld': {
        const { upTo } = ours.data;
        return due({ ...row, decidedUpTo: upTo > row.decidedUpTo ? upTo : row.decidedUpTo });
      }
      case 'BoxForgotten':
        return { ...none, forgotten: true };
      default:
        return row;
    }
  },
};

const put = (row: UnreadMessages, conversationId: string, unread: readonly Unread[]): UnreadMessages => {
  const { [conversationId]: _before, ...others } = row.conversations;
  return due({ ...row, conversations: unread.length === 0 ? others : { ...others, [conversationId]: unread } });
};

const due = (row: UnreadMessages): UnreadMessages => {
  const { since } = undecidedOf(row);
  return { ...row, dueAt: since === null ? null : new Date(Date.parse(since) + WAIT_MS).toISOString() };
};

/** When the first and the last came of those that nothing was decided about. */
export const undecidedOf = (row: UnreadMessages): { readonly since: string | null; readonly upTo: string | null } => {
  const times = Object.values(row.conversations)
    .flatMap((unread) => unread.map(({ at }) => at))
    .filter((at) => at > row.decidedUpTo)
    .sort();
  return { since: times[0] ?? null, upTo: times.at(-1) ?? null };
};
