import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { describe, expect, it } from 'vitest';
import { campaigns } from './campaigns/campaigns.js';
import { claimRows } from './claims/projection.js';
import { categories } from './category/projection.js';
import { companyPage } from './company-page/projection.js';
import { viewOfPage } from './company-page/view.js';
import { requestRows } from './customer-requests/projection.js';
import { favoriteRows } from './favorites/projection.js';
import { learnedSearches } from './learned-searches/projection.js';
import { publish } from './publish.js';
import { runningCampaigns } from './running-campaigns/projection.js';
import { documentOf } from './search/document.js';
import { slugs } from './slugs/projection.js';
import { aProfile } from './testing/profile.js';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const on = (stream: string, day: number): Occurrence => ({ stream, at: at(day), by: null });
type Happened = readonly [event: Event, occurrence: Occurrence];

const offering = {
  name: 'Adana kebap',
  description: null,
  price: 320,
  priceUnit: 'fixed',
  imageUrl: null,
  category: 'product',
  active: true,
};
const campaign = {
  title: 'Açılış',
  description: null,
  discountPercentage: 20,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  active: true,
};
const review = { reviewId: 'kebap_ayse', companyId: 'kebap' };
const requested = {
  companyId: 'kebap',
  personId: 'veli',
  kind: 'appointment',
  preferredAt: '2026-11-25T10:30:00.000Z',
};
const history: readonly Happened[] = [
  [
    {
      type: 'CategoryAdded',
      data: { id: 'kebap', category: { parentId: null, slug: 'kebapci', name: 'Kebapçı', synonyms: [] } },
    },
    on('category-kebap', 1),
  ],
  [{ type: 'CategoryWordsAttached', data: { id: 'kebap', words: 'ocakbaşı' } }, on('category-kebap', 1)],
  [
    {
      type: 'CompanySubmitted',
      data: { profile: aProfile(), slug: 'ada-kebap', ownerId: 'ayse', externalId: null, sample: false },
    },
    on('company-kebap', 1),
  ],
  [{ type: 'CompanyApproved', data: { slug: 'ada-kebap', ownerId: 'ayse', sample: false } }, on('company-kebap', 2)],
  [{ type: 'OfferingAdded', data: { id: 'o1', offering } }, on('offerings-kebap', 3)],
  [{ type: 'CampaignAnnounced', data: { id: 'k1', campaign } }, on('campaigns-kebap', 4)],
  [{ type: 'ReviewPosted', data: { ...review, rating: 5 } }, on('review-kebap_ayse', 5)],
  [{ type: 'ReviewRevised', data: { ...review, rating: 4, previousRating: 5 } }, on('review-kebap_ayse', 6)],
  [{ type: 'ViewsCounted', data: { companyId: 'kebap', views: 70 } }, on('views-kebap', 6)],
  [
    {
      type: 'SearchLearned',
      data: { words: 'adana kebap', day: '2026-11-06', companies: [{ companyId: 'kebap', weight: 6 }] },
    },
    on('learned-x', 6),
  ],
  [{ type: 'FavoriteAdded', data: { companyId: 'kebap' } }, on('favorites-ayse', 6)],
  [{ type: 'FavoriteAdded', data: { companyId: 'terzi' } }, on('favorites-ayse', 6)],
  [{ type: 'FavoriteRemoved', data: { companyId: 'terzi' } }, on('favorites-ayse', 7)],
  [{ type: 'FavoriteAdded', data: { companyId: 'kebap' } }, on('favorites-veli', 7)],
  [{ type: 'RequestMade', data: { ...requested, message: 'Ada için sekiz kişilik masa' } }, on('request-r1', 7)],
  [
    { type: 'RequestAnswered', data: { ...requested, state: 'accepted', reply: 'Bekleriz', byId: 'ayse' } },
    on('request-r1', 9),
  ],
  [{ type: 'RequestMade', data: { ...requested, message: 'Ada için bir masa' } }, on('request-r2', 9)],
  [{ type: 'RequestForgotten', data: { whose: 'person' } }, on('request-r2', 9)],
  [
    { type: 'ClaimDocumented', data: { companyId: 'terzi', userId: 'veli', document: '/files/d.webp' } },
    on('claim-terzi_veli', 9),
  ],
  [{ type: 'CompanyRevised', data: { changes: { name: 'Ada Ocakbaşı' } } }, on('company-kebap', 7)],
  [{ type: 'CompanyApproved', data: { slug: 'ada-ocakbasi', ownerId: 'ayse', sample: false } }, on('company-kebap', 8)],
];

const replay = <Row>(projection: Projection<Row, never>, happened: readonly Happened[]): ReadonlyMap<string, Row> => {
  const rows = new Map<string, Row>();
  for (const [event, occurrence] of happened)
    for (const id of projection.rows(event as never, occurrence)) {
      const row = projection.evolve(rows.get(id), event as never, occurrence, id);
      if (row === undefined) rows.delete(id);
      else rows.set(id, row);
    }
  return rows;
};

