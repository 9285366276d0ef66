import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import { postponedTopic, type Telemetry, type TrackingPostponed } from '@carsi/contracts/analytics/events';
import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { personUnder, visitorUnder } from '@carsi/platform/visitors';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsModule } from '../analytics.module.js';
import { refusals } from '../refusals.js';

const folder = temporaryFolder();
const { access, tokenOf } = testTokens();
const logger = createLogger('test', 'fatal');
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const agent = 'Mozilla/5.0 (iPhone) Mobile';
let platform: EmbeddedPlatform;
let service: HostedService;
let analytics: Served<AnalyticsCalls>;
let salt: string;

const start = async (): Promise<void> => {
  service = await hostService('analytics', AnalyticsModule.on({ platform, logger, access }), platform, {
    refusals,
    logger,
  });
};
const approve = async (companyId: string): Promise<void> => {
  const directory = platform.store('directory', (event) => event);
  const event: DirectoryEvent = { type: 'CompanyApproved', data: { companyId, ownerId: 'ayse', sample: false } };
  const meta = { by: null, at: new Date().toISOString(), commandId: v7(), correlationId: 'r' };
  await directory.append(`company-${companyId}`, 0, { ...meta, events: [event] });
};
const postpone = (companyId: string, event: Telemetry, personId?: string): Promise<void> => {
  const person = personId === undefined ? {} : { person: personUnder(salt, companyId, personId) };
  const postponed: TrackingPostponed = { type: 'TrackingPostponed', data: { event, ...person } };
  const at = new Date().toISOString();
  return platform.log.append(postponedTopic, [{ key: companyId, at, by: null, events: [postponed] }]);
};
const from = (companyId: string, address: string, id = v7()) => ({
  companyId,
  id,
  visitor: visitorUnder(salt, companyId, address, agent),
  device: 'mobile' as const,
  own: false,
});
const visited = (companyId: string, address: string, id?: string): Telemetry => ({
  type: 'VisitTracked',
  data: { ...from(companyId, address, id), source: 'direct', city: null },
});
const figures = (companyId: string) => analytics.metrics({ companyId, days: 7 }, context());

beforeAll(async () => {
  platform = await createEmbeddedPlatform(folder.path);
  analytics = clientOf<AnalyticsCalls>(platform.calls, 'analytics');
  await start();
  await approve('kebap');
  ({ salt } = (await analytics.visitorSalts({}, { ...context(), ...access.asOperator() }))[0]!);
});
afterAll(async () => {
  await service.stop();
  await platform.stop();
  folder.remove();
});

describe('a visit that the BFF accepted while this service was unavailable', () => {
  it('counts once when it is back, the owner’s own not at all, and one that was taken before not again', async () => {
    const tracked = v7();
    const visit = {
      companyId: 'kebap',
      id: tracked,
      address: '10.0.0.1',
      agent,
      source: 'direct',
      city: null,
    } as const;
    await expect
      .poll(() =>
        analytics.trackVisit(visit, context()).then(
          ({ id }) => id,
          () => 'not yet',
        ),
      )
      .toBe(tracked);
    await service.stop();
    await postpone('kebap', visited('kebap', '10.0.0.1', tracked));
    await postpone('kebap', visited('kebap', '10.0.0.1'));
    await postpone('kebap', visited('kebap', '10.0.0.2'));
    await postpone('kebap', visited('kebap', '10.0.0.3'), 'ayse');
    await postpone('kebap', visited('kebap', '10.0.0.4'), 'mehmet');
    await postpone('kebap', { type: 'InteractionTracked', data: { ...from('kebap', '10.0.0.2'), kind: 'call' } });
    await start();
    await expect
      .poll(() => figures('kebap'))
      .toMatchObject({
        metrics: { views: 3, calls: 1 },
        discarded: { repeat: 1, own: 1, bot: 0 },
      });
  });
  it('counts for a company that was approved meanwhile, and not for one that does not exist', async () => {
    await service.stop();
    await postpone('yok', visited('yok', '10.0.0.1'));
    await postpone('firin', visited('firin', '10.0.0.1'));
    await approve('firin');
    await start();
    await expect.poll(() => figures('firin')).toMatchObject({ metrics: { views: 1 } });
    expect(await figures('yok')).toMatchObject({ metrics: { views: 0 } });
  });
});

describe('the salts', () => {
  it('are of today and tomorrow, and only an operator’s', async () => {
    const asOperator = { ...context(), ...access.asOperator() };
    const salts = await analytics.visitorSalts({}, asOperator);
    expect(salts).toHaveLength(2);
    expect(new Set(salts.map((each) => each.salt)).size).toBe(2);
    expect(await analytics.visitorSalts({}, asOperator)).toEqual(salts);
    await expect(analytics.visitorSalts({}, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await expect(analytics.visitorSalts({}, context(tokenOf({ id: 'ayse' })))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
