import type { ConversationView, MessageView } from '@carsi/contracts/messaging/conversations';
import { ServiceUnavailable } from '@carsi/platform/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../services.js';
import { ConversationPages } from './conversation-pages.js';
import { PeopleNames } from '../people-names.js';

const reached = { person: { delivered: 0, read: 0 }, company: { delivered: 2, read: 1 } };
const view = (over: Partial<ConversationView> = {}): ConversationView => ({
  id: 'kebap_ayse',
  companyId: 'kebap',
  personId: 'ayse',
  ownerId: 'usta',
  side: 'company',
  revision: 1,
  lastSeq: 3,
  lastMessage: null,
  reached,
  unread: 1,
  favorite: false,
  archived: false,
  blockedBy: [],
  at: '2026-11-21T09:00:00Z',
  ...over,
});
const message = (seq: number, side: 'person' | 'company'): MessageView => ({
  conversationId: 'kebap_ayse',
  companyId: 'kebap',
  seq,
  clientId: 'c',
  side,
  senderId: side === 'person' ? 'ayse' : 'usta',
  content: 'söz',
  at: '2026-11-21T09:00:00Z',
});

describe('a conversation as one of its sides sees it', () => {
  let requested: string[];
  let unavailable: Set<string>;
  let people: { id: string; name: string; avatar: null }[];
  let shows: { email: string | null };
  let pages: ConversationPages;
  const service =
    (name: string, answer: () => unknown) =>
    async (body: unknown): Promise<unknown> => {
      requested.push(`${name} ${JSON.stringify(body)}`);
      if (unavailable.has(name)) throw new ServiceUnavailable(name);
      return answer();
    };
  beforeEach(() => {
    vi.useFakeTimers();
    [requested, unavailable, shows] = [[], new Set(), { email: null }];
    people = [{ id: 'ayse', name: 'A. Y.', avatar: null }];
    const kebap = { id: 'kebap', slug: 'ada-kebap', name: 'Ada Kebap', logoUrl: null, open: true };
    const services = {
      directory: { companyNames: service('directory', () => [kebap]) },
      identity: {
        people: service('people', () => people),
        correspondents: service('correspondents', () =>
          people.map(({ id, avatar }) => ({ id, name: 'Ayşe Yılmaz', avatar, phone: null, ...shows })),
        ),
      },
    } as unknown as Services;
    const observed = new Map([['usta', { online: true, lastSeen: null }]]);
    pages = new ConversationPages(services, new PeopleNames(services), { of: async () => observed });
  });
  afterEach(() => vi.useRealTimers());

  it('has the company for the person, and the person for the company', async () => {
    expect(await pages.one(view({ side: 'person' }), 't')).toMatchObject({
      participantId: 'kebap',
      participantName: 'Ada Kebap',
      participantSlug: 'ada-kebap',
      isOnline: true,
    });
    expect(await pages.one(view(), 't')).toMatchObject({
      participantId: 'ayse',
      participantName: 'Ayşe Yılmaz',
      participantSlug: null,
      isOnline: false,
    });
  });
  it('hides the company’s owner from the person', async () => {
    const received = await pages.one(view({ side: 'person', lastMessage: message(3, 'company') }), 't');
    expect(JSON.stringify(received)).not.toContain('usta');
    expect(received.lastMessage).toMatchObject({ senderId: 'kebap', mine: false, status: 'read' });
  });
  it('shows how far one’s own message came', async () => {
    const statuses = await Promise.all(
      [1, 2, 3].map(async (seq) => {
        const received = await pages.one(view({ side: 'person', lastMessage: message(seq, 'person') }), 't');
        return received.lastMessage!.status;
      }),
    );
    expect(statuses).toEqual(['read', 'delivered', 'sent']);
  });
  it('hides presence, address and the name beyond initials from blocked people', async () => {
    shows = { email: 'ayse@ornek.example' };
    expect(await pages.one(view(), 't')).toMatchObject({ participantEmail: 'ayse@ornek.example' });
    const blocked = await pages.one(view({ blockedBy: ['person'] }), 't');
    expect(blocked).toMatchObject({ participantName: 'A. Y.', participantEmail: null, isBlockedByOther: true });
    expect(await pages.one(view({ side: 'person', blockedBy: ['company'] }), 't')).toMatchObject({ isOnline: false });
  });
  it('fetches once in seconds, and again as soon as a person changes what they show', async () => {
    const times = () => requested.filter((line) => line.startsWith('correspondents')).length;
    for (let n = 0; n < 5; n++) await pages.one(view(), 't');
    expect(times()).toBe(1);
    shows = { email: 'ayse@ornek.example' };
    pages.drop('ayse');
    expect(await pages.one(view(), 't')).toMatchObject({ participantEmail: 'ayse@ornek.example' });
    // Identity's own list may have been behind: what was asked in that moment is asked again, and then kept.
    vi.advanceTimersByTime(2_500);
    for (let n = 0; n < 5; n++) await pages.one(view(), 't');
    expect(times()).toBe(3);
  });
  it('has no names if they cannot be fetched, and is marked as degraded', async () => {
    for (const name of ['directory', 'people', 'correspondents']) unavailable.add(name);
    const { conversations, degraded } = await pages.of([view(), view({ side: 'person' })], 't');
    expect(conversations.map(({ participantName }) => participantName)).toEqual(['Kullanıcı', 'İşletme']);
    expect(degraded).toEqual(['directory', 'identity']);
  });
  it('has no names of erased people', async () => {
    people = [];
    expect(await pages.one(view(), 't')).toMatchObject({
      participantName: 'Silinmiş kullanıcı',
      participantAvatar: null,
    });
  });
});
