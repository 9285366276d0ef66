import { assert as check, asyncProperty, string } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Search, SearchDocument, SearchFilters, SearchIndex, SearchQuery } from '../search.js';
import { cafe, company } from './search/company.js';
import { companies, searchCategories } from './search/corpus.js';
import { liftContract } from './search/lift.contract.js';
import { reasonsContract } from './search/reasons.contract.js';
import { wordsContract } from './search/words.contract.js';
import { evidenceContract } from './search-lists/evidence.js';

const KADIKOY = { latitude: 40.9903, longitude: 29.0275 };

const barber = {
  categoryIds: ['guzellik-ve-bakim', 'berber'],
  categoryWords: ['Güzellik ve Bakım', 'Berber', 'erkek kuaförü'],
};

const town: readonly SearchDocument[] = [
  company('a', 'Çınar Berber', {
    ...barber,
    rating: 4.5,
    reviewCount: 10,
    bayesianRating: 4.2,
    verified: true,
    tags: ['Güvenilir', 'Kurumsal'],
    attributes: ['wifi', 'parking'],
    priceLevel: 1,
    viewCount: 5,
    createdAt: 1_700_000_005,
    ...KADIKOY,
    open: [[0, 60]],
  }),
  company('b', 'Cem Usta', {
    ...barber,
    rating: 4.9,
    reviewCount: 2,
    bayesianRating: 3.9,
    district: '34-besiktas',
    tags: ['Güvenilir'],
    viewCount: 50,
    createdAt: 1_700_000_003,
    latitude: 41.0422,
    longitude: 29.0083,
    open: [[10_020, 10_200]],
  }),
  company('c', 'Şen Kafe', {
    ...cafe,
    rating: 4,
    reviewCount: 3,
    bayesianRating: 3.7,
    city: 6,
    district: '6-cankaya',
    featured: true,
    viewCount: 9,
    createdAt: 1_700_000_009,
    latitude: 39.9179,
    longitude: 32.8627,
    services: ['filtre kahve'],
    attributes: ['wifi'],
    priceLevel: 3,
  }),
  company('d', 'Ilıca Kafe', {
    ...cafe,
    rating: 3,
    reviewCount: 1,
    bayesianRating: 3.4,
    premium: true,
    city: 6,
    district: null,
    open: [[540, 1080]],
  }),
  company('e', 'İpek Kafe', { ...cafe, city: 35, district: '35-konak', description: 'Kordon boyunda deniz manzarası' }),
];

