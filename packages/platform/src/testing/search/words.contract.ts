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

  it('knows a word of a category at once, and no longer once it is gone', async () => {
    const own = await opened().index(`contract-attached-${Date.now()}`);
    await own.setCategories(searchCategories);
    await own.put([company('house', 'Deniz Kahvesi', cafe), company('shop', 'Merkez Giyim')]);
    const found = async () =>
      (await own.search({ q: 'zıngırdakçı', filters: {}, sort: 'relevance', limit: 5, offset: 0 })).hits;
    expect(await found()).toEqual([]);
    await own.setCategories(
      searchCategories.map((each) => (each.id === 'kafe' ? { ...each, synonyms: ['zıngırdakçı'] } : each)),
    );
    expect(await found()).toEqual([{ id: 'house' }]);
    await own.setCategories(searchCategories);
    expect(await found()).toEqual([]);
  });

  it('finds companies of categories that a list brought by the trade in their names', async () => {
    const own = await opened().index(`contract-brought-${Date.now()}`);
    const brought = { id: 'kaynak', name: 'Kara taşıtları için hizmetler', parentId: null, synonyms: [] };
    await own.setCategories([...searchCategories, brought]);
    const inIt = { categoryIds: ['kaynak'], categoryWords: [brought.name], city: 6 };
    await own.put([
      company('named', 'Marmara Diş Kliniği', inIt),
      company('other', 'Marmara Oto', inIt),
      company('elsewhere', 'Diş Kliniği Yanı Kafe', { ...cafe, city: 6 }),
    ]);
    const { hits, total } = await own.search({
      q: 'ankara diş hekimi',
      filters: {},
      sort: 'relevance',
      limit: 5,
      offset: 0,
    });
    expect([hits.map(({ id }) => id), total]).toEqual([['named'], 1]);
  });

  it('understands categories that a list brought by their names', async () => {
    const own = await opened().index(`contract-alike-${Date.now()}`);
    const brought = { id: 'kaynak', name: 'Berberlik faaliyetleri', parentId: null, synonyms: [] };
    await own.setCategories([...searchCategories, brought]);
    const inIt = { categoryIds: ['kaynak'], categoryWords: [brought.name] };
    await own.put([
      company('alike', 'Hüseyin Usta', { ...inIt, city: 6, district: '6-cankaya' }),
      company('other', 'Hüseyin Usta Deri', { city: 6, district: '6-cankaya' }),
    ]);
    const of = async (q: string) => own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 });
    const { hits, total, interpreted } = await of('çankaya berber');
    expect([hits.map(({ id }) => id), total, interpreted.categories]).toEqual([['alike'], 1, ['berber']]);
  });

  it('takes an ordinary noun that nobody has for no form and no slip of another, and offers what may be meant', async () => {
    const own = await opened().index(`contract-nouns-${Date.now()}`);
    await own.setCategories([
      { id: 'glazier', name: 'Camcı', parentId: null, synonyms: ['cam'] },
      { id: 'meze', name: 'Mezeci', parentId: null, synonyms: ['meze'] },
    ]);
    await own.put([
      company('glazier', 'Gürbüz Cam', { categoryIds: ['glazier'], categoryWords: ['Camcı', 'cam'] }),
      company('meze', 'Deniz Meze', { categoryIds: ['meze'], categoryWords: ['Mezeci', 'meze'] }),
      company('mosque-street', 'Merkez Market', { address: 'Cami Sok. No: 4' }),
      company('in-can', 'Merkez Kırtasiye', { city: 17, district: '17-can' }),
    ]);
    const requested = async (q: string) => {
      const { hits, didYouMean } = await own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 });
      return { hits: hits.map(({ id }) => id), didYouMean };
    };
    expect(await requested('cami')).toEqual({ hits: ['mosque-street'], didYouMean: undefined });
    expect((await requested('balkon cami')).hits).not.toContain('mosque-street');
    expect((await requested('camcılık')).hits).toEqual(['glazier']);
    expect(await requested('müze')).toEqual({ hits: [], didYouMean: 'meze' });
    expect(await requested('mze')).toEqual({ hits: ['meze'], didYouMean: 'meze' });
    expect((await requested('çanta')).hits).toEqual([]);
    expect((await requested('Çan’da')).hits).toEqual(['in-can']);
  });

  it('takes the name of an area for its district as long as no company has the name', async () => {
    const own = await opened().index(`contract-areas-${Date.now()}`);
    await own.setCategories(searchCategories);
    const inBeyoglu = { ...cafe, district: '34-beyoglu' };
    await own.put([company('beyoglu', 'Deniz Kahvesi', inBeyoglu), company('kadikoy', 'Göl Kahvesi', cafe)]);
    const found = async (q: string) => {
      const { hits, parts, groups } = await own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 });
      return { hits: hits.map(({ id }) => id), place: parts?.[0]?.name, others: groups[0]?.hits.map(({ id }) => id) };
    };
    for (const q of ['taksim kafe', 'Taksim’deki kafeler', 'taksimde kafe'])
      expect([q, await found(q)]).toEqual([q, { hits: ['beyoglu'], place: 'Beyoğlu', others: ['kadikoy'] }]);
    expect((await found('anadolu yakası kafe')).hits).toEqual(['kadikoy']);
    await own.put([company('taksim', 'Çınar Kahvesi', { ...inBeyoglu, address: 'Taksim Meydanı No: 2' })]);
    expect(await found('taksim kafe')).toMatchObject({ hits: ['taksim'], others: ['beyoglu', 'kadikoy'] });
  });

  it('reads when companies are to be open, and says who is not', async () => {
    const own = await opened().index(`contract-times-${Date.now()}`);
    await own.setCategories(searchCategories);
    const day = (at: number, from: number, to: number) => [at * 1440 + from * 60, at * 1440 + to * 60] as const;
    const weekdays = [0, 1, 2, 3, 4].map((at) => day(at, 9, 19));
    await own.put([
      company('weekdays', 'Deniz Kahvesi', { ...cafe, open: weekdays }),
      company('saturdays', 'Göl Kahvesi', { ...cafe, open: [...weekdays, day(5, 9, 15)] }),
      company('daily', 'Çınar Kahvesi', { ...cafe, open: [0, 1, 2, 3, 4, 5, 6].map((at) => day(at, 10, 30)) }),
      company('market', 'Pazar Tekstil'),
    ]);
    const found = async (q: string) => {
      const { hits, interpreted, groups } = await own.search({
        q,
        filters: {},
        sort: 'relevance',
        limit: 5,
        offset: 0,
      });
      const lacks = groups[0]?.lacks.map(({ kind, name }) => `${kind} ${name}`);
      return { hits: hits.map(({ id }) => id).toSorted(), openOn: interpreted.openOn, lacks };
    };
    const sunday = { hits: ['daily'], openOn: 'pazar günü', lacks: ['wish pazar günü açık'] };
    for (const q of ['pazar günü açık kafe', 'pazar açık kafe', 'pazar gunu acik olan kafeler'])
      expect([q, await found(q)]).toEqual([q, sunday]);
    expect(await found('cumartesi günü açık kafe')).toMatchObject({ hits: ['daily', 'saturdays'] });
    expect(await found('hafta sonu açık kafe')).toMatchObject({ hits: ['daily', 'saturdays'], openOn: 'hafta sonu' });
    expect(await found('gece açık kafe')).toMatchObject({ hits: ['daily'], openOn: 'gece' });
    expect((await found('pazar tekstil')).hits).toEqual(['market']);
    await own.put([company('buffet', 'Pazar Açık Büfe', { open: [day(0, 9, 19)] })]);
    expect((await found('pazar günü açık kafe')).hits).toEqual(['daily']);
  });

  it('puts a trade that lists the very word first', async () => {
    const own = await opened().index(`contract-listed-${Date.now()}`);
    await own.setCategories([
      { id: 'root', name: 'Güzellik', parentId: null, synonyms: [] },
      { id: 'barber', name: 'Berber', parentId: 'root', synonyms: ['ustura'] },
    ]);
    const barber = { categoryIds: ['root', 'barber'], categoryWords: ['Güzellik', 'Berber', 'ustura'] };
    await own.put([
      company('known', 'Makas', { ...barber, bayesianRating: 4.9 }),
      company('lists', 'Tarak', { ...barber, services: ['Ustura'], bayesianRating: 3.1 }),
      company('elsewhere', 'Bıçakçı', { services: ['Ustura'], bayesianRating: 5 }),
    ]);
    const { hits } = await own.search({ q: 'ustura', filters: {}, sort: 'relevance', limit: 5, offset: 0 });
    expect(hits.map(({ id }) => id)).toEqual(['lists', 'known', 'elsewhere']);
  });

  it('weighs the distance against the trade where the place has none', async () => {
    const own = await opened().index(`contract-nearness-${Date.now()}`);
    await own.setCategories([
      { id: 'tekstil', name: 'Tekstil ve Terzi', parentId: null, synonyms: [] },
      { id: 'tailor', name: 'Terzi', parentId: 'tekstil', synonyms: [] },
      { id: 'cleaner', name: 'Kuru Temizleme', parentId: 'tekstil', synonyms: [] },
    ]);
    const at = (id: string, own: string, name: string, latitude: number) =>
      company(id, id, {
        categoryIds: ['tekstil', own],
        categoryWords: ['Tekstil ve Terzi', name],
        city: 6,
        district: '6-cankaya',
        latitude,
        longitude: 33,
      });
    await own.put([
      company('there', 'Başka', { city: 6, district: '6-akyurt', latitude: 40.1, longitude: 33 }),
      at('cleaner', 'cleaner', 'Kuru Temizleme', 40.05),
      at('tailor', 'tailor', 'Terzi', 39.9),
      at('far-tailor', 'tailor', 'Terzi', 37),
    ]);
    const { groups } = await own.search({ q: 'akyurt terzi', filters: {}, sort: 'relevance', limit: 5, offset: 0 });
    expect(groups[0]!.hits.map(({ id }) => id)).toEqual(['tailor', 'cleaner', 'far-tailor']);
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
