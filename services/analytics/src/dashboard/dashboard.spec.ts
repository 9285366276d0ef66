import type { BillingEvent } from '@carsi/contracts/billing/events';
import { metricNames, type AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { canonical } from '@carsi/kernel/given';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsModule } from '../analytics.module.js';
import { refusals } from '../refusals.js';

const folder = temporaryFolder();
const { access, tokenOf } = testTokens();
let platform: EmbeddedPlatform;
let service: HostedService;
let readModels: ReadModels;
let analytics: Served<AnalyticsCalls>;
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const as = (id: string) => context(tokenOf({ id }));
const companyId = 'kebap';

beforeAll(async () => {
  platform = await createEmbeddedPlatform(folder.path);
  const logger = createLogger('test', 'fatal');
  const said = {
    directory: platform.store('directory', (event) => event),
    billing: platform.store('billing', (event) => event),
    identity: platform.store('identity', (event) => event),
  };
  const say = async (name: keyof typeof said, stream: string, event: DirectoryEvent | BillingEvent | IdentityEvent) => {
    const meta = { by: null, at: new Date().toISOString(), commandId: v7(), correlationId: 'r' };
    await said[name].append(stream, (await said[name].read(stream)).length, { ...meta, events: [event] });
  };
  service = await hostService('analytics', AnalyticsModule.on({ platform, logger, access }), platform, {
    refusals,
    logger,
  });
  readModels = service.app.get(ReadModels, { strict: false });
  analytics = clientOf<AnalyticsCalls>(platform.calls, 'analytics');
  for (const id of [companyId, 'terzi'])
    await say('directory', `company-${id}`, {
      type: 'CompanyApproved',
      data: { companyId: id, ownerId: 'ayse', sample: false },
    });
  await say('billing', 'subscription-terzi', {
    type: 'SubscriptionStarted',
    data: { companyId: 'terzi', planId: 'premium', trial: false, endsAt: '2099-01-01T00:00:00Z' },
  });
  await say('identity', 'user-acik', {
    type: 'SettingsChosen',
    data: { userId: 'acik', choices: { shareData: true } },
  });
  for (const name of ['known-company', 'analytics-plans', 'data-sharing']) await readModels.waitUntilCaughtUp(name);
});
afterAll(async () => {
  await service.stop();
  await platform.stop();
  folder.remove();
});

const visit = (address: string, over: object = {}, who = context()) =>
  analytics.trackVisit(
    {
      companyId,
      id: v7(),
      address,
      agent: 'Mozilla/5.0 (iPhone) Mobile',
      source: 'search',
      city: 34,
      query: 'Adana KEBAP',
      category: 'kebapci',
      ...over,
    },
    who,
  );

describe('a dashboard', () => {
  it('counts what happened, and members in demographics only where they said so', async () => {
    for (let n = 0; n < 6; n++) await visit(`10.0.0.${n}`);
    await visit('10.0.1.1', {}, as('acik'));
    await visit('10.0.1.2', {}, as('kapali'));
    await visit('10.0.1.3', {}, as('ayse'));
    await analytics.trackInteraction(
      { companyId, id: v7(), address: '10.0.0.1', agent: 'Mozilla/5.0 (iPhone) Mobile', kind: 'call' },
      context(),
    );
    await readModels.waitUntilCaughtUp('company-day');
    const { records } = await analytics.dashboard({ companyId, days: 7, period: null }, as('ayse'));
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      metrics: { views: 8, clicks: 1, calls: 1, conversionRate: 12.5 },
      demographics: {
        topCities: [{ city: 34, count: 7 }],
        deviceTypes: [{ type: 'mobile', count: 7 }],
        topCategories: [{ category: 'kebapci', count: 7 }],
      },
      sources: [{ source: 'search', count: 8 }],
      terms: [{ words: 'adana kebap', count: 8 }],
      performance: { ctr: 12.5, callConversion: 100, engagement: 0 },
    });
  });
  it.each([
    [companyId, 365, 7],
    [companyId, 3, 3],
    ['terzi', 365, 90],
  ])('of %s looks back as far as its plan goes: %i days asked, %i seen', async (id, wanted, observed) => {
    const answer = await analytics.dashboard({ companyId: id, days: wanted, period: 'daily' }, as('ayse'));
    expect(answer.days).toBe(observed);
    expect(answer.records).toHaveLength(observed);
  });
  it('is its owner’s and the admins’', async () => {
    const wrong = { companyId: '', days: 0, period: null, metric: 'views' } as const;
    for (const name of ['dashboard', 'audit'] as const)
      await expect(analytics[name](wrong, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    for (const call of [
      (who: ReturnType<typeof context>) => analytics.dashboard({ companyId, days: 7, period: null }, who),
      (who: ReturnType<typeof context>) => analytics.audit({ companyId, days: 7, metric: 'views' }, who),
    ]) {
      await expect(call(as('hirsiz'))).rejects.toMatchObject({ code: 'COMPANY_NOT_YOURS' });
      await expect(call(context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
      await call(context(tokenOf({ id: 'yonetici', userType: 'admin' })));
    }
  });
  it.each(metricNames)('shows of %s rows that add up to the number', async (metric) => {
    const audit = await analytics.audit({ companyId, days: 7, metric }, as('ayse'));
    const sum = (of: (row: (typeof audit.rows)[number]) => number) => audit.rows.reduce((all, row) => all + of(row), 0);
    expect(sum(({ counted }) => counted)).toBe(audit.counted);
    for (const reason of ['bot', 'repeat', 'own'] as const)
      expect(sum(({ discarded }) => discarded[reason])).toBe(audit.discarded[reason]);
    const rate = Math.round((audit.counted / sum(({ of }) => of ?? 0)) * 1000) / 10;
    expect(audit.value).toBe(metric === 'conversionRate' ? rate : audit.counted);
    const { records } = await analytics.dashboard({ companyId, days: 7, period: null }, as('ayse'));
    expect(records[0]!.metrics[metric]).toBe(audit.value);
  });
  it('shows the owner that their own visits were not counted', async () =>
    expect((await analytics.audit({ companyId, days: 7, metric: 'views' }, as('ayse'))).discarded.own).toBe(1));
  it('is the same when it is made again', async () => {
    for (const name of ['company-day', 'analytics-plans', 'data-sharing']) {
      const rows = async () => {
        const all = [];
        for await (const row of readModels.content(name)) all.push(row);
        return canonical(all);
      };
      const before = await rows();
      await readModels.rebuild(name);
      expect(await rows()).toBe(before);
    }
  });
});
