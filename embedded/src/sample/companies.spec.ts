import type { CategoryView } from '@carsi/contracts/directory/category';
import { importRow } from '@carsi/contracts/directory/company-lists';
import type { Interval } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { seedCategories } from '@carsi/directory/category/seed';
import { districtAt } from '@carsi/listing/places/district-at';
import { distanceKm } from '@carsi/turkish/distance';
import { neighbourhoodIn } from '@carsi/turkish/neighbourhood';
import { describe, expect, it } from 'vitest';
import { sampleCompany } from './companies.js';
import { popularTrades } from './data/trades.js';
import { crowdedDistricts, placeOf } from './places.js';
import { describedTrades } from './trade-of.js';

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
const profiles = all.map(({ profile }) => profile);
const inDistrict = Map.groupBy(profiles, ({ district }) => district!);
const isOpenAllDay = (day: readonly Interval[] | undefined): boolean => day?.[0]?.open === '00:00';

describe('the sample companies', () => {
  it('are dense where people look: each of the 40 most asked trades twice', () => {
    expect(popularTrades).toHaveLength(40);
    expect(crowdedDistricts.filter((id) => id.startsWith('34-'))).toHaveLength(10);
    const thin = crowdedDistricts.flatMap((district) => {
      const here = Map.groupBy(inDistrict.get(district)!, ({ categoryId }) => categoryId);
      return popularTrades.filter((id) => (here.get(id)?.length ?? 0) < 2).map((id) => `${district} ${id}`);
    });
    expect(thin).toEqual([]);
    expect(crowdedDistricts.reduce((sum, id) => sum + inDistrict.get(id)!.length, 0)).toBeGreaterThan(all.length / 2);
  });
  it('have one pharmacy in each dense district that is open all night', () => {
    for (const district of crowdedDistricts) {
      const pharmacies = inDistrict.get(district)!.filter(({ categoryId }) => categoryId === 'pharmacy');
      const atNight = pharmacies.filter(({ workingHours }) =>
        weekdays.every((day) => isOpenAllDay(workingHours?.week[day])),
      );
      expect([district, atNight.length]).toEqual([district, 1]);
    }
  });
  it('are at least ten in each province, and all 81 from the first 81 on', () => {
    expect(new Set(first(81).map(({ profile }) => profile.city)).size).toBe(81);
    const counts = Map.groupBy(profiles, ({ city }) => city);
    expect([...counts].filter(([, here]) => here.length < 10).map(([plate]) => plate)).toEqual([]);
  });
  it('stand in their own district, in the neighbourhood that their address names', async () => {
    const stray: string[] = [];
    for (const { name, district, address, latitude, longitude } of profiles) {
      const neighbourhood = placeOf(district!).neighbourhoods.find((one) => one.name === neighbourhoodIn(address!));
      const found = await districtAt(latitude!, longitude!);
      const away = neighbourhood && distanceKm(latitude!, longitude!, neighbourhood.latitude, neighbourhood.longitude);
      if (found?.id !== district || away === undefined || away > 1.3) stray.push(`${name}: ${address}, ${district}`);
    }
    expect(stray).toEqual([]);
  });
  it('of the dense districts are nearer to their own neighbourhood than to another of the district, but for a few', () => {
    const dense = profiles.filter(({ district }) => crowdedDistricts.includes(district!));
    const elsewhere = dense.filter(({ district, address, latitude, longitude }) => {
      const away = (at: { latitude: number; longitude: number }): number =>
        distanceKm(latitude!, longitude!, at.latitude, at.longitude);
      const [nearest] = placeOf(district!).neighbourhoods.toSorted((a, b) => away(a) - away(b));
      return nearest!.name !== neighbourhoodIn(address!);
    });
    expect(elsewhere.length / dense.length).toBeLessThan(0.05);
  });
  it('of one trade have different names within a district', () => {
    const same = Map.groupBy(profiles, ({ district, name }) => `${name}, ${district}`);
    expect([...same].filter(([, here]) => here.length > 1).length).toBeLessThan(5);
  });
  it('are rows that an import takes', () =>
    expect(all.filter((row) => !importRow.safeParse(row).success).map(({ externalId }) => externalId)).toEqual([]));
  it('are the same every time', () => expect(first(150)).toEqual(first(150)));
  it('are marked as invented', () => expect(all.every(({ sample }) => sample)).toBe(true));
  it.each([
    ['istanbul restoran', 34, 'restaurant'],
    ['ankara berber', 6, 'barber'],
    ['izmir kafe', 35, 'cafe'],
    ['bursa güzellik', 16, 'beauty'],
    ['antalya otel', 7, 'hotel'],
  ])('answer what the home page proposes, also where only 240 are loaded: %s', (_, city, wanted) => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const found = first(240).filter(
      ({ profile }) => profile.city === city && [profile.categoryId, parents.get(profile.categoryId)].includes(wanted),
    );
    expect(found.length).toBeGreaterThanOrEqual(2);
  });
});

