import { operatorsOnly } from '@carsi/platform/testing/tokens';
import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsModule } from '../analytics.module.js';
import { refusals } from '../refusals.js';

const DAY_MS = 86_400_000;
const operatorKey = 'operator-of-this-test';
const context = (token?: string) => ({
  requestId: 'r',
  commandId: 'c',
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
/** By as many different people. */
const times = (count: number, q: string, total: number) =>
  Array.from({ length: count }, (_, n) => ({ q, total, address: `192.0.2.${n}` }));

describe('tracked searches', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let moved = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + moved) };
  let service: HostedService;
  let analytics: Served<AnalyticsCalls>;

  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { clock });
    service = await hostService(
      'analytics',
      AnalyticsModule.on({ platform, logger, access: operatorsOnly(operatorKey) }),
      platform,
      {
        refusals,
        logger,
      },
    );
    analytics = clientOf<AnalyticsCalls>(platform.calls, 'analytics');
    const searches = [
      ...times(4, 'Kadıköy Kuaför', 12),
      ...times(2, 'Van Kahvaltı', 5),
      ...times(5, 'uzay mekiği', 0),
      ...times(3, 'ayse@example.com', 1),
    ];
    expect(await analytics.trackSearches({ searches }, context())).toEqual({ taken: 11 });
    moved = DAY_MS;
    const next = [...times(1, 'kadıköy kuaför', 12), ...times(1, 'Van Kahvaltı', 5)];
    expect(await analytics.trackSearches({ searches: next }, context())).toEqual({ taken: 2 });
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });

  it('are popular when three people found something by them, on two days; the rest are starters', async () => {
    await expect.poll(async () => (await analytics.popularSearches({}, context()))[1]?.count).toBe(3);
    const [first, second, ...others] = await analytics.popularSearches({}, context());
    expect([first, second]).toEqual([
      { query: 'Kadıköy Kuaför', count: 5 },
      { query: 'Van Kahvaltı', count: 3 },
    ]);
    expect(others.length).toBeGreaterThan(3);
    expect(others.every(({ count }) => count === 0)).toBe(true);
  });
  it('without results are shown to operators only', async () => {
    await expect.poll(() => analytics.emptySearches({ limit: 10 }, context(operatorKey))).toMatchObject([{ asked: 5 }]);
    const inVain = await analytics.emptySearches({ limit: 10 }, context(operatorKey));
    expect(inVain).toMatchObject([{ query: 'uzay mekigi', text: 'uzay mekiği', asked: 5, withoutResults: 5 }]);
    for (const token of [undefined, 'a guess'])
      await expect(analytics.emptySearches({ limit: 10 }, context(token))).rejects.toMatchObject({
        code: 'SIGN_IN_REQUIRED',
      });
  });
});
