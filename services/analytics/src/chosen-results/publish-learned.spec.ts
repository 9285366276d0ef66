import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import { interactionsTopic, type SearchLearned, type VisitTracked } from '@carsi/contracts/analytics/events';
import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { operatorsOnly } from '@carsi/platform/testing/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsModule } from '../analytics.module.js';
import { refusals } from '../refusals.js';

const operatorKey = 'operator-of-this-test';
const context = (token?: string) => ({
  requestId: 'r',
  commandId: 'c',
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});

describe('what leaves analytics of searches', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let moved = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + moved) };
  let service: HostedService;
  let analytics: Served<AnalyticsCalls>;
  const visit = (companyId: string, visitor: string, words: string): Promise<void> => {
    const data: VisitTracked['data'] = {
      companyId,
      id: `${companyId} ${visitor}`,
      visitor,
      device: 'mobile',
      own: false,
      source: 'search',
      city: null,
      words,
      network: visitor,
    };
    const events = [{ type: 'VisitTracked', data }];
    return platform.log.append(interactionsTopic, [
      { key: companyId, at: clock.now().toISOString(), by: null, events },
    ]);
  };
  const published = async (): Promise<readonly SearchLearned[]> => {
    const chunks = await platform.store('analytics', (event) => event).readAll(0, 1_000);
    return chunks.flatMap(({ events }) => events) as unknown as readonly SearchLearned[];
  };

  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { clock });
    const module = AnalyticsModule.on({ platform, logger, access: operatorsOnly(operatorKey) });
    service = await hostService('analytics', module, platform, { refusals, logger });
    analytics = clientOf<AnalyticsCalls>(platform.calls, 'analytics');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });

  it('is nothing before five different visitors, then companies with rounded weights, once', async () => {
    for (const visitor of ['a', 'b', 'c', 'd', 'e']) await visit('kebap', visitor, 'adana kebap');
    for (const visitor of ['a', 'b', 'c', 'd', 'a']) await visit('firin', visitor, 'kebap adana');
    for (const visitor of ['a', 'b', 'c', 'd']) await visit('kebap', visitor, 'doner');
    expect(await analytics.publishLearned({ days: 2 }, context(operatorKey))).toEqual({ published: 1 });
    expect(await analytics.publishLearned({ days: 2 }, context(operatorKey))).toEqual({ published: 0 });
    const [learned, ...others] = await published();
    expect(others).toEqual([]);
    expect(learned).toMatchObject({
      type: 'SearchLearned',
      data: { words: 'adana kebap', companies: [{ companyId: 'kebap', weight: 5 }] },
    });
    expect(JSON.stringify(learned)).not.toContain('firin');
  });
  it('is asked for by operators only', async () => {
    await expect(analytics.publishLearned({ days: 2 }, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});