describe('what a Turkish reader sees of them', () => {
  const back = /[aıouAIOU]/u;
  const lastVowel = (text: string): string => [...text].findLast((letter) => /[aeıioöuüAEIİOÖUÜ]/u.test(letter))!;
  it('are families in vowel harmony', () => {
    const families = profiles.flatMap(({ name }) => [...name.matchAll(/(\p{Lu}\p{L}+?)l([ae])r(?= )/gu)]);
    expect(families.length).toBeGreaterThan(100);
    const broken = families.filter(([, stem = '', ending]) => back.test(lastVowel(stem)) !== (ending === 'a'));
    expect(broken.map(([family]) => family)).toEqual([]);
  });
  it('are compound names with their ending', () => {
    const bare = /(?:Hastane|Eczane|Sinema|Belediye|Lokanta|Pastane|Tiyatro|Noter|Dernek|Poliklinik|Klinik)$/u;
    expect(profiles.map(({ name }) => name).filter((name) => bare.test(name))).toEqual([]);
  });
  it('are finished sentences: nothing stays to be filled in, and none begins in lower case', () => {
    const texts = profiles.flatMap(({ name, description, shortDescription }) => [name, description, shortDescription!]);
    expect(texts.filter((text) => /[{}]|undefined|null|NaN|^\p{Ll}/u.test(text))).toEqual([]);
    const unfinished = profiles.filter(({ description }) => !description.endsWith('.'));
    expect(unfinished.map(({ description }) => description)).toEqual([]);
  });
  it('sell what their trade sells: each of the categories has offers and hours of its own', () => {
    const children = categories.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
    expect(children.filter((id) => !describedTrades.includes(id))).toEqual([]);
  });
  it('say 7/24 only where they never close', () => {
    const wrong = all.filter(
      ({ profile }) =>
        profile.tags.includes('7/24 Hizmet') && !weekdays.every((day) => isOpenAllDay(profile.workingHours?.week[day])),
    );
    expect(wrong.map(({ profile }) => profile.name)).toEqual([]);
  });
  it('say cheap only where they are not dear', () => {
    const dear = profiles.filter(
      ({ tags, attributes, priceLevel }) =>
        (tags.includes('Uygun Fiyat') || attributes.includes('uygun-fiyat')) && (priceLevel ?? 1) > 1,
    );
    expect(dear.map(({ name }) => name)).toEqual([]);
  });
  it('close on Sundays where offices do, and are verified, featured and new in part', () => {
    const lawyers = profiles.filter(({ categoryId, workingHours }) => categoryId === 'lawyer' && workingHours);
    expect(lawyers.filter(({ workingHours }) => workingHours!.week.sunday!.length > 0)).toEqual([]);
    for (const mark of ['verified', 'featured'] as const) {
      const share = all.filter((row) => row[mark]).length / all.length;
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.5);
    }
  });
});
