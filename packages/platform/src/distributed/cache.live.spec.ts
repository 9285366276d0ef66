import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../platform.js';
import { cacheContract } from '../testing/cache.contract.js';
import { openProxy } from '../testing/proxy.js';
import { createRedisCache } from './cache.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const silent = { warn: () => undefined };
const url = (): string => process.env['REDIS_URL']!;

cacheContract('Redis', async () => {
  const prefix = `t${randomUUID().slice(0, 8)}:`;
  const cache = await createRedisCache(url(), silent, prefix);
  return {
    cache,
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    another: async () => {
      const other = await createRedisCache(url(), silent, prefix);
      return { cache: other, close: () => other.stop() };
    },
    close: () => cache.stop(),
  };
});

describe('an unavailable Redis', () => {
  it('lets a process start, and says so at once when it is asked', async () => {
    const cache = await createRedisCache('redis://127.0.0.1:9', silent);
    const began = Date.now();
    await expect(cache.get('key')).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(cache.increment('key', 1_000)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(cache.signal('channel', 1)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(Date.now() - began).toBeLessThan(1_000);
    await cache.stop();
  });

  it('lets new subscribers continue, and delivers signals after its return', async () => {
    const { hostname, port } = new URL(url());
    const proxy = await openProxy({ host: hostname, port: Number(port) });
    await proxy.set('cut');
    const prefix = `t${randomUUID().slice(0, 8)}:`;
    const cache = await createRedisCache(`redis://127.0.0.1:${proxy.port}`, silent, prefix);
    const other = await createRedisCache(url(), silent, prefix);
    const delivered: unknown[] = [];
    const end = await cache.onSignal('presence', (message) => delivered.push(message));
    await pause(700);
    await proxy.set('open');
    await expect.poll(async () => (await other.signal('presence', 'ayse'), delivered.length)).toBeGreaterThan(0);
    await end();
    await Promise.all([cache.stop(), other.stop()]);
    await proxy.close();
  });
});
