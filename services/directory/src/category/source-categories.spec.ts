import type { CategoryView } from '@carsi/contracts/directory/category';
import { CategoryTable, namesElsewhere } from '@carsi/listing/category-table';
import { describe, expect, it } from 'vitest';
import { seedCategories } from './seed.js';

const categories: readonly CategoryView[] = seedCategories().map(({ id, category }) => ({
  id,
  ...category,
  description: null,
  companies: 0,
  plural: category.name,
  schemaType: 'LocalBusiness',
}));
const table = new CategoryTable(categories, new Map([['Genel', 'market']]));
const read = (text: string, company = 'Yıldız'): string | undefined => {
  const found = table.ofCompany(text, company);
  return found && `${table.titleOf(found.id)}, ${found.by}`;
};

describe('what other sources call a category', () => {
  it('has a category of ours behind every shipped name', () => {
    const ids = new Set(categories.map(({ id }) => id));
    for (const names of Object.values(namesElsewhere))
      expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each([
    ['47.73.01 - Eczacılık ürünlerinin perakende ticareti', 'Eczane, official'],
    ['ECZACILIK URUNLERININ PERAKENDE TICARETI', 'Eczane, official'],
    ['Kuaförlük ve diğer güzellik salonlarının faaliyetleri', 'Kuaför, alike'],
    ['erkek kuaforlugu', 'Berber, official'],
    ['Lokanta ve restoranların faaliyetleri', 'Lokanta, alike'],
    ['Oto kiralama acentesi', 'Araç Kiralama, alike'],
    ['Diş Hekimi Muayenehanesi', 'Diş Hekimi, alike'],
    ['Cep telefonu mağazası', 'Telefoncu, map'],
    ['beauty_salon', 'Güzellik Salonu, map'],
    ['Bakkal, market, büfe', 'Market, part'],
    ['Yeme İçme > Restoran > Kebapçı', 'Kebapçı, part'],
    ['diş kliniği', 'Diş Hekimi, synonym'],
    ['EMLAKÇI', 'Emlakçı, name'],
    ['genel', 'Market, override'],
    ['shop=seafood', 'Gıda, osm'],
    ['shop=gas', 'Market, osm'],
    ['shop=security', 'Güvenlik Sistemleri, osm'],
    ['shop=beverages', 'Market, osm'],
    ['Balık satışı', 'Gıda, map'],
  ])('of %s is %s', (text, category) => expect(read(text)).toBe(category));

  it.each([
    ['Diğer', 'Güven Eczanesi', 'Eczane, company'],
    ['Yıldız Gözlemevi', 'Kule Gözlem', undefined],
    ['Kara işler', 'Güven Eczanesi', undefined],
    ['point_of_interest', 'Güven Eczanesi', 'Eczane, company'],
    ['Muhtelif', 'Yıldız Ticaret', undefined],
    ['Muhtelif', 'Aydınlar Oto Lastik', 'Lastikçi, company'],
    ['Muhtelif', 'Köşe Ekmek Fırını', 'Fırın, company'],
    ['restaurant', 'Öz Urfa Kebap Salonu', 'Kebapçı, company'],
    ['Restoran', 'Öz Urfa Kebap Salonu', 'Restoran, name'],
    ['Eczane', 'Berber Eczanesi', 'Eczane, name'],
    ['genel', 'Güven Eczanesi', 'Market, override'],
  ])('of %s for %s is %s', (text, company, category) => expect(read(text, company)).toBe(category));

  it.each(['Cami', 'Park', 'Ticaret', 'Perakende', 'Kara taşıtları için hizmetler'])('is nothing of ours: %s', (text) =>
    expect(read(text)).toBeUndefined(),
  );
});
