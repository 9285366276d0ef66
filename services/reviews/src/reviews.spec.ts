import { directoryTopic } from '@carsi/contracts/directory/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import type { PostReview, ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { identityTopic } from '@carsi/contracts/identity/events';
import type { Event } from '@carsi/kernel/event';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { canonical } from '@carsi/kernel/given';
import { isSealed, PersonalKeys } from '@carsi/platform/personal/keys';
import type { EventStore, ServiceName } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { ReadModels } from '@carsi/platform/events/read-models';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from './refusals.js';
import { ReviewsModule } from './reviews.module.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string, commandId = v7()) => ({
  requestId: v7(),
  commandId,
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const as = (id: string, emailVerified = true) => context(tokenOf({ id, emailVerified }));
const operator = () => context(operatorKey);

describe('reviews of people', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let reviews: Served<ReviewsCalls>;
  let readModels: ReadModels;
  const others = new Map<ServiceName, EventStore>();

  /** Another service says this, and reviews has heard it. */
  const said = async (name: 'directory' | 'identity', stream: string, event: Event): Promise<void> => {
    const store = others.get(name)!;
    const { length } = await store.read(stream);
    const meta = { by: null, at: '2026-11-21T09:00:00.000Z', commandId: v7(), correlationId: 'r' };
    await store.append(stream, length, { ...meta, events: [event] });
    await readModels.waitUntilCaughtUp(name === 'directory' ? 'known-companies' : 'review-authors');
  };
  const approved = (companyId: string, ownerId: string | null = null) =>
    said('directory', `company-${companyId}`, { type: 'CompanyApproved', data: { companyId, ownerId, sample: false } });
  const verified = (userId: string) => said('identity', `user-${userId}`, { type: 'EmailVerified', data: { userId } });
  const erased = (userId: string, ...purposes: string[]) =>
    said('identity', `user-${userId}`, { type: 'UserErased', data: { userId, purposes } });

  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    for (const name of ['directory', 'identity'] as const)
      others.set(
        name,
        platform.store(name, (event) => event),
      );
    service = await hostService('reviews', ReviewsModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    readModels = service.app.get(ReadModels, { strict: false });
    reviews = clientOf<ReviewsCalls>(platform.calls, 'reviews');
    for (const companyId of ['kebap', 'berber', 'cay', 'su', 'firin']) await approved(companyId, 'usta');
    expect([directoryTopic, identityTopic]).toEqual(['directory.events', 'identity.events']);
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });

  const of = (userId: string, companyId = 'kebap', over: Partial<PostReview> = {}): PostReview => ({
    companyId,
    userId,
    rating: 4,
    content: `${userId} burayı çok sevdi`,
    ...over,
  });
  const listed = async (companyId: string) =>
    (await reviews.list({ companyId, limit: 20, offset: 0, sort: 'newest' }, context())).reviews;
  const own = async (userId: string, companyId: string) => (await reviews.own({ companyId }, as(userId))).review;
  /** With the id that they know it by. */
  const mine = async <T>(userId: string, companyId: string, work: (reviewId: string) => Promise<T>): Promise<T> =>
    work((await own(userId, companyId))!.outerId);
  const rating = (companyId: string) => reviews.rating({ companyId }, context());

  it('are there for everybody once they are answered, with their stars', async () => {
    const posted = await reviews.post(of('ayse', 'kebap', { pros: 'Ustası', anonymous: true }), as('ayse'));
    expect(posted).toMatchObject({
      title: '4 yıldız',
      published: true,
      edited: false,
      anonymous: true,
      pros: 'Ustası',
    });
    expect(await listed('kebap')).toEqual([posted]);
    expect(await rating('kebap')).toMatchObject({ rating: 4, count: 1 });
  });

  it('are one for each person and company, and the second is told which', async () => {
    await expect(reviews.post(of('ayse'), as('ayse'))).rejects.toMatchObject({
      code: 'REVIEW_EXISTS',
      status: 409,
      details: { id: (await own('ayse', 'kebap'))!.outerId },
    });
    const key = v7();
    const ask = () => reviews.post(of('fatma'), context(tokenOf({ id: 'fatma' }), key));
    expect(await ask()).toEqual(await ask());
  });

  it('are edited part by part, and say so', async () => {
    const edit = (changes: object) =>
      mine('ayse', 'kebap', (reviewId) => reviews.revise({ reviewId, ...changes }, as('ayse')));
    expect(await edit({ rating: 2 })).toMatchObject({ rating: 2, title: '2 yıldız', pros: 'Ustası', edited: true });
    expect(await edit({ content: 'Bir daha gitmem herhalde', pros: null })).toMatchObject({ rating: 2, pros: null });
    expect(await edit({ anonymous: false })).toMatchObject({ anonymous: false, content: 'Bir daha gitmem herhalde' });
    expect((await rating('kebap')).histogram).toMatchObject({ 2: 1, 4: 1 });
  });

  it('go when their author takes them back, and may be written again', async () => {
    const { outerId: reviewId } = (await own('fatma', 'kebap'))!;
    const gone = { removed: true, companyId: 'kebap' };
    expect(await reviews.remove({ reviewId }, as('fatma'))).toEqual(gone);
    expect(await reviews.remove({ reviewId }, as('fatma'))).toEqual(gone);
    expect(await own('fatma', 'kebap')).toBeNull();
    expect((await listed('kebap')).map(({ id }) => id)).toEqual(['kebap_ayse']);
    await expect(reviews.revise({ reviewId, rating: 1 }, as('fatma'))).rejects.toMatchObject({
      code: 'REVIEW_NOT_FOUND',
    });
    expect(await reviews.post(of('fatma'), as('fatma'))).toMatchObject({ edited: false });
  });

  describe('are nobody else’s business:', () => {
    it.each<[string, () => Promise<unknown>, string]>([
      ['nobody writes one', () => reviews.post(of('ali'), context()), 'REVIEW_SIGN_IN_REQUIRED'],
      ['nobody writes in another name', () => reviews.post(of('ali'), as('veli')), 'FORBIDDEN'],
      [
        'nobody is told what is wrong with a change before they sign in',
        () => reviews.revise({ reviewId: 'x', rating: 'beş' as never }, context()),
        'REVIEW_SIGN_IN_REQUIRED',
      ],
      [
        'others change nothing',
        () => mine('ayse', 'kebap', (reviewId) => reviews.revise({ reviewId, rating: 1 }, as('veli'))),
        'FORBIDDEN',
      ],
      [
        'others remove nothing',
        () => mine('ayse', 'kebap', (reviewId) => reviews.remove({ reviewId }, as('veli'))),
        'FORBIDDEN',
      ],
      [
        'an admin changes no words',
        () =>
          mine('ayse', 'kebap', (reviewId) =>
            reviews.revise({ reviewId, rating: 1 }, context(tokenOf({ id: 'y', userType: 'admin' }))),
          ),
        'FORBIDDEN',
      ],
      ['owners praise not themselves', () => reviews.post(of('usta'), as('usta')), 'REVIEW_OWN_COMPANY'],
      ['a company must be there', () => reviews.post(of('ali', 'yok'), as('ali')), 'COMPANY_NOT_FOUND'],
      [
        'nobody is found by the id that names them',
        () => reviews.remove({ reviewId: 'kebap_ayse' }, as('ayse')),
        'REVIEW_NOT_FOUND',
      ],
      ['nobody asks for theirs', () => reviews.own({ companyId: 'kebap' }, context()), 'SIGN_IN_REQUIRED'],
    ])('%s', async (_what, ask, code) => {
      await expect(ask()).rejects.toMatchObject({ code });
    });
    it('what a person says about themselves is not believed', async () => {
      const claimed = { displayName: 'Başka Biri', postedAt: '2020-01-01T00:00:00.000Z', verifiedPurchase: true };
      const posted = await reviews.post(
        { ...of('can'), ...claimed, helpful: 9, published: true } as never,
        as('can', false),
      );
      expect(posted).toMatchObject({ displayName: null, verifiedPurchase: false, helpful: 0, published: false });
      expect(posted.createdAt).not.toBe(claimed.postedAt);
    });
    it('a company that closed takes no more, and gives what is there', async () => {
      await approved('kapali');
      await reviews.post(of('ayse', 'kapali'), as('ayse'));
      const data = { companyId: 'kapali', reason: 'suspended' };
      await said('directory', 'company-kapali', { type: 'CompanyWithdrawn', data });
      await expect(reviews.post(of('can', 'kapali'), as('can'))).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
      expect(await mine('ayse', 'kapali', (reviewId) => reviews.remove({ reviewId }, as('ayse')))).toMatchObject({
        removed: true,
      });
    });
    it('who becomes the owner edits praise no more, and may take it back', async () => {
      await approved('yeni');
      await reviews.post(of('demet', 'yeni'), as('demet'));
      await approved('yeni', 'demet');
      const reviewId = (await own('demet', 'yeni'))!.outerId;
      await expect(reviews.revise({ reviewId, rating: 5 }, as('demet'))).rejects.toMatchObject({
        code: 'REVIEW_OWN_COMPANY',
      });
      expect(await reviews.remove({ reviewId }, as('demet'))).toMatchObject({ removed: true });
    });
  });

  describe('of somebody whose address is not verified', () => {
    it('are seen by themselves alone, count nowhere, and are published with the address', async () => {
      const posted = await reviews.post(of('deniz', 'berber'), as('deniz', false));
      expect(posted).toMatchObject({ published: false });
      expect(await listed('berber')).toEqual([]);
      expect(await rating('berber')).toMatchObject({ count: 0 });
      expect(await own('deniz', 'berber')).toEqual(posted);
      const edited = await reviews.revise({ reviewId: posted.outerId, rating: 5 }, as('deniz', false));
      expect(edited).toMatchObject({ published: false, rating: 5 });
      await verified('deniz');
      await expect.poll(() => listed('berber')).toEqual([{ ...edited, published: true }]);
      expect(await rating('berber')).toMatchObject({ rating: 5, count: 1 });
    });
    it('are published at once where only the token does not know it yet', async () => {
      await verified('ece');
      expect(await reviews.post(of('ece', 'berber'), as('ece', false))).toMatchObject({ published: true });
    });
  });

  describe('of somebody who is erased', () => {
    const textsOf = async (stream: string) =>
      (await platform.store('reviews', () => undefined).read(stream)).flatMap(({ events }) =>
        events.map(({ data }) => (data as { content?: string }).content ?? ''),
      );

    it('are sealed on disk', async () => {
      await reviews.post(of('giden', 'cay', { cons: 'Soğuk' }), as('giden'));
      await reviews.post(of('kalan', 'cay'), as('kalan'));
      const texts = [...(await textsOf('review-cay_giden')), ...(await textsOf('review-cay_kalan'))];
      expect(texts).toHaveLength(2);
      expect(texts.every(isSealed)).toBe(true);
    });
    it('go where that was asked for, and nobody can read them again', async () => {
      await erased('giden', 'profile', 'reviews');
      await expect.poll(async () => (await listed('cay')).map(({ id }) => id)).toEqual(['cay_kalan']);
      await expect
        .poll(async () => await reviews.post(of('giden', 'su'), as('giden')).catch((e: { code: string }) => e.code))
        .toBe('FORBIDDEN');
      expect(await rating('cay')).toMatchObject({ count: 1 });
      await readModels.rebuild('company-reviews');
      expect((await listed('cay')).map(({ id }) => id)).toEqual(['cay_kalan']);
    });
    it('stay readable where it was not, but for those that nobody ever saw', async () => {
      await reviews.post(of('kalan', 'su'), as('kalan', false));
      await erased('kalan', 'profile', 'messages', 'requests');
      await expect.poll(() => own('kalan', 'su')).toBeNull();
      await readModels.rebuild('company-reviews');
      expect(await listed('cay')).toMatchObject([{ id: 'cay_kalan', content: 'kalan burayı çok sevdi' }]);
    });
  });

  it('are opened with a key that is gone only where that was asked for', async () => {
    const keys = new PersonalKeys(platform.collections('reviews'), platform.clock);
    const opened = async (userId: string) => {
      const [commit] = await platform.store('reviews', () => undefined).read(`review-cay_${userId}`);
      const { content } = commit!.events[0]!.data as { content: string };
      return keys.open(userId, 'reviews', content);
    };
    expect(await opened('kalan')).toBe('kalan burayı çok sevdi');
    expect(await opened('giden')).toBeUndefined();
  });

  it('that were imported have the name and the day that they came with, at companies that are not known yet', async () => {
    const imported = { displayName: 'Eski Müşteri', postedAt: '2024-05-01T10:00:00.000Z' };
    const posted = await reviews.post(of('eski-1', 'daha-yok', imported), operator());
    expect(posted).toMatchObject({ displayName: 'Eski Müşteri', createdAt: imported.postedAt, published: true });
  });

  it('that were written down open still read as they did', async () => {
    const store = platform.store('reviews', () => undefined);
    const data = {
      companyId: 'firin',
      userId: 'eski',
      rating: 5,
      title: 'Taze',
      content: 'Ekmeği çok güzel',
      pros: null,
      cons: null,
    };
    const old = { ...data, anonymous: false, verifiedPurchase: false, displayName: 'Eski Kişi' };
    const meta = { by: 'operator', at: '2025-01-01T09:00:00.000Z', commandId: v7(), correlationId: 'r' };
    await store.append('review-firin_eski', 0, { ...meta, events: [{ type: 'ReviewPosted', data: old }] });
    await expect.poll(() => listed('firin')).toMatchObject([{ content: 'Ekmeği çok güzel', displayName: 'Eski Kişi' }]);
    const revised = await reviews.revise({ reviewId: 'firin_eski', rating: 4 }, operator());
    expect(revised).toMatchObject({ title: 'Taze', rating: 4, content: 'Ekmeği çok güzel' });
  });

  it('are told to others by ids alone', async () => {
    const delivered: unknown[] = [];
    const handle = async (records: readonly { events: readonly unknown[] }[]): Promise<void> =>
      void delivered.push(...records.flatMap(({ events }) => events));
    const subscription = await platform.log.read({ topic: reviewsTopic, name: 'ears', kind: 'competing', handle });
    await expect.poll(() => delivered.length).toBeGreaterThan(10);
    await subscription.stop();
    expect(JSON.stringify(delivered)).not.toMatch(/sevdi|sealed|Müşteri|waits|su_kalan/);
  });

  it.each(['company-reviews', 'company-rating', 'review-ids', 'known-companies', 'review-authors'])(
    'have a %s that a replay from the first event gives again',
    async (name) => {
      const rows = async () => {
        const all: [string, unknown][] = [];
        for await (const { id, row } of readModels.content(name)) all.push([id, row]);
        return canonical(all.sort(([a], [b]) => (a < b ? -1 : 1)));
      };
      const before = await rows();
      expect(before.length).toBeGreaterThan(20);
      await readModels.rebuild(name);
      expect(await rows()).toBe(before);
    },
  );
});
