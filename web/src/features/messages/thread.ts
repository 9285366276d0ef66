import type { Conversation, Message } from '@carsi/contracts/http/conversation';
import { fold } from '@carsi/turkish/fold';
import type { Conversations } from '../../lib/account/conversations';

/** What this device has of a conversation: ascending, and whole from some place on. */
export interface Thread {
  readonly messages: readonly Message[];
  /** The first one ever is there. */
  readonly complete: boolean;
}

export const emptyThread: Thread = { messages: [], complete: false };

const ranks = { sent: 0, delivered: 1, read: 2 } as const;
const further = (a: Message, b: Message): Message => (ranks[b.status] >= ranks[a.status] ? b : a);

/** Each message once and in order, however often and in whatever order they come; no status goes back. */
export const joined = (thread: Thread, incoming: readonly Message[]): Thread => {
  if (incoming.length === 0) return thread;
  const bySeq = new Map(thread.messages.map((message) => [message.seq, message]));
  for (const message of incoming) {
    const known = bySeq.get(message.seq);
    bySeq.set(message.seq, known ? further(known, message) : message);
  }
  return { ...thread, messages: [...bySeq.values()].toSorted((a, b) => a.seq - b.seq) };
};

/** The last message before which nothing is missing; what follows it has to be asked for. */
export const wholeUpTo = ({ messages }: Thread): number => {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== last + 1) return last;
    last = seq;
  }
  return last;
};

export const lastSeq = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** The other side has come so far. */
export const reached = (thread: Thread, marks: { delivered: number; read: number }): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => {
    if (!message.mine) return message;
    const status = message.seq <= marks.read ? 'read' : message.seq <= marks.delivered ? 'delivered' : 'sent';
    return further(message, { ...message, status });
  }),
});

/** An answer that was on its way when a newer message arrived changes all but what that message changed. */
export const withoutGoingBack = (known: Conversation, arrived: Conversation): Conversation => {
  const { lastMessage, unreadCount, updatedAt } = known;
  return (lastMessage?.seq ?? 0) > (arrived.lastMessage?.seq ?? 0)
    ? { ...arrived, lastMessage, unreadCount, updatedAt }
    : arrived;
};

export const without = ({ rows, total }: Conversations, gone: string): Conversations => {
  const kept = rows.filter(({ id }) => id !== gone);
  return { rows: kept, total: total - (rows.length - kept.length) };
};

/** The last to say something first; each conversation once. One that is not among those that were loaded may be new, or an old one. */
export const placed = (list: Conversations, changed: Conversation): Conversations => {
  const { rows } = without(list, changed.id);
  const sorted = [changed, ...rows].toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return { rows: sorted, total: Math.max(list.total, sorted.length) };
};

/** Every word stands in the name of the other side. */
export const named = (list: readonly Conversation[], q: string): readonly Conversation[] => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return list.filter(({ participantName, businessName }) => {
    const name = fold(`${participantName} ${businessName}`);
    return words.every((word) => name.includes(word));
  });
};
