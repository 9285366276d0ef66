import type { CompanyName } from '@carsi/contracts/directory/company';
import { notification as schema } from '@carsi/contracts/messaging/http/notification';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationView,
} from '@carsi/contracts/messaging/notifications';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../answers/site-facts.js';
import { NotificationPages } from './notification-pages.js';
import { toNotification } from './notification.http.js';
import type { Names } from '../people-names.js';

const kebap: CompanyName = { id: 'kebap', slug: 'ada-kebap', name: 'Ada Kebap', logoUrl: '/api/files/x', open: true };
const companies = new Map([['kebap', kebap]]);
const ayse = { id: 'ayse', name: 'Ayşe Yılmaz', avatar: '/api/files/a' };
const names: Names = {
  byId: new Map([
    ['ayse', ayse],
    ['giden', null],
  ]),
  unavailable: false,
};
const view = (kind: NotificationKind, over: Partial<NotificationView> = {}): NotificationView => ({
  id: 'n1',
  kind,
  type: notificationKinds[kind],
  at: '2026-11-21T09:00:00.000Z',
  read: false,
  archived: false,
  count: 1,
  companyId: 'kebap',
  personId: null,
  reviewId: null,
  conversationId: null,
  requestId: null,
  campaignId: null,
  ...over,
});
const received = (one: NotificationView, known: typeof companies = companies) =>
  toNotification(one, known, names, 'Kent Rehberi');
const kinds = Object.keys(notificationKinds) as NotificationKind[];

describe('a notification in words', () => {
  it.each(kinds)('%s says a Turkish sentence and leads somewhere on this site', (kind) => {
    for (const known of [companies, new Map<string, CompanyName>()])
      for (const personId of [null, 'ayse', 'giden', 'bilinmeyen'])
        for (const count of [1, 7]) {
          const words = schema.parse(received(view(kind, { personId, count }), known));
          expect(words.title.length).toBeGreaterThan(5);
          expect(words.message).toMatch(/^[A-ZÇĞİÖŞÜ].*[.)]$/u);
          expect(`${words.title} ${words.message}`).not.toMatch(/null|undefined|NaN/);
          expect(words.actionUrl).toMatch(/^\/[a-z]/);
        }
  });

  it('of a plan has the exact amount and the day in Turkey, and links to the plans of that company', () => {
    const plan = { number: 'CRS2026000000001', total: 13_350, at: '2026-11-28T22:00:00.000Z' };
    expect(received(view('invoice-issued', { plan }))).toMatchObject({
      message: 'Ada Kebap: CRS2026000000001 numaralı fatura ₺133,50, son ödeme günü 29 Kasım 2026.',
      actionUrl: '/profil?sekme=panel&bolum=premium&firma=kebap',
    });
    expect(
      received(view('plan-ending', { plan: { planId: 'premium', nextPlanId: 'basic', at: plan.at } })),
    ).toMatchObject({
      message: 'Ada Kebap: Premium planı 29 Kasım 2026 tarihinde sona eriyor, sonra Temel planı geçerli olacak.',
    });
  });

  it('of a message names the person to the owner and the company to the person, and opens the conversation', () => {
    const conversationId = 'kebap_ayse';
    const toOwner = received(view('new-message', { conversationId, personId: 'ayse', count: 3 }));
    expect(toOwner).toMatchObject({
      message: 'Ayşe Yılmaz size 3 mesaj gönderdi. (Ada Kebap)',
      sender: { name: 'Ayşe Yılmaz', avatar: ayse.avatar, type: 'user' },
      actionUrl: '/mesajlar?konusma=kebap_ayse',
    });
    const toPerson = received(view('new-message', { conversationId }));
    expect(toPerson).toMatchObject({
      message: 'Ada Kebap size mesaj gönderdi.',
      sender: { name: 'Ada Kebap', avatar: kebap.logoUrl, type: 'business' },
    });
  });

  it('shows the public placeholder for an erased person', () => {
    const gone = received(view('new-request', { personId: 'giden' }));
    expect(gone.sender).toEqual({ name: 'Silinmiş kullanıcı', avatar: null, type: 'user' });
    expect(gone.message).toContain('Silinmiş kullanıcı');
    expect(received(view('new-request', { personId: 'bilinmeyen' })).sender.name).toBe('Kullanıcı');
  });

  it('of a review names it as others know it; an old one, whose id names its author, names none', () => {
    expect(received(view('new-review', { reviewId: '0199-dis' })).metadata.reviewId).toBe('0199-dis');
    expect(received(view('review-reply', { reviewId: 'kebap_ayse' })).metadata.reviewId).toBeNull();
    expect(received(view('new-favorite')).metadata.reviewId).toBeNull();
  });

  it('leads to no page that is closed', () => {
    const closed = new Map([['kebap', { ...kebap, open: false }]]);
    expect(received(view('new-review'))).toMatchObject({ actionUrl: '/firma/ada-kebap#yorumlar' });
    expect(received(view('new-review'), closed)).toMatchObject({ actionUrl: '/bildirimler' });
    expect(received(view('new-favorite'), closed)).toMatchObject({ actionUrl: '/profil?sekme=panel' });
  });
});

describe('a page of notifications', () => {
  const messaging = {
    notifications: async () => ({
      notifications: [view('new-review'), view('new-favorite'), view('company-approved', { companyId: null })],
      total: 3,
      counts: { all: 3, unread: 2 },
    }),
  };
  const requested: unknown[] = [];
  const page = (companyNames: () => Promise<readonly CompanyName[]>) =>
    new NotificationPages(
      { messaging, directory: { companyNames } } as never,
      { of: async () => names },
      {
        now: async () => ({ siteName: 'Kent Rehberi' }) as Facts,
      },
    ).page({ tab: 'all', limit: 9, offset: 0 }, { requestId: 'r', commandId: 'c', deadline: 0 });
  it('fetches the names of all its companies at once', async () => {
    const companyNames = async (...body: unknown[]) => (requested.push(body[0]), [kebap]);
    const { notifications, counts } = await page(companyNames);
    expect(requested).toEqual([{ ids: ['kebap'] }]);
    expect(notifications[0]!.message).toBe('Ada Kebap için yeni bir yorum yapıldı.');
    expect(notifications[2]!.sender).toEqual({ name: 'Kent Rehberi', avatar: null, type: 'system' });
    expect(counts).toEqual({ all: 3, unread: 2 });
  });
  it('has no company names while the directory is unavailable', async () => {
    const { notifications } = await page(() => Promise.reject(new Error('away')));
    expect(notifications.map(({ message }) => message)).toEqual([
      'İşletmeniz için yeni bir yorum yapıldı.',
      'İşletmeniz birinin favorilerine eklendi.',
      'İşletmeniz onaylandı ve yayında.',
    ]);
  });
});
