import { describe, expect, it } from 'vitest';
import { noFilters, parseFilters } from '../../lib/filters';
import { activeChips } from './active-chips';
import { readings, wordChips } from './interpretation';
import { nameOf } from './names';
import { searchHead } from './page-head';
import { pageNumbers } from './page-numbers';
import { presetOf, runs } from './preset';

const names = { category: 'Restoran', city: 'İstanbul' };
const filters = (query: string) => parseFilters(new URLSearchParams(query));

describe('the chips', () => {
  it('name what is active, and each knows the search without it', () => {
    const chips = activeChips(filters('kategori=restoran&sehir=istanbul&ilce=kadikoy&puan=4&etiketler=a,b'), names);
    expect(chips.map(({ text }) => text)).toEqual(['Restoran', 'İstanbul', 'kadikoy', '4,0 puan ve üstü', 'a', 'b']);
    expect(chips.find(({ key }) => key === 'city')?.without).toEqual({ city: '', district: '' });
    expect(chips.find(({ key }) => key === 'tag-a')?.without).toEqual({ tags: ['b'] });
  });

  it('show how the words were interpreted', () => {
    const read = readings({
      city: { slug: 'izmir', name: 'İzmir' },
      categories: [{ slug: 'kafe', name: 'Kafe' }],
      rest: '',
      corrections: [],
    });
    expect(read).toEqual([
      { literal: 'city', text: 'İzmir' },
      { literal: 'category', text: 'Kafe' },
    ]);
  });
});

describe('words of a search that a chip takes out of it', () => {
  const moda = { kind: 'place', text: 'Moda' } as const;
  const parking = { kind: 'attribute', text: 'otoparklı', name: 'otoparklı' } as const;
  const cheap = { kind: 'attribute', text: 'ucuz', name: 'uygun fiyatlı' } as const;
  const parts = [{ kind: 'place', text: 'kadıköy', name: 'Kadıköy' }, moda, parking, cheap] as const;
  const of = (rest: string, total: number, attributes: string[] = []) =>
    wordChips({
      interpreted: { rest, corrections: [], attributes },
      parts: [...parts],
      total,
      groups: [{ lacks: [moda], total: 2, results: [] }],
    }).map(({ text }) => text);
  it('are those of an address, unless the shown companies lack them or they were read otherwise', () => {
    expect(of('moda sessiz', 3)).toEqual(['Moda']);
    expect(of('moda', 0)).toEqual([]);
    expect(of('modaevi', 3)).toEqual([]);
  });
  it('are attributes of which there are several', () => {
    expect(of('', 3, ['Otopark', 'Uygun fiyat'])).toEqual(['otoparklı', 'uygun fiyatlı']);
    expect(of('', 3, ['Otopark'])).toEqual([]);
  });
});

describe('the display name of a URL value', () => {
  const cities = [{ slug: 'istanbul', name: 'İstanbul' }];
  it('is found by slug or by the name in any spelling; else the word itself', () => {
    expect(nameOf('istanbul', cities)).toBe('İstanbul');
    expect(nameOf('Istanbul', cities)).toBe('İstanbul');
    expect(nameOf('izmir-merkez', undefined)).toBe('İzmir merkez');
  });
});

describe('the head of a search', () => {
  const head = (path: string, query: string) => searchHead(presetOf(path), filters(query), names);
  it('varies with words, category and city', () => {
    expect(head('/arama', 'q=berber').title).toBe('“berber” için sonuçlar · Restoran · İstanbul | Çarşı');
    expect(head('/arama', 'kategori=restoran&sehir=istanbul').heading).toBe('İstanbul Restoran firmaları');
    const bare = searchHead(presetOf('/firmalar/populer'), noFilters, { category: '', city: '' });
    expect(bare.title).toBe('En popüler firmalar | Çarşı');
  });

  it('is not for search engines without words, category or city', () => {
    expect(head('/arama', 'puan=4').noindex).toBe(true);
    expect(head('/arama', 'sehir=istanbul').noindex).toBe(false);
    expect(head('/firmalar', '').noindex).toBe(false);
  });

  it('has one canonical address for all its arrangements', () => {
    expect(head('/arama', 'gorunum=liste&siralama=name&kategori=restoran&puan=4&sayfa=2').path).toBe(
      '/arama?kategori=restoran&sayfa=2',
    );
  });
});

describe('the lists', () => {
  it('of /firmalar always run, /arama with a criterion, nearby with a place', () => {
    expect(runs(presetOf('/firmalar'), noFilters)).toBe(true);
    expect(runs(presetOf('/arama'), noFilters)).toBe(false);
    expect(runs(presetOf('/arama'), filters('q=a'))).toBe(true);
    expect(runs(presetOf('/firmalar/yakin'), noFilters)).toBe(false);
    expect(runs(presetOf('/firmalar/yakin'), filters('sehir=izmir'))).toBe(true);
  });

  it('apply the filters of their path', () => {
    expect(presetOf('/firmalar/dogrulanmis').apply(noFilters).verified).toBe(true);
    const near = presetOf('/firmalar/yakin').apply(filters('lat=41&lng=29'));
    expect(near).toMatchObject({ radius: 25, sort: 'distance' });
  });
});

describe('the pages', () => {
  it('show the ends, the neighbours, and a gap only where more than one is missing', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
  });
});
