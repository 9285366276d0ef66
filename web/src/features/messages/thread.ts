import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import { fold } from '@carsi/turkish/fold';

/** A conversation's messages on this device: ascending, without gaps after some position. */
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

/** The last message before a gap; everything after it has to be fetched. */
export const completeUpTo = ({ messages }: Thread): number => {
  let last = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== last + 1) return last;
    last = seq;
  }
  return last;
};

export const lastSeq = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** The other side has come so far. */
export const withReceipts = (thread: Thread, marks: { delivered: number; read: number }): Thread => ({
  ...thread,
  messages: thread.messages.map((message) => {
    if (!message.mine) return message;
    const status = message.seq <= marks.read ? 'read' : message.seq <= marks.delivered ? 'delivered' : 'sent';
    return further(message, { ...message, status });
  }),
});

/** Every word has to occur in the participant's name. */
export const findByName = (list: readonly Conversation[], q: string): readonly Conversation[] => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return list.filter(({ participantName, businessName }) => {
    const name = fold(`${participantName} ${businessName}`);
    return words.every((word) => name.includes(word));
  });
};
