import type { CategoryView } from '@carsi/contracts/directory/category';
import { seedCategories } from '@carsi/directory/category/seed';
import { describe, expect, it } from 'vitest';
import { attributeById } from '@carsi/contracts/directory/attributes';
import { districtAt } from '@carsi/listing/places/district-at';
import { neighbourhoodIn } from '@carsi/turkish/neighbourhood';
import { sampleCompany } from './companies.js';
import { popularTrades } from './data/trades.js';
import { crowdedDistricts } from './places.js';

const categories = seedCategories().map(({ id, category }): CategoryView => ({
  ...category,
  id,
  companies: 0,
  plural: '',
  schemaType: '',
}));
const first = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleCompany(index, categories, '2026-11-21'));

const all = first(3_000);
const inDistrict = Map.groupBy(all, ({ profile }) => profile.district!);

describe('the sample companies', () => {
  it('are dense where people look: each of the most asked trades twice, with a pharmacy for the night', () => {
    const missing = crowdedDistricts.flatMap((district) => {
      const here = inDistrict.get(district)!;
      const isThin = popularTrades.filter((id) => here.filter(({ profile }) => profile.categoryId === id).length < 2);
      const atNight = here.filter(
        ({ profile }) => profile.categoryId === 'pharmacy' && profile.workingHours?.week.sunday?.[0]?.close === '00:00',
      );
      return [...isThin, ...(atNight.length > 0 ? [] : ['night'])].map((what) => `${district} ${what}`);
    });
    expect(missing).toEqual([]);
  });
  it('are at least ten in each province', () => {
    const counts = Map.groupBy(all, ({ profile }) => profile.city);
    expect([...counts].filter(([, here]) => here.length < 10).map(([plate]) => plate)).toEqual([]);
  });
  it('stand in their own district', async () => {
    const stray: string[] = [];
    for (const { profile } of all) {
      const found = await districtAt(profile.latitude!, profile.longitude!);
      if (found?.id !== profile.district) stray.push(`${profile.district} in ${found?.id}`);
    }
    expect(stray).toEqual([]);
  });
  it('have a neighbourhood in their address', () =>
    expect(all.filter(({ profile }) => neighbourhoodIn(profile.address!) === undefined)).toEqual([]));
  it('have names in vowel harmony, whatever they are made of', () => {
    const broken = all
      .map(({ profile }) => profile.name)
      .filter((name) => / \S*[eiöü][^aıou\s]*lar /u.test(` ${name} `) || /\{|undefined/.test(name));
    expect(broken).toEqual([]);
  });
  it('have only attributes, tags and hours that fit each other', () => {
    const odd = all.filter(
      ({ profile }) => profile.tags.includes('7/24 Hizmet') && profile.workingHours?.week.sunday?.[0]?.open !== '00:00',
    );
    expect(odd.map(({ profile }) => profile.name)).toEqual([]);
    expect(all.flatMap(({ profile }) => profile.attributes.filter((id) => attributeById(id) === undefined))).toEqual(
      [],
    );
  });
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
