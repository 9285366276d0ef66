import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { manualClock } from '@carsi/platform/testing/manual-clock';
import { operatorsOnly } from '@carsi/platform/testing/tokens';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsModule } from '../analytics.module.js';
import { refusals } from '../refusals.js';
import { DailySalt } from './daily-salt.js';

const MINUTE_MS = 60_000;

describe('the salt of a day', () => {
  const folder = temporaryFolder();
  // A quarter to midnight in Turkey.
  const clock = manualClock('2026-11-21T20:45:00Z');
  const evening = clock.now().toISOString();
  let platform: EmbeddedPlatform;
  let salt: DailySalt;
  const open = () => DailySalt.open(platform.collections('analytics'), clock);
  const visitorOf = (company: string, by = salt, at = evening) => by.visitor(company, '1.1.1.1', 'Firefox', at);

  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { clock });
    salt = await open();
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });

  it('makes one visitor of repeated visits to a company, in every replica, and another at every other company', async () => {
    const visitor = await visitorOf('kebap');
    expect(await visitorOf('kebap', await open())).toBe(visitor);
    expect(await visitorOf('firin')).not.toBe(visitor);
    expect(await visitorOf('kebap', salt, '2026-11-20T09:00:00Z')).not.toBe(visitor);
  });

  it('is destroyed half an hour after its day, whenever the service was started', async () => {
    const logger = createLogger('test', 'fatal');
    const access = operatorsOnly('operator-of-this-test');
    const module = AnalyticsModule.on({ platform, logger, access });
    const service = await hostService('analytics', module, platform, { refusals, logger });
    await visitorOf('kebap');
    const days = async () => {
      const salts = await platform.collections('analytics').open<{ day: string }>('salts', { synced: true });
      return (await salts.find({})).map(({ row }) => row.day);
    };
    const pass = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        clock.advance(MINUTE_MS);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await pass(44);
    expect(await days()).toEqual(['2026-11-21']);
    await pass(3);
    await expect.poll(days).toEqual([]);
    await service.stop();
  });
});
