import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cache } from '../platform.js';

export interface OpenedCache {
  readonly cache: Cache;
  /** Lets `ms` go by, by the clock that the cache looks at. */
  pass(ms: number): Promise<void>;
  /** The same cache seen from another process; absent where there is one process only. */
  another?(): Promise<{ readonly cache: Cache; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** `open` gives an empty cache. */
export const cacheContract = (name: string, open: () => Promise<OpenedCache>): void => {
  describe(`the cache (${name})`, () => {
    let opened: OpenedCache;
    let cache: Cache;
    beforeEach(async () => {
      opened = await open();
      cache = opened.cache;
    });
    afterEach(() => opened.close());

    it('gives back what was set, until its time is over', async () => {
      expect(await cache.get('key')).toBeUndefined();
      await cache.set('key', 'değer', 200);
      expect(await cache.get('key')).toBe('değer');
      await cache.set('key', '', 200);
      expect(await cache.get('key')).toBe('');
      await opened.pass(300);
      expect(await cache.get('key')).toBeUndefined();
    });

    it('forgets what is deleted', async () => {
      await cache.set('key', 'value', 10_000);
      await cache.delete('key');
      await cache.delete('key');
      expect(await cache.get('key')).toBeUndefined();
    });

    it('adds only what is not there yet, and says whether it did', async () => {
      const tries = await Promise.all([
        cache.add('key', 'a', 200),
        cache.add('key', 'b', 200),
        cache.add('key', 'c', 200),
      ]);
      expect(tries.filter(Boolean)).toHaveLength(1);
      await opened.pass(300);
      expect(await cache.add('key', 'd', 200)).toBe(true);
      expect(await cache.get('key')).toBe('d');
    });

    it('counts in windows that begin at the first increment and do not move', async () => {
      const first = await cache.increment('login', 400);
      expect(first.count).toBe(1);
      expect(first.resetsInMs).toBeGreaterThan(300);
      expect(first.resetsInMs).toBeLessThanOrEqual(400);
      await opened.pass(200);
      const second = await cache.increment('login', 400);
      expect(second.count).toBe(2);
      expect(second.resetsInMs).toBeLessThanOrEqual(200);
      expect(second.resetsInMs).toBeGreaterThan(0);
      await opened.pass(300);
      expect((await cache.increment('login', 400)).count).toBe(1);
    });

    it('loses no increment of many at once', async () => {
      const counts = await Promise.all(Array.from({ length: 50 }, () => cache.increment('track', 10_000)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, i) => i + 1),
      );
    });

    it('passes a signal to everybody who listens on its channel, in every process', async () => {
      const other = await opened.another?.();
      const delivered: unknown[] = [];
      const elsewhere: unknown[] = [];
      const end = await cache.onSignal('presence', (message) => delivered.push(message));
      const endElsewhere = await (other?.cache ?? cache).onSignal('presence', (message) => elsewhere.push(message));
      await cache.onSignal('typing', () => delivered.push('typing'));
      await cache.signal('presence', { user: 'ayse', online: true, list: [1, null] });
      await opened.pass(150);
      expect(delivered).toEqual([{ user: 'ayse', online: true, list: [1, null] }]);
      expect(elsewhere).toEqual(delivered);
      await end();
      await cache.signal('presence', 'again');
      await opened.pass(150);
      expect(delivered).toHaveLength(1);
      expect(elsewhere).toHaveLength(2);
      await endElsewhere();
      await other?.close();
    });

    it('lets a listener throw without others noticing', async () => {
      const delivered: unknown[] = [];
      await cache.onSignal('presence', () => {
        throw new Error('a bug of one listener');
      });
      await cache.onSignal('presence', (message) => delivered.push(message));
      await cache.signal('presence', 1);
      await opened.pass(150);
      expect(delivered).toEqual([1]);
    });
  });
};
