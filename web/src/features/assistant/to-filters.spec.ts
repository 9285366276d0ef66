import { describe, expect, it } from 'vitest';
import { writeFilters } from '../../lib/filters';
import { toFilters } from './to-filters';

const dentist = { slug: 'dis-hekimi', name: 'Diş Hekimi' };

describe('a sentence that was read', () => {
  it('becomes an address of filters', () => {
    const read = { categories: [dentist], rating: 4, open_now: true, nearby: true, rest: '', corrections: [] };
    const filters = toFilters('yakınımda açık diş kliniği 4 puan üstü', read, { lat: 41, lng: 29 });
    expect(Object.fromEntries(writeFilters(filters))).toEqual({
      kategori: 'dis-hekimi',
      puan: '4',
      acik: 'true',
      lat: '41',
      lng: '29',
      yaricap: '25',
      siralama: 'distance',
    });
  });

  it('keeps the remaining words', () => {
    const read = { city: { slug: 'izmir', name: 'İzmir' }, rest: 'kordon', corrections: [] };
    expect(toFilters('izmir kordon', read, null)).toMatchObject({ q: 'kordon', city: 'izmir', category: '' });
  });

  it('that could mean several categories stays words', () => {
    const read = { categories: [dentist, { slug: 'saglik', name: 'Sağlık' }], rest: '', corrections: [] };
    expect(toFilters('diş', read, null)).toMatchObject({ q: 'diş', category: '' });
  });
});
