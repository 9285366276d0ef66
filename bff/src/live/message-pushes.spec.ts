import type { ConversationView, MessageView } from '@carsi/contracts/messaging/conversations';
import { createLogger } from '@carsi/platform/logging';
import { Refused, ServiceUnavailable } from '@carsi/platform/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationPages } from '../resources/messages/conversation-pages.js';
import { LivePushes, type Read } from './message-pushes.js';

const none = { delivered: 0, read: 0 };
const view = {
  id: 'kebap_ayse',
  side: 'company',
  reached: { person: { delivered: 3, read: 2 }, company: none },
} as unknown as ConversationView;
const message = (seq: number): MessageView => ({
  conversationId: 'kebap_ayse',
  companyId: 'kebap',
  seq,
  clientId: `c${seq}`,
  side: 'person',
  senderId: 'ayse',
  content: `söz ${seq}`,
  at: '2026-11-21T09:00:00Z',
});

describe('a push about a conversation', () => {
  const received: string[] = [];
  const requested: string[] = [];
  let answer: (from: number, to: number) => Promise<Read | undefined>;
  let pushes: LivePushes;
  beforeEach(() => {
    vi.useFakeTimers();
    received.length = requested.length = 0;
    answer = async (from, to) => ({
      token: 'a.b.c',
      view,
      messages: Array.from({ length: to - from + 1 }, (_, n) => message(from + n)),
    });
    pushes = new LivePushes({
      read: (_userId, _id, { from = 1, to = 0 }) => {
        requested.push(`${from}–${to}`);
        return answer(from, to);
      },
      pages: { one: async () => ({}) as never } as Pick<ConversationPages, 'one'>,
      emit: (userId, event, data) => {
        const { seq, of, read } = data as { seq?: number; of?: string; read?: number };
        received.push([userId, event, seq ?? of, read].filter((part) => part !== undefined).join(' '));
      },
      logger: createLogger('test', 'silent'),
    });
  });
  afterEach(() => vi.useRealTimers());
  const messages = () =>
    received.flatMap((line) => (line.includes('message:new') ? [Number(line.split(' ').at(-1))] : []));

  it('is fetched once for a burst of events, and arrives in order', async () => {
    for (let seq = 1; seq <= 20; seq++) pushes.add('usta', 'kebap_ayse', { from: seq, to: seq });
    await vi.runAllTimersAsync();
    expect(requested).toEqual(['1–1', '2–20']);
    expect(messages()).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });
  it('is made for what happens in the moment in which the one before it ends', async () => {
    for (let steps = 0; steps < 30; steps++) {
      received.length = 0;
      pushes.add('usta', 'kebap_ayse', {});
      for (let step = 0; step < steps; step++) await Promise.resolve();
      const before = received.length;
      pushes.add('usta', 'kebap_ayse', { marks: ['other'] });
      await vi.runAllTimersAsync();
      expect(received.slice(before), `${steps} steps later`).toContain('usta message:status other 2');
    }
  });
  it('contains the state of both sides, from the recipient’s view', async () => {
    pushes.add('usta', 'kebap_ayse', { marks: ['other'] });
    await vi.runAllTimersAsync();
    expect(received).toEqual(['usta message:status other 2', 'usta conversation:updated']);
  });
  it('arrives late if the service was unavailable', async () => {
    const reads = answer;
    let offline = 3;
    answer = async (from, to) => {
      if (offline-- > 0) throw new ServiceUnavailable('away');
      return reads(from, to);
    };
    pushes.add('usta', 'kebap_ayse', { from: 1, to: 1 });
    await vi.advanceTimersByTimeAsync(700);
    pushes.add('usta', 'kebap_ayse', { from: 2, to: 2 });
    expect(messages()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(messages()).toEqual([1, 2]);
  });
  it('is nothing where it is no longer theirs, or they have left', async () => {
    answer = async () => Promise.reject(new Refused('CONVERSATION_NOT_FOUND', 404, 'Konuşma bulunamadı.'));
    pushes.add('usta', 'kebap_ayse', { from: 1, to: 1 });
    await vi.runAllTimersAsync();
    answer = async () => undefined;
    pushes.add('usta', 'kebap_ayse', { from: 2, to: 2 });
    await vi.runAllTimersAsync();
    expect(received).toEqual([]);
    expect(requested).toHaveLength(2);
  });
});
