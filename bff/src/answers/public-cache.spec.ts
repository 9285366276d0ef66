import { brotliDecompressSync } from 'node:zlib';
import { CallTimeout, ServiceUnavailable } from '@carsi/platform/platform';
import { describe, expect, it } from 'vitest';
import { PublicCache } from './public-cache.js';

const MINUTE = 60_000;
const at = (start = 1_000_000) => {
  let now = start;
  const cache = new PublicCache(() => now);
  let made = 0;
  const ask = (key = '/a', tags: string[] = ['company:1'], over: object = {}) =>
    cache
      .answer(key, MINUTE, async () => ({ body: `made ${++made}`, tags, ...over }))
      .then(({ body }) => body.toString());
  return { cache, ask, pass: (ms: number) => (now += ms) };
};

describe('a public answer', () => {
  it('is made once and cached', async () => {
    const { ask, cache } = at();
    expect([await ask(), await ask()]).toEqual(['made 1', 'made 1']);
    expect(cache.cached('/a')?.body.toString()).toBe('made 1');
  });
  it('is made once for concurrent requests', async () => {
    const { ask } = at();
    expect(new Set(await Promise.all([ask(), ask(), ask()]))).toEqual(new Set(['made 1']));
  });
  it('is made again when its time is over', async () => {
    const { ask, cache, pass } = at();
    await ask();
    pass(MINUTE);
    expect(cache.cached('/a')).toBeUndefined();
    expect(await ask()).toBe('made 2');
  });
  it('is dropped by the tags of what it shows, and by no others', async () => {
    const { ask, cache } = at();
    await ask('/a', ['company:1']);
    await ask('/b', ['company:2']);
    cache.drop(['company:1']);
    expect(cache.cached('/a')).toBeUndefined();
    expect(cache.cached('/b')).toBeDefined();
  });
  it('is not cached if its data changed while it was made, or just before', async () => {
    const { cache, ask, pass } = at();
    let finish = (): void => undefined;
    const slow = cache.answer(
      '/a',
      MINUTE,
      () => new Promise((resolve) => (finish = () => resolve({ body: 'old', tags: ['company:1'] }))),
    );
    cache.drop(['company:1']);
    finish();
    await slow;
    expect(cache.cached('/a')).toBeUndefined();
    await ask();
    expect(cache.cached('/a')).toBeUndefined();
    pass(2_001);
    await ask();
    expect(cache.cached('/a')).toBeDefined();
  });
  it('is not cached if it failed, is degraded, or must not be', async () => {
    const { ask, cache } = at();
    await ask('/down', [], { status: 503 });
    await ask('/part', [], { keep: false });
    expect([cache.cached('/down'), cache.cached('/part')]).toEqual([undefined, undefined]);
    await expect(cache.answer('/x', MINUTE, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await ask('/x')).toBe('made 3');
  });
  it('makes room for others also where it is small', async () => {
    const { ask, cache } = at();
    for (let n = 0; n < 30_000; n++) await ask(`/${n}`, []);
    expect(cache.size.entries).toBeLessThan(25_000);
    expect([cache.cached('/0'), cache.cached('/29999')]).toEqual([undefined, expect.anything()]);
    cache.empty();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  it('is made once for all requests after an invalidation, also if the earlier one finishes late', async () => {
    const { cache } = at();
    const late: (() => void)[] = [];
    const ask = (body: string) =>
      cache.answer('/a', MINUTE, () => new Promise((done) => late.push(() => done({ body, tags: ['company:1'] }))));
    const old = ask('old');
    cache.drop(['company:1']);
    const fresh = ask('new');
    late[0]!();
    await old;
    const same = ask('newer');
    late[1]!();
    expect([(await fresh).body.toString(), (await same).body.toString()]).toEqual(['new', 'new']);
  });
  it('is invalidated with all others after a gap in the events', async () => {
    const { ask, cache } = at();
    await ask();
    cache.empty();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  it('is the same in brotli, and changes its ETag with its bytes', async () => {
    const { cache } = at();
    const one = await cache.answer('/1', MINUTE, async () => ({ body: 'çarşı'.repeat(500), tags: [] }));
    const two = await cache.answer('/2', MINUTE, async () => ({ body: 'pazar', tags: [] }));
    expect(brotliDecompressSync(await one.encoded('br')).toString()).toBe('çarşı'.repeat(500));
    expect(one.etag).not.toBe(two.etag);
  });
});

describe('a public answer during an outage', () => {
  const DAY = 86_400_000;
  const outages: readonly (readonly [string, () => Promise<{ status?: number; body: string; tags: string[] }>])[] = [
    ['a service is away', () => Promise.reject(new ServiceUnavailable('away'))],
    ['a service takes too long', () => Promise.reject(new CallTimeout('late'))],
    ['a page says so', async () => ({ status: 503, body: 'sorry', tags: [] })],
  ];
  it.each(outages)('is sent once more, with a mark, where %s', async (_outage, make) => {
    const { ask, cache, pass } = at();
    await ask();
    pass(MINUTE + 1);
    const stale = await cache.answer('/a', MINUTE, make);
    expect([stale.status, stale.body.toString(), stale.headers]).toEqual([200, 'made 1', { 'x-degraded': 'stale' }]);
    expect(cache.cached('/a')).toBe(stale);
    pass(2_001);
    expect(await ask()).toBe('made 2');
    expect(cache.cached('/a')?.headers).toEqual({});
  });
  it('is sent for a day, however often it is asked for', async () => {
    const { ask, cache, pass } = at();
    await ask();
    const away = () => cache.answer('/a', MINUTE, () => Promise.reject(new ServiceUnavailable('away')));
    for (let hour = 0; hour < 24; hour += 1) {
      pass(DAY / 24 - 1_000);
      expect((await away()).body.toString()).toBe('made 1');
    }
    pass(MINUTE * 2);
    await expect(away()).rejects.toThrow('away');
  });
  it('is gone once an event dropped it, and after a gap in the events', async () => {
    const { ask, cache, pass } = at();
    const away = (key: string) => cache.answer(key, MINUTE, () => Promise.reject(new ServiceUnavailable('away')));
    for (const forget of [() => cache.drop(['company:1']), () => cache.empty()]) {
      await ask('/a');
      pass(MINUTE + 1);
      await away('/a');
      forget();
      await expect(away('/a')).rejects.toThrow('away');
      pass(2_001);
    }
  });
  it('is not sent where the request itself is wrong', async () => {
    const { ask, cache, pass } = at();
    await ask();
    pass(MINUTE + 1);
    await expect(cache.answer('/a', MINUTE, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });
});
