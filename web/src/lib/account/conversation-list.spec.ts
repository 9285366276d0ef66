import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { describe, expect, it } from 'vitest';
import { type Conversations, later, placed, withLater } from './conversation-list';

const conversation = (id: string, minute: number, over: Partial<Conversation> = {}): Conversation => ({
  id,
  revision: 1,
  participantId: id,
  participantName: id,
  participantAvatar: null,
  participantType: 'business',
  participantSlug: id,
  participantEmail: null,
  participantPhone: null,
  businessId: id,
  businessName: id,
  lastMessage: null,
  unreadCount: 0,
  isOnline: false,
  lastSeen: null,
  isArchived: false,
  isFavorite: false,
  isBlocked: false,
  isBlockedByOther: false,
  updatedAt: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
  ...over,
});
const ids = ({ rows }: Conversations) => rows.map(({ id }) => id);
const [b, a] = [conversation('b', 2), conversation('a', 1)];
const list: Conversations = { rows: [b, a], total: 2 };

describe('a list of conversations', () => {
  it('puts the conversation with the latest message on top', () =>
    expect(ids(placed(list, false, conversation('a', 3)))).toEqual(['a', 'b']));
  it('keeps the place of one that was only starred', () =>
    expect(ids(placed(list, false, { ...a, isFavorite: true }))).toEqual(['b', 'a']));
  it('takes in a new one, and lets an archived one go', () => {
    const three = placed(list, false, conversation('c', 5));
    expect([ids(three), three.total]).toEqual([['c', 'b', 'a'], 3]);
    expect(placed(three, false, { ...b, isArchived: true })).toEqual({ rows: [three.rows[0], a], total: 2 });
    expect(placed(list, false, conversation('x', 9, { isArchived: true }))).toEqual(list);
    expect(ids(placed({ rows: [], total: 0 }, true, { ...b, isArchived: true }))).toEqual(['b']);
  });
  it('counts one that was below those that were loaded no second time', () =>
    expect(placed({ ...list, total: 9 }, false, conversation('c', 5)).total).toBe(9));
});

describe('two states of one conversation', () => {
  const blocked = { ...b, revision: 2, isBlocked: true };
  it('leave the later one, in whatever order they arrive', () => {
    expect(later(b, blocked)).toBe(blocked);
    expect(later(blocked, b)).toBe(blocked);
    expect(later(undefined, b)).toBe(b);
  });
  it('leave the one that arrived last where both are of the same revision: names and presence may be newer', () => {
    const online = { ...b, isOnline: true };
    expect(later(b, online)).toBe(online);
  });
});

describe('a list that was on its way while something changed', () => {
  const blocked = { ...b, revision: 2, isBlocked: true };
  it('shows the change', () => expect(withLater(list, false, list.rows, [blocked, a]).rows).toEqual([blocked, a]));
  it('shows what the server knows later than this device', () =>
    expect(withLater({ ...list, rows: [blocked, a] }, false, list.rows, list.rows).rows).toEqual([blocked, a]));
  it('shows a conversation that began meanwhile', () => {
    const began = conversation('c', 5);
    expect(ids(withLater(list, false, list.rows, [began, b, a]))).toEqual(['c', 'b', 'a']);
  });
  it('shows none that was archived meanwhile', () =>
    expect(ids(withLater(list, false, list.rows, [a, { ...blocked, isArchived: true }]))).toEqual(['a']));
  it('shows none that the server has let go', () =>
    expect(ids(withLater({ rows: [a], total: 1 }, false, list.rows, list.rows))).toEqual(['a']));
});
