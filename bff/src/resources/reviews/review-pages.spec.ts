import type { ReviewView } from '@carsi/contracts/reviews/calls';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { ServiceUnavailable } from '@carsi/platform/platform';
import { describe, expect, it } from 'vitest';
import { internalContext } from '../../answers/context.js';
import { PeopleNames } from '../people-names.js';
import { ReviewPages } from './review-pages.js';

const view = (userId: string, over: Partial<ReviewView> = {}): ReviewView => ({
  id: `kebap_${userId}`,
  outerId: `dis-${userId}`,
  companyId: 'kebap',
  userId,
  displayName: null,
  rating: 4,
  title: '4 yıldız',
  content: 'Güzel bir yer',
  pros: null,
  cons: null,
  anonymous: false,
  verifiedPurchase: false,
  published: true,
  helpful: 0,
  notHelpful: 0,
  reply: null,
  removal: null,
  moderation: null,
  edited: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...over,
});
const ayse = { id: 'ayse', admin: false } as PersonActor;

const start = ({ own = null, away = [] }: { own?: ReviewView | null; away?: readonly ('names' | 'own')[] } = {}) => {
  const list = [view('veli'), view('ayse'), view('eski', { displayName: 'Eski Müşteri' })];
  const absent = (): never => {
    throw new ServiceUnavailable('away');
  };
  const services = {
    reviews: {
      list: async () => ({ reviews: list, total: 30 }),
      own: async () => (away.includes('own') ? absent() : { review: own, owner: false, votes: { 'dis-veli': false } }),
    },
    identity: {
      people: async ({ ids }: { ids: string[] }) =>
        away.includes('names') ? absent() : ids.map((id) => ({ id, name: `${id} adlı`, avatar: null })),
    },
  } as never;
  const pages = new ReviewPages(services, new PeopleNames(services));
  return (offset = 0, viewer?: PersonActor) =>
    pages.page({ companyId: 'kebap', limit: 20, offset, sort: 'newest' }, internalContext(), viewer);
};
const idsOf = ({ reviews }: { reviews: readonly { id: string }[] }) => reviews.map(({ id }) => id);

describe('a page of reviews', () => {
  it('has all names, and is tagged by the people they belong to', async () => {
    const page = await start()();
    expect(page.reviews.map(({ display_name }) => display_name)).toEqual(['veli adlı', 'ayse adlı', 'Eski Müşteri']);
    expect(page).toMatchObject({ total: 30, tags: ['person:veli', 'person:ayse'], nameless: false });
  });
  it('has no names while identity is unavailable', async () => {
    const page = await start({ away: ['names'] })();
    expect(page.reviews.map(({ display_name }) => display_name)).toEqual(['Kullanıcı', 'Kullanıcı', 'Eski Müşteri']);
    expect(page.nameless).toBe(true);
  });
  it('begins with one’s own, once', async () => {
    const page = start({ own: view('ayse') });
    expect(idsOf(await page(0, ayse))).toEqual(['dis-ayse', 'dis-veli', 'dis-eski']);
    expect(idsOf(await page(20, ayse))).toEqual(['dis-veli', 'dis-eski']);
  });
  it('begins with the viewer’s own unpublished review, and counts it', async () => {
    const page = await start({ own: view('ayse', { id: 'kebap_x', outerId: 'bekler', published: false }) })(0, ayse);
    expect(page).toMatchObject({ total: 31, reviews: [{ id: 'bekler', published: false }, {}, {}, {}] });
  });
  it('shows viewers their own votes, and never those of others', async () => {
    const votesIn = ({ reviews }: { reviews: readonly { my_vote: boolean | null }[] }) =>
      reviews.map(({ my_vote }) => my_vote);
    expect(votesIn(await start()(0, ayse))).toEqual([false, null, null]);
    expect(votesIn(await start()())).toEqual([null, null, null]);
  });
  it('is the public page if the viewer’s own reviews cannot be fetched', async () =>
    expect(idsOf(await start({ away: ['own'] })(0, ayse))).toEqual(['dis-veli', 'dis-ayse', 'dis-eski']));
});
