import { expect, it } from 'vitest';
import type { Search } from '../../search.js';
import { cafe, company } from './company.js';
import { searchCategories } from './corpus.js';

/** What a word means is decided at each company. */
export const wordsContract = (opened: () => Search): void => {
  it('explains each word by what it means at each company', async () => {
    const own = await opened().index(`contract-words-${Date.now()}`);
    await own.setCategories(searchCategories);
    const restaurant = {
      categoryIds: ['yeme-icme', 'restoran'],
      categoryWords: ['Yeme İçme', 'Restoran', 'lokanta'],
    };
    await own.put([
      company('in-konya', 'Göl Lokantası', { ...restaurant, city: 42, district: '42-meram' }),
      company('named-konya', 'Konya Mutfağı', { ...restaurant, city: 7, district: '7-muratpasa' }),
      company('moda', 'Deniz Kahvesi', {
        ...cafe,
        address: 'Caferağa Mah. Moda Cad. No: 12',
        phones: ['2165551234'],
      }),
      company('moda-named', 'Moda Giyim', { phones: ['5325551234'] }),
      company('surname', 'Berber Elif Boya', { city: 6, district: '6-cankaya' }),
      company('unsorted', 'Ayşe Kuaför', {
        categoryIds: ['guzellik-ve-bakim'],
        categoryWords: ['Güzellik ve Bakım'],
      }),
    ]);
    const requested = async (q: string) => {
      const { hits, total, groups } = await own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 });
      return { hits: hits.map(({ id }) => id), total, groups };
    };
    expect(await requested('konya restoran')).toMatchObject({ hits: ['in-konya', 'named-konya'], total: 2 });
    expect(await requested('antalya konya mutfağı')).toMatchObject({ hits: ['named-konya'], total: 1 });
    expect(await requested('kadıköy moda kafe')).toMatchObject({ hits: ['moda'], total: 1 });
    expect(await requested('moda giyim')).toMatchObject({ hits: ['moda-named'], total: 1 });
    for (const phone of ['0216 555 12 34', '+90 216 5551234', '2165551234'])
      expect([phone, await requested(phone)]).toEqual([phone, { hits: ['moda'], total: 1, groups: [] }]);
    expect((await requested('555 12 34')).hits.toSorted()).toEqual(['moda', 'moda-named']);
    expect((await requested('berber')).hits).toEqual([]);
    expect((await requested('elif boya')).hits).toEqual(['surname']);
    expect((await requested('kuaför')).hits).toEqual(['unsorted']);
  });

  it('reads attributes in questions, and says which are lacking', async () => {
    const own = await opened().index(`contract-attributes-${Date.now()}`);
    await own.setCategories(searchCategories);
    await own.put([
      company('parking', 'Göl Kahvesi', { ...cafe, city: 6, attributes: ['otopark'] }),
      company('cheap', 'Deniz Kahvesi', { ...cafe, city: 6, attributes: ['uygun-fiyat'] }),
      company('park', 'Merkez Otopark', { city: 6, categoryIds: ['otomotiv', 'otopark'] }),
    ]);
    const requested = async (q: string) => {
      const { hits, groups, interpreted } = await own.search({
        q,
        filters: {},
        sort: 'relevance',
        limit: 5,
        offset: 0,
      });
      return {
        attributes: interpreted.attributes,
        hits: hits.map(({ id }) => id),
        groups: groups.map((group) => ({
          lacks: group.lacks.map(({ kind, text }) => `${kind} ${text}`),
          hits: group.hits.map(({ id }) => id).toSorted(),
        })),
      };
    };
    for (const q of ['otoparklı kafe', 'otoparkı olan kafe', 'ankara otoparklı kafe'])
      expect([q, await requested(q)]).toMatchObject([q, { hits: ['parking'], attributes: ['otopark'] }]);
    expect((await requested('ucuz kafe')).hits).toEqual(['cheap']);
    expect(await requested('wifi olan kafe')).toMatchObject({
      hits: [],
      groups: [{ lacks: ['attribute wifi'], hits: ['cheap', 'parking'] }],
    });
    const { parts } = await own.search({
      q: 'Ankarada wifi olan acik kafe',
      filters: {},
      sort: 'relevance',
      limit: 5,
      offset: 0,
    });
    expect(parts).toEqual([
      { kind: 'place', text: 'Ankarada', name: 'Ankara' },
      { kind: 'attribute', text: 'wifi', name: 'Wi-Fi’li' },
      { kind: 'wish', text: 'acik', name: 'açık' },
      { kind: 'category', text: 'kafe', name: 'Kafe' },
    ]);
  });
};
