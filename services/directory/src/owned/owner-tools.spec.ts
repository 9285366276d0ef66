import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';

const { access, tokenOf } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const ayse = tokenOf({ id: 'ayse', userType: 'business' });
const veli = tokenOf({ id: 'veli', userType: 'business' });
const customer = tokenOf({ id: 'can', userType: 'customer' });
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const form = {
  name: 'Ada Kebap',
  description: 'Közde kebap',
  city: 'Adana',
  category_id: 'restaurant',
  phone: '0322 456 78 90',
};
const photo = (n: number): string => `/files/${String(n).padStart(32, '0')}.webp`;

describe('an owner', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  let id = '';
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
    id = (await directory.submitCompany({ form }, context(ayse))).company.id;
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const billing = async (event: BillingEvent, reads: () => Promise<unknown>, expected: unknown): Promise<void> => {
    const store = platform.store('billing', (own) => own);
    const head = await store.read(`subscription-${id}`);
    await store.append(`subscription-${id}`, head.length, {
      events: [event],
      by: null,
      at: new Date().toISOString(),
      commandId: v7(),
      correlationId: v7(),
    });
    await expect.poll(reads).toEqual(expected);
  };

  describe('is shown while typing', () => {
    const forecast = (more: object, companyId?: string, token = veli) =>
      directory.forecastCompany({ form: { ...form, ...more }, ...(companyId && { companyId }) }, context(token));

    it('what address the company would have; its own stays its own', async () => {
      expect((await forecast({})).slug).not.toBe('ada-kebap');
      expect((await forecast({ name: 'Bambaşka Çiğköfte' })).slug).toBe('bambaska-cigkofte');
      expect((await forecast({}, id, ayse)).slug).toBe('ada-kebap');
      expect((await forecast({ name: '' })).slug).toBe('firma');
    });
    it('that one of this name and telephone is there already, and not that another of the name is', async () => {
      expect((await forecast({ name: 'ADA KEBAP Salonu' })).duplicates).toMatchObject([{ id, slug: 'ada-kebap' }]);
      expect((await forecast({ phone: '0322 111 11 11' })).duplicates).toEqual([]);
      expect((await forecast({ city: 'Bursa' })).duplicates).toEqual([]);
      expect((await forecast({}, id, ayse)).duplicates).toEqual([]);
    });
    it('nothing where they have no business account', async () => {
      await expect(forecast({}, undefined, customer)).rejects.toMatchObject({ code: 'COMPANY_BUSINESS_ONLY' });
    });
  });

  describe('goes back', () => {
    it('to what the company said before, as a change that waits like any other', async () => {
      await directory.reviseCompany({ companyId: id, form: { description: 'Odun ateşinde' } }, context(ayse));
      await directory.decideCompany({ companyId: id, approved: true }, context(admin));
      const { versions, total } = await directory.companyVersions(
        { companyId: id, limit: 10, offset: 0 },
        context(ayse),
      );
      expect(total).toBe(4);
      expect(versions.map(({ steps, by }) => [steps[0], by])).toEqual([
        ['approved', 'admin'],
        ['revised', 'owner'],
        ['approved', 'admin'],
        ['submitted', 'owner'],
      ]);
      expect(versions[1]).toMatchObject({
        before: { description: 'Közde kebap' },
        changes: { description: 'Odun ateşinde' },
      });
      const back = await directory.restoreVersion({ companyId: id, version: 1 }, context(ayse));
      expect(back).toMatchObject({ live: true, waiting: { description: 'Közde kebap' } });
    });
    it('until nothing waits any more, when that is what the public sees', async () => {
      const same = await directory.restoreVersion({ companyId: id, version: 4 }, context(ayse));
      expect(same).toMatchObject({ live: true, waiting: null, moderation: null });
      const queue = await directory.listOwned({ status: 'waiting', limit: 10, offset: 0 }, context(admin));
      expect(queue.companies).toEqual([]);
    });
    it('to no version that is none', async () => {
      await expect(directory.restoreVersion({ companyId: id, version: 99 }, context(ayse))).rejects.toMatchObject({
        code: 'COMPANY_VERSION_UNKNOWN',
      });
    });
  });

  describe('announces', () => {
    const campaign = { title: 'Açılış', discount_percentage: 20 };
    const keep = (more: object = {}, campaignId?: string) =>
      directory.keepCampaign(
        { companyId: id, form: { ...campaign, ...more }, ...(campaignId && { id: campaignId }) },
        context(ayse),
      );

    it('as many campaigns as the plan allows, and keeps those beyond it when the plan ends', async () => {
      await expect(keep()).rejects.toMatchObject({ code: 'PLAN_PROMOTION_LIMIT' });
      const endsAt = '2027-01-01T00:00:00.000Z';
      const most = async () => (await directory.companyOffers({ companyId: id }, context(ayse))).maxPromotions;
      await billing(
        { type: 'SubscriptionStarted', data: { companyId: id, planId: 'premium', trial: false, endsAt } },
        most,
        3,
      );
      const answers = await Promise.allSettled(['Bir', 'İki', 'Üç', 'Dört', 'Beş'].map((title) => keep({ title })));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const images = Array.from({ length: 7 }, (_, n) => photo(n));
      for (const count of [4, 7])
        await directory.reviseCompany(
          { companyId: id, form: { images: images.slice(0, count).toReversed() } },
          context(ayse),
        );
      await billing(
        { type: 'SubscriptionEnded', data: { companyId: id, reason: 'expired' } },
        async () => (await directory.company({ idOrSlug: id }, context())).company.campaigns,
        [],
      );
      const { company } = await directory.company({ idOrSlug: id }, context());
      // The four that were first stay; of the three that came later one does.
      expect(company.profile.images).toEqual([photo(6), photo(3), photo(2), photo(1), photo(0)]);
      const offers = await directory.companyOffers({ companyId: id }, context(ayse));
      expect([offers.campaigns.length, offers.hiddenCampaigns.length]).toEqual([3, 3]);
      const own = await directory.ownCompany({ idOrSlug: id }, context(ayse));
      expect(own.company.profile.images).toHaveLength(7);
      expect(own.hiddenImages).toEqual([photo(5), photo(4)]);
      const running = await directory.campaigns({ limit: 10, offset: 0 }, context());
      expect(running.campaigns).toEqual([]);
    });
    it.each([
      [{ title: ' ' }, 'CAMPAIGN_TITLE_REQUIRED'],
      [{ discount_percentage: 101 }, 'CAMPAIGN_DISCOUNT_INVALID'],
      [{ start_date: '2026-02-31' }, 'CAMPAIGN_DATE_INVALID'],
      [{ start_date: '2026-12-02', end_date: '2026-12-01' }, 'CAMPAIGN_ENDS_BEFORE_START'],
    ])('no campaign that says %o', async (more, code) => {
      await expect(keep(more)).rejects.toMatchObject({ code });
    });
  });

  it('keeps products and services, and what is not said of them stays', async () => {
    const keep = (more: Record<string, unknown>, offeringId?: string) =>
      directory.keepOffering({ companyId: id, form: more, ...(offeringId && { id: offeringId }) }, context(ayse));
    const { id: offeringId } = await keep({
      name: 'Adana',
      price: '1.250,50',
      price_unit: 'fixed',
      category: 'product',
    });
    await keep({ description: 'Acılı' }, offeringId);
    expect((await directory.company({ idOrSlug: id }, context())).company.offerings).toEqual([
      {
        id: offeringId,
        name: 'Adana',
        description: 'Acılı',
        price: 1250.5,
        priceUnit: 'fixed',
        imageUrl: null,
        category: 'product',
        active: true,
      },
    ]);
    await expect(keep({ name: '' })).rejects.toMatchObject({ code: 'OFFERING_NAME_REQUIRED' });
    for (const price of ['çok', -1])
      await expect(keep({ name: 'x', price })).rejects.toMatchObject({ code: 'OFFERING_PRICE_INVALID' });
    await expect(keep({ name: 'x', image_url: 'https://x.example/a.png' })).rejects.toMatchObject({
      code: 'OFFERING_PICTURE_FOREIGN',
    });
    for (const [typed, price] of [
      ['1.250', 1250],
      ['1.250.000', 1_250_000],
      ['12.50', 12.5],
      ['0.125', 0.125],
    ] as const) {
      await keep({ price: typed }, offeringId);
      expect((await directory.company({ idOrSlug: id }, context())).company.offerings).toMatchObject([{ price }]);
    }
    await directory.removeOffering({ companyId: id, id: offeringId }, context(ayse));
    expect((await directory.company({ idOrSlug: id }, context())).company.offerings).toEqual([]);
  });

  it.each<[string, (token?: string) => Promise<unknown>]>([
    ['reads no versions', (token) => directory.companyVersions({ companyId: id, limit: 1, offset: 0 }, context(token))],
    ['restores no version', (token) => directory.restoreVersion({ companyId: id, version: 1 }, context(token))],
    ['sees no offers', (token) => directory.companyOffers({ companyId: id }, context(token))],
    ['keeps no offering', (token) => directory.keepOffering({ companyId: id, form: { name: 'x' } }, context(token))],
    ['removes no offering', (token) => directory.removeOffering({ companyId: id, id: 'x' }, context(token))],
    ['keeps no campaign', (token) => directory.keepCampaign({ companyId: id, form: { title: 'x' } }, context(token))],
    ['removes no campaign', (token) => directory.removeCampaign({ companyId: id, id: 'x' }, context(token))],
  ])('of another company %s', async (_what, ask) => {
    await expect(ask(veli)).rejects.toMatchObject({ code: 'COMPANY_NOT_YOURS' });
    await expect(ask()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});
