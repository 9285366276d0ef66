import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { SearchDocument } from '@carsi/platform/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCategories } from '../category/seed.js';

const dentist: SearchDocument = {
  id: 'a',
  slug: 'deniz-dis',
  name: 'Deniz Diş',
  description: '',
  categoryIds: ['health', 'dentist'],
  categoryWords: ['Sağlık', 'Diş Hekimi', 'diş kliniği'],
  services: ['İmplant'],
  tags: [],
  city: 34,
  district: '34-kadikoy',
  rating: 4.5,
  reviewCount: 3,
  bayesianRating: 4,
  verified: true,
  featured: false,
  premium: false,
  latitude: 41,
  longitude: 29,
  viewCount: 0,
  createdAt: 0,
  phones: [],
  address: '',
  attributes: [],
  priceLevel: null,
  open: [[0, 10_080]],
};

/** The assistant's sentences, read with the categories that a new directory has: their synonyms are everyday words. */
describe('a sentence', () => {
  const search = createEmbeddedSearch();
  beforeAll(async () => {
    const index = await search.index('companies');
    const categories = seedCategories().map(({ id, category }) => ({ ...category, id }));
    await index.setCategories(categories);
    await index.put([dentist]);
  });
  it.each([
    [
      'yakınımda açık diş kliniği 4 puan üstü',
      { categories: ['dentist'], rating: 4, openNow: true, nearby: true, rest: '' },
    ],
    ["kadıköy'de doğrulanmış dişçi", { categories: ['dentist'], district: '34-kadikoy', verified: true, rest: '' }],
    ['en az 4 puan diş hekimi istanbul', { categories: ['dentist'], city: 34, rating: 4, rest: '' }],
  ])('%s becomes filters', async (q, interpreted) => {
    const index = await search.index('companies');
    const answer = await index.search({ q, filters: {}, sort: 'relevance', limit: 10, offset: 0 });
    expect(answer.interpreted).toMatchObject(interpreted);
    expect(answer.total).toBe(1);
  });
});
