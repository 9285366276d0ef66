import { Meilisearch } from 'meilisearch';
import { afterAll, describe, expect, it } from 'vitest';
import { measureQuality } from '../../testing/search/quality.js';
import { searchContract } from '../../testing/search.contract.js';
import { createMeiliSearch } from './search.js';

const { MEILI_URL: url, MEILI_KEY: key } = process.env;
if (url === undefined || key === undefined) {
  throw new Error(
    'MEILI_URL and MEILI_KEY are missing: start the servers with scripts/servers.sh start, or run npm run test:live.',
  );
}
const search = createMeiliSearch({ url, key, timeoutMs: 20_000 });
afterAll(() => search.stop());

searchContract('Meilisearch', async () => search);

describe('Meilisearch behind the Turkish reading', () => {
  it('finds what was meant, whatever the spelling, endings and order', async () => {
    const quality = await measureQuality(await search.index(`quality-${Date.now()}`), 3000, 12);
    expect(quality.queries).toBeGreaterThan(300);
    expect(quality.ndcg).toBeGreaterThan(0.95);
    expect(quality.success).toBeGreaterThan(0.99);
    expect(quality.fooled).toEqual([]);
  });

  it('deletes the indexes of killed rebuilds, and no other index', async () => {
    const engine = new Meilisearch({ host: url, apiKey: key });
    const opened = `rebuilt-${Date.now()}`;
    const name = `${opened}-terms`;
    const hoursAgo = (hours: number): string => `${name}-next-${Date.now() - hours * 3_600_000}`;
    const [old, running, others] = [hoursAgo(25), hoursAgo(1), `${name}-next-to-ours`];
    for (const uid of [old, running, others]) await engine.createIndex(uid).waitTask();
    await (await search.index(opened)).rebuild(async () => undefined);
    // Nobody waits for the engine to take the old one away.
    const left = async () => {
      const { results } = await engine.getRawIndexes({ limit: 1_000 });
      return results.flatMap(({ uid }) => (uid.startsWith(name) ? [uid] : [])).toSorted();
    };
    await expect.poll(left).toEqual([name, `${name}-categories`, running, others].toSorted());
  });

  it('is unavailable, not wrong, without an answer', async () => {
    const nowhere = createMeiliSearch({ url: 'http://127.0.0.1:9', key: 'k', timeoutMs: 500 });
    const index = await nowhere.index('x');
    await expect(index.count()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    nowhere.stop();
  });
});
