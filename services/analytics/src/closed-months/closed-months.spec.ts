import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { interactionsTopic } from '@carsi/contracts/analytics/events';
import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import { canonical } from '@carsi/kernel/given';
import { systemClock } from '@carsi/platform/clock';
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
import { publish } from '../publish.js';
import { refusals } from '../refusals.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const companyId = 'kebap';
const { access, tokenOf } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});

describe('figures whose telemetry is deleted after 400 days', () => {
  const folder = temporaryFolder();
  /** Days after the first visit. */
  let day = 0;
  let hourly: (() => void)[] = [];
  const clock = {
    now: () => new Date(Date.now() + day * DAY_MS),
    after: (ms: number, callback: () => void) => {
      if (ms !== HOUR_MS) return systemClock.after(ms, callback);
      hourly.push(callback);
      return () => undefined;
    },
  };
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let readModels: ReadModels;
  let analytics: Served<AnalyticsCalls>;

  const start = async (): Promise<void> => {
    const logger = createLogger('test', 'fatal');
    hourly = [];
    platform = await createEmbeddedPlatform(folder.path, { clock });
    platform.store('directory', (event) => event);
    platform.store('billing', (event) => event);
    const module = AnalyticsModule.on({ platform, logger, access });
    service = await hostService('analytics', module, platform, { refusals, logger });
    readModels = service.app.get(ReadModels, { strict: false });
    analytics = clientOf<AnalyticsCalls>(platform.calls, 'analytics');
  };
  const stop = async (): Promise<void> => {
    await service.stop();
    await platform.stop();
  };
  const say = (service: 'directory' | 'billing', stream: string, type: string, data: object) =>
    platform
      .store(service, (event) => event)
      .append(stream, 0, {
        events: [{ type, data }],
        by: null,
        at: clock.now().toISOString(),
        commandId: v7(),
        correlationId: 'r',
      });
  const visit = (address: string) =>
    analytics.trackVisit(
      { companyId, id: v7(), address, agent: 'Mozilla/5.0 (iPhone) Mobile', source: 'search', city: 34 },
      context(),
    );
  const written = () => platform.store('analytics', publish).head();
  const remembered = async (): Promise<number> => {
    const days = new Set<string>();
    const reader = await platform.log.read({
      topic: interactionsTopic,
      name: v7(),
      kind: 'competing',
      derived: true,
      handle: async (records) => records.forEach(({ at }) => days.add(at.slice(0, 10))),
    });
    await expect.poll(() => reader.lag()).toBe(0);
    await reader.stop();
    return days.size;
  };
  const level = async (): Promise<void> => {
    for (const { name } of await readModels.status()) await readModels.waitUntilCaughtUp(name);
  };
  const anHour = async (): Promise<void> => {
    const turns = hourly;
    hourly = [];
    for (const turn of turns) turn();
    // Each comes back when its turn has ended.
    await expect.poll(() => hourly.length).toBe(turns.length);
    await level();
  };
  const shown = async (): Promise<string> =>
    canonical({
      total: await analytics.viewCount({ companyId }, context()),
      year: await analytics.dashboard({ companyId, days: 365, period: null }, context(tokenOf({ id: 'ayse' }))),
      months: await analytics.dashboard({ companyId, days: 365, period: 'monthly' }, context(tokenOf({ id: 'ayse' }))),
      audit: await analytics.audit({ companyId, days: 365, metric: 'views' }, context(tokenOf({ id: 'ayse' }))),
      visitors: await analytics.visitorStats({ companyId, days: 365 }, context()),
    });

  beforeAll(async () => {
    await start();
    await say('directory', 'company-kebap', 'CompanyApproved', { companyId, ownerId: 'ayse', sample: false });
    await say('billing', 'subscription-kebap', 'SubscriptionStarted', {
      companyId,
      planId: 'business',
      trial: false,
      endsAt: '2099-01-01T00:00:00Z',
    });
    await level();
    for (let n = 0; n < 4; n++) await visit(`10.0.0.${n}`);
    await analytics.trackInteraction(
      { companyId, id: v7(), address: '10.0.0.1', agent: 'Mozilla/5.0 (iPhone) Mobile', kind: 'call' },
      context(),
    );
    day = 120;
    for (let n = 0; n < 3; n++) await visit(`10.0.1.${n}`);
    await level();
  });
  afterAll(async () => {
    await stop();
    folder.remove();
  });

  it('are all there while the telemetry is', async () => {
    await anHour();
    expect(await analytics.viewCount({ companyId }, context())).toEqual({ views: 7 });
    expect(await remembered()).toBe(2);
  });

  it('are the same when it was deleted and every projection is made again', async () => {
    day = 430;
    await visit('10.0.2.1');
    await level();
    const before = await shown();
    expect(before).toContain('"total":{"views":8}');
    // Four views of this year against the four of the year before, of which one called.
    expect(before).toContain('"calls":-100');
    await anHour();
    expect(await remembered()).toBe(2);
    expect(await shown()).toBe(before);
    for (const { name } of await readModels.status()) await readModels.rebuild(name);
    expect(await shown()).toBe(before);
  });

  it('are written once, and never smaller', async () => {
    const head = await written();
    await anHour();
    expect(await written()).toBe(head);
    const commits = await platform.store('analytics', publish).readAll<{ type: string; data: unknown }>(0, 100);
    const received = commits.flatMap(({ events }) => events);
    expect(received.filter(({ type }) => type === 'MonthCounted')).toMatchObject([{ data: { companyId, views: 4 } }]);
    expect(received.filter(({ type }) => type === 'ViewsCounted').at(-1)).toMatchObject({ data: { views: 8 } });
  });

  it('are the same in a folder whose views are deleted', async () => {
    const before = await shown();
    await stop();
    for (const file of readdirSync(folder.path)) if (file.startsWith('views.db')) rmSync(join(folder.path, file));
    await start();
    await level();
    expect(await shown()).toBe(before);
  });

  it('are the same when nothing is left to count them from', async () => {
    day = 900;
    const before = await analytics.viewCount({ companyId }, context());
    await anHour();
    expect(await remembered()).toBe(0);
    for (const { name } of await readModels.status()) await readModels.rebuild(name);
    expect(await analytics.viewCount({ companyId }, context())).toEqual(before);
    await visit('10.0.3.1');
    await level();
    expect(await analytics.viewCount({ companyId }, context())).toEqual({ views: 9 });
  });
});
