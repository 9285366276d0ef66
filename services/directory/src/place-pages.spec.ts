import { describe, expect, it } from 'vitest';
import type { CompanyPage } from './company-page/row.js';
import { pluralOf, schemaTypeOf } from './category/words-of.js';
import { seedCategories } from './category/seed.js';
import { PlaceCounts } from './place-pages.js';

const categories = new Map(seedCategories().map(({ id, category }) => [id, { ...category, id }]));
const company = (categoryId: string, district: string | null, day: number): Pick<CompanyPage, 'company'> =>
  ({
    company: { profile: { categoryId, city: 34, district }, updatedAt: `2026-11-0${day}T09:00:00.000Z` },
  }) as unknown as Pick<CompanyPage, 'company'>;

describe('the pages of a category', () => {
  it('are those of provinces and districts with three companies, and of every category with one', () => {
    const counts = new PlaceCounts(categories);
    for (const day of [1, 3, 2]) counts.add(company('dentist', '34-kadikoy', day));
    counts.add(company('pharmacy', '34-kadikoy', 4));
    counts.add(company('pharmacy', null, 5));
    const pages = counts
      .pages()
      .map(({ categoryId, city, district, companies }) => [categoryId, city, district, companies]);
    expect(pages).toEqual([
      ['dentist', null, null, 3],
      ['dentist', 34, null, 3],
      ['dentist', 34, '34-kadikoy', 3],
      ['health', null, null, 5],
      ['health', 34, null, 5],
      ['health', 34, '34-kadikoy', 4],
      ['pharmacy', null, null, 2],
    ]);
    expect(counts.pages()[2]!.updatedAt).toBe('2026-11-03T09:00:00.000Z');
  });
});

describe('what companies of a category are called', () => {
  const row = (id: string) => categories.get(id)!;
  it.each([
    ['dentist', 'diş hekimleri', 'Dentist'],
    ['lokanta', 'lokantalar', 'Restaurant'],
    ['repair', 'oto tamircileri', 'AutoRepair'],
    ['hotel', 'oteller', 'Hotel'],
    ['course', 'kurslar', 'LocalBusiness'],
  ])('%s: %s, %s', (id, many, type) => expect([pluralOf(row(id)), schemaTypeOf(row(id))]).toEqual([many, type]));
  it('follows another name', () => {
    expect(pluralOf({ id: 'repair', name: 'Oto Servisi' })).toBe('oto servisleri');
    expect(pluralOf({ id: 'kedi', name: 'Kedi Köpek' })).toBe('kedi köpek işletmeleri');
  });
});
