import type { CategoryView } from '@carsi/contracts/directory/category';
import { seedCategories } from '@carsi/directory/category/seed';
import { describe, expect, it } from 'vitest';
import { sampleCompany } from './companies.js';

const categories = seedCategories().map(({ id, category }): CategoryView => ({
  ...category,
  id,
  companies: 0,
  plural: '',
  schemaType: '',
}));
const first = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleCompany(index, categories, '2026-11-21'));

describe('the sample companies', () => {
  it('are the same every time', () => expect(first(150)).toEqual(first(150)));
  it('stand in all 81 provinces from the first 81 on', () =>
    expect(new Set(first(81).map(({ profile }) => profile.city)).size).toBe(81));
  it.each([
    ['istanbul restoran', 34, 'restaurant'],
    ['ankara berber', 6, 'barber'],
    ['izmir kafe', 35, 'cafe'],
    ['bursa güzellik', 16, 'beauty'],
    ['antalya otel', 7, 'hotel'],
  ])('answer what the home page proposes: %s', (_, city, wanted) => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const found = first(240).filter(
      ({ profile }) => profile.city === city && [profile.categoryId, parents.get(profile.categoryId)].includes(wanted),
    );
    expect(found.length).toBeGreaterThanOrEqual(2);
  });
  it('are marked as invented', () => expect(first(20).every(({ sample }) => sample)).toBe(true));
});
