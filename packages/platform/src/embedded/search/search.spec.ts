import { describe, expect, it } from 'vitest';
import { measureQuality } from '../../testing/search/quality.js';
import { searchContract } from '../../testing/search.contract.js';
import { createEmbeddedSearch } from './search.js';

searchContract('this process', async () => createEmbeddedSearch());

describe('search in Turkish', () => {
  it('finds what was meant, whatever the spelling, endings and order', async () => {
    const quality = await measureQuality(await createEmbeddedSearch().index('quality'), 3000, 12);
    expect(quality.queries).toBeGreaterThan(300);
    expect(quality.ndcg).toBeGreaterThan(0.97);
    expect(quality.success).toBeGreaterThan(0.99);
    expect(quality.fooled).toEqual([]);
  });
});