/** What every search engine behind the port does alike; ranking in depth is graded by search-quality. */
export const searchContract = (name: string, open: () => Promise<Search>): void => {
  describe(`search in ${name}`, () => {
    let search: Search;
    let index: SearchIndex;
    const ask = (query: Partial<SearchQuery> = {}) =>
      index.search({ filters: {}, sort: 'relevance', limit: 20, offset: 0, ...query });
    const ids = async (query: Partial<SearchQuery>): Promise<readonly string[]> =>
      (await ask(query)).hits.map(({ id }) => id);
    const found = async (filters: SearchFilters): Promise<readonly string[]> => (await ids({ filters })).toSorted();

    beforeAll(async () => {
      search = await open();
      index = await search.index(`contract-${Date.now()}`);
      await index.setCategories(searchCategories);
      await index.put(town);
    });

    it('lists everything, best rated first, when nothing is asked', async () => {
      const { hits, total } = await ask();
      expect(hits.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e', 'd']);
      expect([total, await index.count()]).toEqual([5, 5]);
    });

    it.each<readonly [SearchFilters, readonly string[]]>([
      [{ city: 6 }, ['c', 'd']],
      [{ district: '34-kadikoy' }, ['a']],
      [{ categories: ['berber'] }, ['a', 'b']],
      [{ categories: ['guzellik-ve-bakim'] }, ['a', 'b']],
      [{ categories: ['berber', 'kafe'], city: 34 }, ['a', 'b']],
      [{ verified: true }, ['a']],
      [{ featured: true }, ['c']],
      [{ premium: true }, ['d']],
      [{ rating: 4 }, ['a', 'b', 'c']],
      [{ tags: ['Güvenilir'] }, ['a', 'b']],
      [{ tags: ['Güvenilir', 'Kurumsal'] }, ['a']],
      [{ attributes: ['wifi'] }, ['a', 'c']],
      [{ attributes: ['wifi', 'parking'] }, ['a']],
      [{ attributes: ['" OR city = 6'] }, []],
      [{ priceLevels: [1] }, ['a']],
      [{ priceLevels: [1, 3] }, ['a', 'c']],
      [{ priceLevels: [4] }, []],
      [{ attributes: ['wifi'], priceLevels: [3] }, ['c']],
      [{ tags: ['O\'Reilly " OR city = 6'] }, []],
      [{ district: "' OR 1=1" }, []],
      [{ openAt: 59 }, ['a', 'b']],
      [{ openAt: 60 }, ['b']],
      [{ openAt: 119 }, ['b']],
      [{ openAt: 120 }, []],
      [{ openAt: 10_020 }, ['b']],
      [{ openAt: 1079 }, ['d']],
      [{ near: { ...KADIKOY, radiusKm: 1 } }, ['a']],
      [{ near: { ...KADIKOY, radiusKm: 10 } }, ['a', 'b']],
      [{ near: KADIKOY }, ['a', 'b', 'c', 'd', 'e']],
    ])('filters by %j', async (filters, expected) => expect(await found(filters)).toEqual(expected));

    it('sorts by what it is asked to, names by the Turkish alphabet', async () => {
      // b has the higher mean, of two reviews: a, of ten, stands above it.
      expect(await ids({ sort: 'rating' })).toEqual(['a', 'b', 'c', 'e', 'd']);
      expect(await ids({ sort: 'name' })).toEqual(['b', 'a', 'd', 'e', 'c']);
      expect((await ids({ sort: 'newest' })).slice(0, 3)).toEqual(['c', 'a', 'b']);
      expect((await ids({ sort: 'views' })).slice(0, 3)).toEqual(['b', 'c', 'a']);
      expect(await ids({ q: 'kafe', sort: 'name' })).toEqual(['d', 'e', 'c']);
    });

    it('sorts by distance, returns it in kilometres, and puts companies without a position last', async () => {
      const { hits } = await ask({ sort: 'distance', filters: { near: KADIKOY } });
      expect(hits.slice(0, 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect(hits[0]!.distance).toBeCloseTo(0, 1);
      expect(hits[1]!.distance).toBeCloseTo(5.99, 1);
      expect(hits[2]!.distance).toBeGreaterThan(300);
      expect(hits.slice(3).map(({ distance }) => distance)).toEqual([undefined, undefined]);
    });

    it('pages without losing or repeating a company, and counts them all', async () => {
      const pages = await Promise.all([0, 2, 4, 6].map((offset) => ask({ limit: 2, offset })));
      expect(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).toEqual(['a', 'b', 'c', 'e', 'd']);
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
      expect(await ids({ limit: 2, offset: 1 })).toEqual(['b', 'c']);
    });

    it('counts facets over the whole answer', async () => {
      const { facets } = await ask({ facets: true, limit: 1 });
      expect(facets!.cities).toEqual([
        { value: '34', count: 2 },
        { value: '6', count: 2 },
        { value: '35', count: 1 },
      ]);
      expect(facets!.tags).toEqual([
        { value: 'Güvenilir', count: 2 },
        { value: 'Kurumsal', count: 1 },
      ]);
      expect(facets!.attributes).toEqual([
        { value: 'wifi', count: 2 },
        { value: 'parking', count: 1 },
      ]);
      expect(facets!.priceLevels).toEqual([
        { value: '1', count: 1 },
        { value: '3', count: 1 },
      ]);
      expect(facets!.categories.slice(0, 2)).toEqual([
        { value: 'kafe', count: 3 },
        { value: 'yeme-icme', count: 3 },
      ]);
      expect(facets!.ratings.find(({ value }) => value === '4')).toEqual({ value: '4', count: 3 });
      const narrowed = await ask({ q: 'kafe', facets: true });
      expect(narrowed.facets!.cities).toEqual([
        { value: '6', count: 2 },
        { value: '35', count: 1 },
      ]);
    });

    it('reads places and categories out of the words and says so', async () => {
      const { hits, total, interpreted } = await ask({ q: "Ankara'daki kafeler" });
      expect(hits.map(({ id }) => id).toSorted()).toEqual(['c', 'd']);
      expect([total, interpreted]).toEqual([2, { city: 6, categories: ['kafe'], rest: '', corrections: [] }]);
    });

    it('reads wishes out of a sentence, and leaves them where nobody fulfils them', async () => {
      const wished = await ask({ q: 'doğrulanmış berber 4 puan üstü' });
      expect(wished.hits.map(({ id }) => id)).toEqual(['a']);
      expect(wished.interpreted).toMatchObject({ verified: true, rating: 4, categories: ['berber'], rest: '' });
      const unfulfilled = await ask({ q: 'doğrulanmış kafe' });
      expect(unfulfilled.total).toBe(0);
      expect(unfulfilled.groups).toMatchObject([{ lacks: [{ kind: 'wish', text: 'doğrulanmış' }], total: 3 }]);
      expect(unfulfilled.interpreted.verified).toBeUndefined();
      expect((await ask({ q: 'yakınımda kafe' })).interpreted).toMatchObject({ nearby: true, categories: ['kafe'] });
    });

    liftContract(() => index);
    reasonsContract(ask);

    it('says what it corrected', async () => {
      const { hits, interpreted, didYouMean } = await ask({ q: 'ankra kafe' });
      expect(hits.map(({ id }) => id).toSorted()).toEqual(['c', 'd']);
      expect(interpreted.corrections).toEqual([{ from: 'ankra', to: 'Ankara' }]);
      expect(didYouMean).toBe('Ankara kafe');
    });

    it('lets explicit filters beat the words', async () =>
      expect(await found({ city: 35 })).toEqual((await ids({ q: 'ankara kafe', filters: { city: 35 } })).toSorted()));

    it('keeps words as text on request', async () => {
      const { interpreted } = await ask({ q: 'berber', literal: ['category'] });
      expect(interpreted).toEqual({ rest: 'berber', corrections: [] });
      expect((await ids({ q: 'berber', literal: ['category'] })).toSorted()).toEqual(['a', 'b']);
    });

    it('finds words of names, services and descriptions, also unfinished ones', async () => {
      expect(await ids({ q: 'cem usta' })).toEqual(['b']);
      expect(await ids({ q: 'filtre kah' })).toEqual(['c']);
      expect(await ids({ q: 'manzarası' })).toEqual(['e']);
    });

    it('says in groups what no company meets, outside of the total', async () => {
      const { hits, total, groups } = await ask({ q: 'İzmir berber' });
      expect([hits, total]).toEqual([[], 0]);
      expect(groups).toEqual([
        { lacks: [{ kind: 'place', text: 'İzmir', name: 'İzmir' }], total: 2, hits: expect.any(Array) as unknown },
      ]);
      expect(groups[0]!.hits.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    });

    it('answers nothing to nonsense', async () => {
      for (const q of ['asdfghjkl', 'qwxzv', '???', '🙂', "'; DROP TABLE"]) {
        const { total, groups } = await ask({ q });
        expect([q, total, groups]).toEqual([q, 0, []]);
      }
    });

    it('is safe with any text', async () => {
      const anything = asyncProperty(string({ unit: 'binary', maxLength: 200 }), async (q) => {
        const { hits, total } = await ask({ q, facets: true });
        return hits.length <= 20 && total >= hits.length;
      });
      await expect(check(anything, { numRuns: 40 })).resolves.toBeUndefined();
    });

    it.each([
      '"',
      '\\',
      '*.*',
      '(((((',
      '[a-z]+$',
      'a'.repeat(200),
      'ab '.repeat(66),
      '-kafe',
      'kafe AND NOT berber',
      'city = 6',
      '\uD800',
      '\u202Eefak',
      '__proto__ constructor',
    ])('is safe with %j', async (q) => expect((await ask({ q })).total).toBeGreaterThanOrEqual(0));

    it('suggests categories, provinces, whole queries and companies while someone types', async () => {
      expect(await index.suggest('berb')).toContainEqual({ type: 'category', text: 'Berber', ref: 'berber' });
      expect(await index.suggest('ANK')).toContainEqual({ type: 'city', text: 'Ankara', ref: '6' });
      expect(await index.suggest('istanbul ber')).toContainEqual({ type: 'query', text: 'İstanbul Berber' });
      expect(await index.suggest('çın')).toContainEqual(
        expect.objectContaining({ type: 'company', text: 'Çınar Berber', ref: 'a' }),
      );
      expect(await index.suggest('')).toEqual([]);
      expect((await index.suggest('a')).length).toBeLessThanOrEqual(8);
    });

    it('suggests districts and neighbourhoods with companies, companies with their place, and no letters in the middle', async () => {
      const own = await search.index(`contract-suggest-${Date.now()}`);
      await own.setCategories([
        ...searchCategories,
        { id: 'sarj', parentId: null, name: 'Şarj İstasyonu', synonyms: [] },
        { id: 'foto', parentId: null, name: 'Fotoğrafçı', synonyms: ['dış çekim'] },
      ]);
      const inKadikoy = { city: 34, district: '34-kadikoy' };
      await own.put([
        company('moda', 'Moda Kahvesi', { ...inKadikoy, address: 'CAFERAĞA MAH. Moda Cad. 12' }),
        company('first', 'Işık Kuaför', { ...inKadikoy, address: 'Göztepe Mah.' }),
        company('second', 'Işık Kuaför', { city: 6, district: null }),
        company('gone', 'Kapanan', { city: 66, district: '66-kadisehri' }),
      ]);
      await own.remove(['gone']);
      const texts = async (typed: string) => (await own.suggest(typed)).map(({ type, text }) => `${type} ${text}`);
      expect(await own.suggest('kadı')).toEqual([{ type: 'district', text: 'Kadıköy', ref: '34-kadikoy' }]);
      expect(await texts('kadi')).toEqual(['district Kadıköy']);
      expect(await own.suggest('cafer')).toEqual([{ type: 'neighbourhood', text: 'Caferağa', district: '34-kadikoy' }]);
      expect(await own.suggest('ışık')).toEqual([
        { type: 'company', text: 'Işık Kuaför', ref: 'first', ...inKadikoy },
        { type: 'company', text: 'Işık Kuaför', ref: 'second', city: 6 },
      ]);
      expect(await texts('ist')).toEqual(['city İstanbul']);
      expect(await texts('diş')).toEqual(['category Diş Hekimi']);
      expect(await texts('dis')).toEqual(['category Diş Hekimi']);
      expect(await texts('istas')).toContain('category Şarj İstasyonu');
      expect(await texts('kadıköy diş')).toEqual(['query Kadıköy Diş Hekimi']);
      expect(await texts('dişçi kad')).toEqual(['query Kadıköy Diş Hekimi']);
      expect(await texts('urfa dişçi')).toEqual(['query Şanlıurfa Diş Hekimi']);
    });

    it('has no answer before the first company, and none is a fault', async () => {
      const own = await search.index(`contract-empty-${Date.now()}`);
      await own.setCategories(searchCategories);
      for (const q of ['', 'kafe', 'ankara berber', 'çınr', 'dükk'])
        expect([q, await own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0, facets: true })]).toEqual(
          [q, expect.objectContaining({ hits: [], total: 0, groups: [] })],
        );
      expect((await own.suggest('berb')).filter(({ type }) => type === 'company')).toEqual([]);
      expect(await own.count()).toBe(0);
    });

    it('replaces and removes companies, searchable at once', async () => {
      const own = await search.index(`contract-write-${Date.now()}`);
      await own.put([company('x', 'Eski Ad'), company('y', 'Kalan')]);
      await own.put([company('x', 'Yeni Ad', { city: 6, district: null })]);
      const requested = (q: string) => own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 });
      expect((await requested('eski')).total).toBe(0);
      expect((await requested('yeni ad')).hits).toEqual([{ id: 'x' }]);
      expect(await own.count()).toBe(2);
      await own.remove(['x', 'never']);
      expect([(await requested('yeni')).total, await own.count()]).toEqual([0, 1]);
    });

    it('shows the old index until a rebuild is whole, and loses nothing that was written meanwhile', async () => {
      const own = await search.index(`contract-rebuild-${Date.now()}`);
      await own.put([company('old', 'Eski Dükkan')]);
      const total = async (q: string) =>
        (await own.search({ q, filters: {}, sort: 'relevance', limit: 5, offset: 0 })).total;
      await own.rebuild(async (put) => {
        await put([company('new', 'Taze Dükkan'), company('moved', 'Taşınan')]);
        expect([await total('eski'), await total('taze')]).toEqual([1, 0]);
        await own.put([company('meanwhile', 'Sonradan Gelen')]);
      });
      expect([await total('eski'), await total('taze'), await total('sonradan'), await own.count()]).toEqual([
        0, 1, 1, 3,
      ]);
    });

    it('keeps the old index when a rebuild fails', async () => {
      const own = await search.index(`contract-failed-${Date.now()}`);
      await own.put([company('old', 'Eski Dükkan')]);
      await expect(own.rebuild(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await own.count()).toBe(1);
    });

    it('agrees with a plain look at every company on filters, totals and facets', async () => {
      const own = await search.index(`contract-many-${Date.now()}`);
      const many = companies(1200, 5);
      await own.setCategories(searchCategories);
      await own.put(many);
      const cases: readonly (readonly [SearchFilters, (document: SearchDocument) => boolean])[] = [
        [
          { city: 34, categories: ['berber'] },
          ({ city, categoryIds }) => city === 34 && categoryIds.includes('berber'),
        ],
        [{ rating: 4.2, verified: true }, ({ rating, verified }) => rating >= 4.2 && verified],
        [
          { openAt: 600, tags: ['Güvenilir'] },
          ({ open, tags }) => tags.includes('Güvenilir') && open.some(([from, to]) => from <= 600 && 600 < to),
        ],
        [{ openAt: 9_000 }, ({ open }) => open.some(([from, to]) => from <= 9_000 && 9_000 < to)],
      ];
      for (const [filters, passes] of cases) {
        const answer = await own.search({ filters, sort: 'name', limit: 100, offset: 0, facets: true });
        const expected = many.filter(passes);
        expect(answer.total).toBe(expected.length);
        expect(expected.length).toBeGreaterThan(0);
        const perCity = Map.groupBy(expected, ({ city }) => String(city));
        expect(new Map(answer.facets!.cities.map(({ value, count }) => [value, count]))).toEqual(
          new Map([...perCity].map(([city, of]) => [city, of.length])),
        );
      }
    });

    wordsContract(() => search);
    evidenceContract(() => search);
  });
};