describe('the read models of the directory', () => {
  it.each([
    companyPage,
    slugs,
    runningCampaigns,
    categories,
    favoriteRows,
    requestRows,
    learnedSearches,
    claimRows,
  ] as unknown as Projection<unknown, never>[])('$name gives the same rows from the same events', (projection) => {
    const rows = replay(projection, history);
    expect(rows.size).toBeGreaterThan(0);
    expect(canonical([...replay(projection, history)])).toBe(canonical([...rows]));
  });
  it('show a company as it stands after all that happened', () => {
    const kebap = replay(companyPage, history).get('kebap')!;
    const view = viewOfPage({ ...kebap, plan: { planId: 'premium', endsAt: at(9) } }, new Date(at(9)))!;
    expect(view).toMatchObject({ slug: 'ada-ocakbasi', status: 'active', rating: 4, reviewCount: 1, viewCount: 70 });
    expect(view.profile.name).toBe('Ada Ocakbaşı');
    expect(view.offerings.map(({ name }) => name)).toEqual(['Adana kebap']);
    expect(view.campaigns.map(({ title }) => title)).toEqual(['Açılış']);
  });
  it('give the same page whether a rating came before the company or after it', () => {
    const own = history.filter(([, { stream }]) => !/^(?:review|views)-/.test(stream));
    const others = history.filter(([, { stream }]) => /^(?:review|views)-/.test(stream));
    const row = (happened: readonly Happened[]) => canonical(replay(companyPage, happened).get('kebap'));
    expect(row([...others, ...own])).toBe(row([...own, ...others]));
  });
  it('keep the words that were attached to a category', () =>
    expect(replay(categories, history).get('kebap')).toMatchObject({ id: 'kebap', synonyms: ['ocakbaşı'] }));
  it('keep an old address leading to its company', () =>
    expect([...replay(slugs, history)]).toEqual([
      ['ada-kebap', { companyId: 'kebap' }],
      ['ada-ocakbasi', { companyId: 'kebap' }],
    ]));
  it('know who keeps which company, and since when', () =>
    expect([...replay(favoriteRows, history)]).toEqual([
      ['ayse_kebap', { userId: 'ayse', companyId: 'kebap', addedAt: at(6) }],
      ['veli_kebap', { userId: 'veli', companyId: 'kebap', addedAt: at(7) }],
    ]));
  it('know what was asked, how it was answered and how long that took, and no words of who is gone', () => {
    const rows = replay(requestRows, history);
    expect(rows.get('r1')).toMatchObject({ state: 'accepted', reply: 'Bekleriz', minutes: 2_880, replierId: 'ayse' });
    expect(rows.get('r2')).toMatchObject({ state: 'canceled', message: null, minutes: null });
  });
  it('forget a campaign that was switched off or removed', () => {
    const off: Happened = [
      { type: 'CampaignRevised', data: { id: 'k1', campaign: { ...campaign, active: false } } },
      on('campaigns-kebap', 9),
    ];
    const removed: Happened = [{ type: 'CampaignRemoved', data: { id: 'k1' } }, on('campaigns-kebap', 9)];
    expect(replay(runningCampaigns, history).size).toBe(1);
    expect(replay(runningCampaigns, [...history, off]).size).toBe(0);
    expect(replay(runningCampaigns, [...history, removed]).size).toBe(0);
    expect(Object.keys(campaigns.initial)).toEqual([]);
  });
  it('give the search engine nothing of a company that is not public', () => {
    const tree = replay(categories, history);
    const closed: Happened = [{ type: 'CompanyClosed', data: { restorableUntil: null } }, on('company-kebap', 9)];
    expect(documentOf(replay(companyPage, history).get('kebap')!, tree)).toMatchObject({
      name: 'Ada Ocakbaşı',
      services: ['Adana kebap'],
      rating: 4,
    });
    expect(documentOf(replay(companyPage, [...history, closed]).get('kebap')!, tree)).toBeUndefined();
  });
});

describe('what leaves the directory', () => {
  it('is ids and facts, never what somebody wrote', () => {
    const published = history.flatMap(([event, { stream, at: when }]) => {
      const out = publish(event, {
        stream,
        version: 1,
        events: [event],
        by: null,
        at: when,
        commandId: 'c',
        correlationId: 'r',
      });
      return /^(?:company|offerings|campaigns|category|favorites|request)-/.test(stream) && out ? [out] : [];
    });
    expect(published.map(({ type }) => type)).toEqual([
      'CategoriesChanged',
      'CategoriesChanged',
      'CompanyApproved',
      'OfferingsChanged',
      'CampaignStarted',
      'FavoriteAdded',
      'FavoriteAdded',
      'FavoriteRemoved',
      'FavoriteAdded',
      'RequestMade',
      'RequestAnswered',
      'RequestMade',
      'CompanyApproved',
    ]);
    expect(published).toContainEqual({ type: 'FavoriteAdded', data: { companyId: 'kebap', userId: 'veli' } });
    expect(JSON.stringify(published)).not.toMatch(/Ada|kebapçı|Açılış/i);
  });
});
