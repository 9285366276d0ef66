import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import { describe, expect, it } from 'vitest';
import { emptyThread, joined, findByName, withReceipts, type Thread, completeUpTo } from './thread';

const message = (seq: number, over: Partial<Message> = {}): Message => ({
  id: `k_${seq}`,
  conversationId: 'k',
  seq,
  clientId: `c${seq}`,
  content: `Mesaj ${seq}`,
  timestamp: '2026-11-21T09:00:00.000Z',
  senderId: 'ayse',
  mine: true,
  type: 'text',
  status: 'sent',
  ...over,
});
const threadOf = (...seqs: number[]): Thread =>
  joined(
    emptyThread,
    seqs.map((seq) => message(seq)),
  );
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

describe('a thread', () => {
  it('has each message once and in order, however they come', () =>
    expect(seqs(joined(threadOf(3, 1), [message(2), message(3), message(2)]))).toEqual([1, 2, 3]));
  it('is the same, in whatever order the same messages arrive', () => {
    const all = [1, 2, 3, 4, 5, 6];
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 200; round++) {
      const arriving = [...all, ...all].toSorted(() => random() - 0.5);
      const thread = arriving.reduce((now, seq) => joined(now, [message(seq)]), emptyThread);
      expect(seqs(thread)).toEqual(all);
    }
  });
  it('knows up to which message it is complete', () => {
    expect(completeUpTo(emptyThread)).toBe(0);
    expect(completeUpTo(threadOf(4, 5, 6))).toBe(6);
    expect(completeUpTo(threadOf(4, 5, 8, 9))).toBe(5);
  });
  it('shows how far the other side has come, and never takes it back', () => {
    const thread = withReceipts(threadOf(1, 2, 3), { delivered: 2, read: 1 });
    expect(thread.messages.map(({ status }) => status)).toEqual(['read', 'delivered', 'sent']);
    const late = withReceipts(thread, { delivered: 1, read: 0 });
    expect(late.messages.map(({ status }) => status)).toEqual(['read', 'delivered', 'sent']);
    expect(joined(thread, [message(1)]).messages[0]!.status).toBe('read');
  });
  it('leaves what the other side wrote alone', () => {
    const theirs = joined(emptyThread, [message(1, { mine: false, status: 'read' })]);
    expect(withReceipts(theirs, { delivered: 0, read: 0 })).toEqual(theirs);
  });
});

const conversation = (id: string, minute: number, participantName = id): Conversation => ({
  id,
  revision: 1,
  participantId: id,
  participantName,
  participantAvatar: null,
  participantType: 'business',
  participantSlug: id,
  participantEmail: null,
  participantPhone: null,
  businessId: id,
  businessName: participantName,
  lastMessage: null,
  unreadCount: 0,
  isOnline: false,
  lastSeen: null,
  isArchived: false,
  isFavorite: false,
  isBlocked: false,
  isBlockedByOther: false,
  updatedAt: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('a list of conversations', () => {
  it.each([
    ['ÇIĞ', ['x']],
    ['cig', ['x']],
    ['köfte  ciğ', []],
    ['izmir kofte', ['y']],
  ])('is searched by name, however %s is typed', (q, found) =>
    expect(
      findByName([conversation('x', 1, 'Çığ Kayak'), conversation('y', 2, 'İzmir Köfte')], q).map(({ id }) => id),
    ).toEqual(found),
  );
});
