import { beforeAll, describe, expect, it } from 'vitest';
import { asking, type Score, score, TUNING_SEEDS, unseenQuestions } from '../../testing/search-unseen.js';
import { documentOf, unseenCompanies } from '../../testing/search-unseen/companies.js';
import { unseenCategories } from '../../testing/search-unseen/trades.js';
import { createEmbeddedSearch } from './search.js';

const COMPANIES = 4_000;
const PER_KIND = 5;

/** The small size of `npm run bench:search`; the seed that is held back is measured there only. */
describe('a search that nobody prepared for', () => {
  let quality: Score;
  beforeAll(async () => {
    const [, seed] = TUNING_SEEDS;
    const all = unseenCompanies(COMPANIES, seed);
    const index = await createEmbeddedSearch().index('unseen');
    await index.setCategories(unseenCategories);
    await index.put(all.map(documentOf));
    quality = await score(unseenQuestions(all, PER_KIND, seed), asking(index));
  });
  it('lists what was meant first', () => {
    expect(quality.questions).toBeGreaterThanOrEqual(300);
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.95);
  });
  it('shows something of it on the first page', () => expect(quality.success).toBeGreaterThanOrEqual(0.99));
  it('is not empty where there is an answer, and is where there is none', () => {
    expect(quality.empty.length).toBeLessThanOrEqual(1);
    expect(quality.fooled).toEqual([]);
  });
});
