import { describe, expect, it } from 'vitest';
import {
  countActive,
  type Filters,
  hasCriterion,
  isIndexable,
  noFilters,
  parseFilters,
  searchQueryOf,
  writeFilters,
} from './filters';
import { requestOf } from './request';

const parsed = (query: string): Filters => parseFilters(new URLSearchParams(query));
const query = (filters: Partial<Filters>): string => writeFilters({ ...noFilters, ...filters }).toString();

describe('the address of a search', () => {
  it('holds every filter, and is read back the same', () => {
    const all: Filters = {
      q: 'diş kliniği',
      category: 'saglik',
      city: 'istanbul',
      district: 'kadikoy',
      rating: 3.5,
      verified: true,
      featured: true,
      premium: true,
      open: true,
      tags: ['Uygun Fiyat', '7/24 Hizmet'],
      attributes: ['wifi', 'otopark'],
      prices: [1, 2],
      position: { lat: 41.01, lng: 28.97 },
      radius: 10,
      sort: 'distance',
      page: 3,
      view: 'liste',
      literal: ['city'],
    };
    expect(parseFilters(writeFilters(all))).toEqual(all);
  });

  it('of nothing chosen is empty', () => {
    expect(query({})).toBe('');
    expect(parsed('')).toEqual(noFilters);
  });

  it('keeps the names of the specification', () => {
    const search = writeFilters({
      ...noFilters,
      q: 'a',
      category: 'b',
      city: 'c',
      rating: 4,
      verified: true,
      featured: true,
      premium: true,
      sort: 'name',
      tags: ['x', 'y'],
      attributes: ['otopark', 'wifi'],
      prices: [1, 2],
    });
    expect(Object.fromEntries(search)).toEqual({
      q: 'a',
      kategori: 'b',
      sehir: 'c',
      puan: '4',
      dogrulanmis: 'true',
      onecikarilan: 'true',
      premium: 'true',
      siralama: 'name',
      etiketler: 'x,y',
      ozellik: 'otopark,wifi',
      fiyat: '1,2',
    });
  });

  it('that someone spoiled is read as far as it holds', () => {
    expect(parsed('puan=99&sayfa=-2&siralama=drop&gorunum=x&lat=91&lng=5&dogrulanmis=1&etiketler=,%20,a,a')).toEqual({
      ...noFilters,
      tags: ['a'],
    });
    expect(parsed('ozellik=wifi,helikopter&fiyat=0,3,x,9')).toEqual({
      ...noFilters,
      attributes: ['wifi'],
      prices: [3],
    });
    expect(parsed('puan=3,7').rating).toBe(3.5);
    expect(parsed('sayfa=2.9').page).toBe(2);
    expect(parsed('sayfa=2000').page).toBe(2000);
    for (const far of ['1e9', '9e99', 'Infinity', 'NaN', 'son']) expect(parsed(`sayfa=${far}`).page).toBe(1);
  });

  it('drops a district without its city, and a radius without a position', () => {
    expect(query({ district: 'kadikoy', radius: 5 })).toBe('');
  });
});

describe('a search', () => {
  it('runs once there is a criterion; sorting is none', () => {
    expect(hasCriterion(noFilters)).toBe(false);
    expect(hasCriterion(parsed('siralama=name&gorunum=liste'))).toBe(false);
    for (const query of ['q=a', 'kategori=a', 'sehir=a', 'puan=1', 'dogrulanmis=true', 'acik=true', 'etiketler=a']) {
      expect(hasCriterion(parsed(query))).toBe(true);
    }
  });

  it('is for search engines only with words, a category or a city', () => {
    expect(isIndexable(parsed('dogrulanmis=true&puan=4'))).toBe(false);
    for (const query of ['q=a', 'kategori=a', 'sehir=a']) expect(isIndexable(parsed(query))).toBe(true);
  });

  it('counts what narrows it, each tag once', () => {
    expect(countActive(parsed('q=a&kategori=b&sehir=c&puan=4&premium=true&etiketler=x,y&ozellik=wifi&fiyat=1,2'))).toBe(
      9,
    );
  });

  it('requests fifty rows at a time, from its page on', () => {
    const [, path] = requestOf('GET /api/companies/search', { query: searchQueryOf(parsed('q=a&acik=true&sayfa=3')) });
    expect(path).toBe('/api/companies/search?q=a&open_now=true&sort=relevance&facets=true&limit=50&offset=100');
  });

  it('near a place has a radius, and without a place no order by distance', () => {
    expect(searchQueryOf(parsed('lat=41&lng=29'))).toMatchObject({ radius: 25 });
    expect(searchQueryOf(parsed('siralama=distance'))?.sort).toBeUndefined();
  });
});
