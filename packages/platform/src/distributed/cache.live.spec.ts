import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoreAway } from '../platform.js';
import { cacheContract } from '../testing/cache.contract.js';
import { createRedisCache } from './cache.js';

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

describe('a Redis that is away', () => {
  it('lets a process start, and says so at once when it is asked', async () => {
    const cache = await createRedisCache('redis://127.0.0.1:9', silent);
    const began = Date.now();
    await expect(cache.get('key')).rejects.toBeInstanceOf(StoreAway);
    await expect(cache.increment('key', 1_000)).rejects.toBeInstanceOf(StoreAway);
    await expect(cache.signal('channel', 1)).rejects.toBeInstanceOf(StoreAway);
    expect(Date.now() - began).toBeLessThan(1_000);
    await cache.stop();
  });
});
