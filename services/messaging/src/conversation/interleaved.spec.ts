import type { Side } from '@carsi/contracts/messaging/events';
import { Refusal } from '@carsi/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { conversations, type ConversationRow } from '../conversations/projection.js';
import { conversationViewOf } from '../conversations/view.js';
import { messages } from '../messages/projection.js';
import { conversation, type ConversationCommand } from './decide.js';
import type { ConversationEvent } from './events.js';
import { initial, otherSide, type Conversation } from './state.js';

const id = 'kebap_ayse';
const sides = ['person', 'company'] as const;

/** mulberry32. */
const randomOf = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

/** Decided and folded as the platform does it: a command of the same name answers as the first and writes nothing. */
class Table {
  state: Conversation = initial;
  row: ConversationRow | undefined;
  readonly said = new Map<string, unknown>();
  readonly #done = new Map<string, readonly ConversationEvent[]>();

  run(commandId: string, command: Omit<ConversationCommand, 'meta'>): readonly ConversationEvent[] | undefined {
    const before = this.#done.get(commandId);
    if (before) return before;
    const meta = { by: null, at: '2026-11-21T09:00:00Z', commandId, correlationId: 'r' };
    let events: readonly ConversationEvent[];
    try {
      events = conversation.decide({ ...command, meta } as ConversationCommand, this.state);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
    this.#done.set(commandId, events);
    for (const event of events) {
      const occurrence = { stream: `conversation-${id}`, at: `t${this.#done.size}`, by: null };
      this.state = conversation.evolve(this.state, event);
      for (const row of conversations.rows(event, occurrence))
        this.row = conversations.evolve(this.row, event, occurrence, row);
      for (const message of messages.rows(event, occurrence))
        this.said.set(message, messages.evolve(undefined, event, occurrence, message));
    }
    return events;
  }
}

/** What two people would remember of it, told in the plainest way. */
class Memory {
  readonly order: { readonly side: Side; readonly clientId: string }[] = [];
  readonly read = { person: 0, company: 0 };
  readonly delivered = { person: 0, company: 0 };
  readonly marked = { person: false, company: false };
  readonly blocked = { person: false, company: false };
  readonly archived = { person: false, company: false };

  unread(side: Side): number {
    const left = this.order.filter((one, index) => one.side !== side && index + 1 > this.read[side]).length;
    return Math.max(left, this.marked[side] ? 1 : 0);
  }
  lastOf(side: Side): number {
    return this.order.findLastIndex((one) => one.side === side) + 1;
  }
}

const play = (seed: number): void => {
  const below = randomOf(seed);
  const [table, memory] = [new Table(), new Memory()];
  const data = { personId: 'ayse', ownerId: 'usta', open: true };
  table.run('start', { type: 'StartConversation', data: { ...data, allowsMessages: true } });
  const sent: { side: Side; clientId: string }[] = [];
  for (let step = 0; step < 150; step++) {
    const side = sides[below(2)]!;
    const of = { side, ownerId: 'usta' };
    const begun = side === 'person' || memory.order.length > 0;
    switch (below(8)) {
      case 0:
      case 1:
      case 2: {
        // Sometimes the answer was lost, and the device says it again.
        const again = sent.length > 0 && below(3) === 0 ? sent[below(sent.length)] : undefined;
        const message = again ?? { side, clientId: `cihaz-${seed}-${step}` };
        const blocked = memory.blocked.person || memory.blocked.company;
        const senderId = message.side === 'person' ? 'ayse' : 'usta';
        const content = { ...data, ...message, senderId, content: message.clientId, personErased: false };
        table.run(`send-${message.side}-${message.clientId}`, { type: 'SendMessage', data: content });
        const known = memory.order.some((one) => one.clientId === message.clientId);
        if (!known && !blocked && (message.side === 'person' || memory.order.length > 0)) {
          memory.order.push(message);
          sent.push(message);
          for (const each of sides) memory.archived[each] = false;
        }
        break;
      }
      case 3:
      case 4: {
        const upTo = below(memory.order.length + 5);
        const type = below(2) === 0 ? 'MarkDelivered' : 'MarkRead';
        table.run(`mark-${step}`, { type, data: { ...of, upTo } });
        if (!begun) break;
        const reached = Math.min(upTo, memory.lastOf(otherSide(side)));
        memory.delivered[side] = Math.max(memory.delivered[side], reached);
        if (type === 'MarkDelivered') break;
        memory.read[side] = Math.max(memory.read[side], reached);
        memory.marked[side] = false;
        break;
      }
      case 5: {
        const blocked = below(2) === 0;
        table.run(`block-${step}`, { type: 'ChangeConversation', data: { ...of, blocked } });
        if (begun) memory.blocked[side] = blocked;
        break;
      }
      case 6: {
        const archived = below(2) === 0;
        table.run(`archive-${step}`, { type: 'ChangeConversation', data: { ...of, archived } });
        if (begun) memory.archived[side] = archived;
        break;
      }
      default: {
        table.run(`unread-${step}`, { type: 'ChangeConversation', data: { ...of, read: false } });
        const last = memory.lastOf(otherSide(side));
        if (begun && last > 0 && memory.read[side] === last) memory.marked[side] = true;
      }
    }
    check(table, memory);
  }
};

const check = ({ row, state, said }: Table, memory: Memory): void => {
  expect(state.lastSeq).toBe(memory.order.length);
  expect(said.size).toBe(memory.order.length);
  for (const [index, { side, clientId }] of memory.order.entries())
    expect(said.get(`${id}_${index + 1}`)).toMatchObject({ seq: index + 1, side, clientId, content: clientId });
  for (const side of sides) {
    const view = conversationViewOf(row!, side, 'usta', null);
    expect(view.unread).toBe(memory.unread(side));
    expect(row![side].unseen).toBe(memory.unread(side) > 0);
    expect(view.archived).toBe(memory.archived[side]);
    expect(view.reached[side]).toEqual({ delivered: memory.delivered[side], read: memory.read[side] });
    expect(view.blockedBy.includes(side)).toBe(memory.blocked[side]);
  }
};

describe('a conversation of two who do everything at once', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'has one order, exact counts and marks that only grow (seed %i)',
    play,
  );
});
