import { manualClock } from '@carsi/platform/testing/manual-clock';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { createLogger } from '@carsi/platform/logging';
import { describe, expect, it } from 'vitest';
import { ApiException } from './errors.filter.js';
import { Limits } from './limits.js';

const logger = createLogger('test', 'silent');

describe('a limit', () => {
  it('refuses a client over the limit until it resets, and no other', async () => {
    const clock = manualClock('2026-11-21T09:00:00Z');
    const cache = createEmbeddedCache(clock);
    const limits = new Limits(cache, logger, { track: 2 });
    await limits.take('track', 'a');
    await limits.take('track', 'a');
    const refused = await limits.take('track', 'a').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiException);
    expect((refused as ApiException).retryAfterSeconds).toBe(60);
    await limits.take('track', 'b');
    clock.advance(60_001);
    await limits.take('track', 'a');
    cache.stop();
  });
  it('counts all addresses of an IPv6 connection as one, and the block that they lie in at a higher limit', async () => {
    const cache = createEmbeddedCache(manualClock('2026-11-21T09:00:00Z'));
    const limits = new Limits(cache, logger, { login: 5 });
    const tries = async (addresses: readonly string[]) => {
      const results = await Promise.allSettled(addresses.map((ip) => limits.takeFrom('login', { ip })));
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await tries(Array.from({ length: 70 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`))).toBe(5);
    const others = Array.from({ length: 200 }, (_, n) => `2001:db8:1:${(n + 16).toString(16)}::1`);
    expect(await tries(others)).toBe(5 * 16 - 70);
    expect(await tries(['2001:db8:2:2::1', '192.0.2.7', '::ffff:192.0.2.8'])).toBe(3);
    cache.stop();
  });
  it('lets every request through while the cache is unavailable', async () => {
    const offline = { increment: () => Promise.reject(new Error('away')) } as never;
    await expect(new Limits(offline, logger, { track: 0 }).take('track', 'a')).resolves.toBeUndefined();
  });
});
