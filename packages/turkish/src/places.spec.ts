import { describe, expect, it } from 'vitest';
import { areas } from './data/areas.js';
import { distanceKm } from './distance.js';
import { fold } from './fold.js';
import * as places from './places.js';

describe('places', () => {
  it('are 81 provinces by plate and 973 districts with ids of their own', () => {
    expect(places.provinces.map(({ plate }) => plate)).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(new Set(places.districts.map(({ id }) => id)).size).toBe(973);
    expect(places.provinces.filter(({ plate }) => places.districtsOf(plate).length === 0)).toEqual([]);
  });
  it('lie in Turkey, every province nearest to itself', () => {
    const nearestTo = ({ latitude, longitude }: places.Province): places.Province =>
      places.provinces.toSorted(
        (a, b) =>
          distanceKm(latitude, longitude, a.latitude, a.longitude) -
          distanceKm(latitude, longitude, b.latitude, b.longitude),
      )[0]!;
    expect(places.provinces.filter((province) => nearestTo(province) !== province)).toEqual([]);
    expect(distanceKm(41.0082, 28.9784, 39.9208, 32.8541)).toBeCloseTo(349.6, 0);
  });
  it.each([
    ['Istanbul', 34],
    ['İZMİR', 35],
    ['izmır', 35],
    ['Urfa', 63],
    ['Kahraman Maraş', 46],
    ['izmit', 41],
    ['06', 6],
    ['Hakkâri', 30],
  ] as const)('knows %s', (text, plate) => expect(places.findProvince(text)?.plate).toBe(plate));
  it('do not guess', () => {
    expect(places.findProvince('Gotham')).toBeUndefined();
    expect(places.findProvince('99')).toBeUndefined();
    expect(places.findDistrict('Ereğli')).toBeUndefined();
    expect(places.findDistrict('Kadıköy', 6)).toBeUndefined();
  });
  it('find a district by name within its province, and alone where only one has it', () => {
    expect(places.findDistrict('eregli', 67)?.id).toBe('67-eregli');
    expect(places.findDistrict('KADIKOY')?.id).toBe('34-kadikoy');
    expect(places.findDistrict('Eyüp')?.id).toBe('34-eyupsultan');
    expect(places.findDistrict('6-ÇANKAYA')?.name).toBe('Çankaya');
  });
  it('offer the 22 cities of the specification', () => {
    expect(places.frequentFilterPlates).toHaveLength(22);
    expect(places.frequentFilterPlates.map((plate) => places.provinceByPlate(plate)?.name)).toContain('Şanlıurfa');
  });
});

describe('areas', () => {
  it('are in districts that exist, and are called like no province and no district', () => {
    for (const [ids, names] of areas) {
      expect(ids.split(' ').filter((id) => places.districtById(id) === undefined)).toEqual([]);
      const all = names.split(',');
      expect(all.map(fold)).toEqual(all);
      expect(
        all.filter((name) => places.findProvince(name) !== undefined || places.districtsByName(name).length > 0),
      ).toEqual([]);
    }
  });
});
