import { createMeiliSearch } from '@carsi/platform/distributed/search/search';
import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { SearchQuery } from '@carsi/platform/search';
import { unseenQuestions } from '@carsi/platform/testing/search-unseen';
import { documentOf, unseenCompanies } from '@carsi/platform/testing/search-unseen/companies';
import { unseenCategories } from '@carsi/platform/testing/search-unseen/trades';
import { describe, expect, it } from 'vitest';

const SEED = 101;
const { MEILI_URL: url = '', MEILI_KEY: key = '' } = process.env;

describe('search in Meilisearch', () => {
  it('agrees with the engine in process on totals, groups and the first company', async () => {
    const now = (): Date => new Date('2026-11-23T09:00:00Z');
    const all = unseenCompanies(3_000, SEED);
    const own = createMeiliSearch({ url, key, timeoutMs: 20_000, now });
    const indexes = [await createEmbeddedSearch({ now }).index('same'), await own.index(`same-${Date.now()}`)];
    for (const index of indexes) {
      await index.setCategories(unseenCategories);
      await index.put(all.map(documentOf));
    }
    const differences: string[] = [];
    for (const { text } of unseenQuestions(all, 4, SEED)) {
      const query: SearchQuery = { q: text, filters: {}, sort: 'relevance', limit: 10, offset: 0 };
      const answers = await Promise.all(indexes.map((index) => index.search(query)));
      const [here, there] = answers.map(({ hits, total, groups }) =>
        JSON.stringify([total, hits[0], groups.map((group) => [group.lacks, group.total])]),
      );
      if (here !== there) differences.push(`${text}: ${here} ${there}`);
    }
    own.stop();
    expect(differences).toEqual([]);
  });
});
