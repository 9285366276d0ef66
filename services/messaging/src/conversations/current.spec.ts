import type { MessageView } from '@carsi/contracts/messaging/conversations';
import { systemClock } from '@carsi/platform/clock';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { EventStore } from '@carsi/platform/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversation } from '../conversation/decide.js';
import type { ConversationEvent } from '../conversation/events.js';
import { messages } from '../messages/projection.js';
import { CurrentRows } from './current.js';
import { conversations, type ConversationRow } from './projection.js';

const id = 'kebap_ayse';
const company = { side: 'company', ownerId: 'usta' } as const;
const sent = (seq: number): ConversationEvent => ({
  type: 'MessageSent',
  data: { side: 'person', ownerId: 'usta', senderId: 'ayse', seq, clientId: `c${seq}`, content: 'söz' },
});
const events: ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ownerId: 'usta' } },
  sent(1),
  { type: 'MessagesRead', data: { ...company, upTo: 1 } },
  { type: 'ConversationStarred', data: company },
  sent(2),
  { type: 'ConversationBlocked', data: company },
];

describe('a row that several replicas write', () => {
  const rows = new Map<string, unknown>();
  let current: CurrentRows;
  let readMs: number;
  /** Of this replica's projection. */
  let caughtUp: { readonly ms: number; readonly result: boolean };
  /** What another replica has written: the first so many events, and perhaps not the last message yet. */
  const written = (count: number, { withMessages = true } = {}): void => {
    const occurrence = { stream: `conversation-${id}`, at: '2026-11-21T09:00:00Z', by: null };
    let row: ConversationRow | undefined;
    for (const event of events.slice(0, count)) {
      for (const key of conversations.rows(event, occurrence)) row = conversations.evolve(row, event, occurrence, key);
      for (const message of withMessages ? messages.rows(event, occurrence) : [])
        rows.set(message, messages.evolve(undefined, event, occurrence, message) as MessageView);
    }
    rows.set(id, row);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    rows.clear();
    readMs = 0;
    // This one is behind: it sees what others committed late.
    caughtUp = { ms: 1_000, result: false };
    const get = async (key: string) => {
      const row = rows.get(key);
      if (readMs > 0) await new Promise((resolve) => setTimeout(resolve, readMs));
      return row;
    };
    const readModels = {
      of: () => ({ get }),
      waitFor: () => new Promise((resolve) => setTimeout(() => resolve(caughtUp.result), caughtUp.ms)),
    } as unknown as ReadModels;
    const state = events.reduce(conversation.evolve, conversation.initial);
    const commands = { state: async () => ({ version: events.length, state }) };
    const commit = { stream: `conversation-${id}`, at: '2026-11-21T09:00:00Z', by: null };
    const read = async () => events.map((event, index) => ({ ...commit, version: index + 1, events: [event] }));
    const store = { positionOf: async () => 6, read } as unknown as EventStore;
    current = new CurrentRows({
      commands,
      store,
      texts: { open: async (sealed) => sealed },
      readModels,
      clock: systemClock,
    });
  });
  afterEach(() => vi.useRealTimers());
  const requested = async (ms: number): Promise<string> => {
    let answer = 'waits';
    current.of(id).then(
      ({ lastSeq, company: { blocked } }) => (answer = `${lastSeq} ${blocked ? 'blocked' : 'open'}`),
      ({ name }: Error) => (answer = name),
    );
    await vi.advanceTimersByTimeAsync(ms);
    return answer;
  };

  it('is answered as soon as any of them has written it', async () => {
    written(events.length);
    expect(await requested(15)).toBe('2 blocked');
  });
  it.each([1, 2, 3, 4, 5])('is waited for while it has seen only %i of six events', async (count) => {
    written(count);
    expect(await requested(300)).toBe('waits');
    written(events.length);
    expect(await requested(30)).toBe('2 blocked');
  });
  it('is read again if the projection caught up while an old row was read', async () => {
    written(4);
    [readMs, caughtUp] = [50, { ms: 20, result: true }];
    setTimeout(() => written(events.length), 15);
    expect(await requested(200)).toBe('2 blocked');
  });
  it('is waited for while its last message is not there', async () => {
    written(events.length, { withMessages: false });
    expect(await requested(300)).toBe('waits');
  });
  it('is made from the events themselves where the list is behind for a second', async () => {
    written(4);
    expect(await requested(900)).toBe('waits');
    expect(await requested(1_100)).toBe('2 blocked');
    rows.clear();
    expect(await requested(1_100)).toBe('2 blocked');
    expect(await current.message(id, 2)).toMatchObject({ seq: 2, clientId: 'c2', content: 'söz' });
    expect(await current.message(id, 3)).toBeUndefined();
  });
});
