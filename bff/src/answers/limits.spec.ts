import { manualClock } from '@carsi/platform/clock';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { createLogger } from '@carsi/platform/hosting/logging';
import { describe, expect, it } from 'vitest';
import { Told } from './errors.filter.js';
import { Limits } from './limits.js';

const logger = createLogger('test', 'silent');

describe('a limit', () => {
  it('stops whoever asks too often, for as long as it says, and nobody else', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const cache = createEmbeddedCache(clock);
    const limits = new Limits(cache, logger, { track: 2 });
    await limits.take('track', 'a');
    await limits.take('track', 'a');
    const refused = await limits.take('track', 'a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Told);
    expect((refused as Told).retryAfterSeconds).toBe(60);
    await limits.take('track', 'b');
    clock.advance(60_001);
    await limits.take('track', 'a');
    cache.stop();
  });
  it('lets everybody through while the cache is away', async () => {
    const away = { increment: () => Promise.reject(new Error('away')) } as never;
    await expect(new Limits(away, logger, { track: 0 }).take('track', 'a')).resolves.toBeUndefined();
  });
});
