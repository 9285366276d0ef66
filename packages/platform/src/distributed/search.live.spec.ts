import { afterAll, describe, expect, it } from 'vitest';
import { measureQuality } from '../testing/search-quality.js';
import { searchContract } from '../testing/search.contract.js';
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

  it('is away, not wrong, when nobody answers', async () => {
    const nowhere = createMeiliSearch({ url: 'http://127.0.0.1:9', key: 'k', timeoutMs: 500 });
    await expect(nowhere.index('x')).rejects.toMatchObject({ name: 'StoreAway' });
    nowhere.stop();
  });
});
