import { expect, it } from 'vitest';
import type { Search, SearchIndex } from '../../search.js';
import { evidenceCategories, evidenceList } from './evidence-list.js';

interface Case {
  readonly q: string;
  /** The company on top of the page: of those that meet everything, or of the first group. */
  readonly first?: string;
  /** All that meet everything. */
  readonly exact?: readonly string[];
  /** What the first group lacks, as the person typed it. */
  readonly lacks?: readonly string[];
  /** Is not on the page before `first`, nor exact. */
  readonly never?: readonly string[];
}

const cases: readonly Case[] = [
  { q: 'şahinler güzellik salonu', exact: ['sahinler'] },
  {
    q: 'yüksek veteriner kliniği',
    first: 'yuksel',
  },
  { q: 'uğurun yeri', first: 'ugur', never: ['gurun'] },
  { q: 'emlakçı bursa', exact: ['estate'] },
  { q: 'telefoncu', exact: ['phone'] },
  { q: 'nakliyeci istanbul', exact: ['mover'] },
  { q: 'müftüoğlu etlokantası', exact: ['muftuoglu'] },
  { q: 'şahin kurutemizleme', exact: ['sahin-dry'] },
  { q: 'açık eczane kadıköy', exact: [], first: 'moda-pharmacy', lacks: ['açık'] },
  { q: 'muğlada ucuz otel otoparklı', exact: ['hotel'], never: ['parking'] },
  { q: 'antalya konya mutfağı restoran', exact: ['konya-kitchen'] },
  { q: 'diş ağrısı', exact: ['dentist'] },
  { q: 'su kaçağı', exact: ['plumber'] },
  { q: 'vergi danışmanı', exact: ['accountant'] },
  { q: 'kocaeli halı yıkama', exact: [], first: 'carpet', lacks: ['kocaeli'] },
  { q: 'izmit halı yıkama', exact: [], first: 'carpet', lacks: ['izmit'] },
  { q: 'panik atak', exact: ['psychologist'] },
  { q: 'baytar', first: 'vet', never: ['beauty'] },
  { q: 'dask kadıköy', exact: ['insurance'] },
  { q: 'yeni pastane', first: 'new-patisserie' },
  { q: 'yeni marmara eczanesi', first: 'marmara' },
  { q: 'orhan ceyhan avukat', first: 'ceyhan' },
  { q: 'kadıköy diş kliniği', exact: [], first: 'dentist', lacks: ['kadıköy'] },
  { q: 'kadıköy moda kafe', exact: ['moda'] },
  { q: 'muğla otel', first: 'dear-hotel' },
  { q: 'meydan denz', exact: ['meydan'] },
  { q: 'Kardeşler Gümüş', first: 'silver' },
  { q: 'moda kafe', exact: ['moda'] },
  { q: 'havuzlu otel', exact: ['dear-hotel'] },
  { q: '4.5 üstü otel', exact: ['dear-hotel'] },
  { q: '7/24 eczane', exact: ['open-pharmacy'] },
  { q: 'doktor', first: 'doctor' },
  { q: 'çiğ köfte', exact: ['raw'] },
  { q: 'kombi bozuldu', exact: ['boiler'] },
  { q: '0216 555 12 34', exact: ['phone'] },
  { q: 'iş davası avukatı', first: 'ceyhan', never: ['workwear'] },
  { q: 'işten çıkarıldım', first: 'ceyhan', never: ['workwear'] },
  { q: 'kardesler gumus brber pendik', exact: ['silver-barber'] },
  { q: 'Güneş Elektirikçi', exact: ['electrician'] },
];

/** Questions on which earlier designs failed, on a list made for them. */
export const evidenceContract = (opened: () => Search): void => {
  let filled: Promise<SearchIndex> | undefined;
  const index = (): Promise<SearchIndex> =>
    (filled ??= (async () => {
      const own = await opened().index(`contract-evidence-${Date.now()}`);
      await own.setCategories(evidenceCategories);
      await own.put(evidenceList());
      return own;
    })());
  const ask = async (q: string) => (await index()).search({ q, filters: {}, sort: 'relevance', limit: 10, offset: 0 });

  for (const { q, never = [], ...expected } of cases) {
    it(`explains the words of '${q}'`, async () => {
      const { hits, groups } = await ask(q);
      const exact = hits.map(({ id }) => id);
      const first = exact[0] ?? groups[0]?.hits[0]?.id;
      const lacks = groups[0]?.lacks.map(({ text }) => text);
      expect({ exact, first, lacks }).toMatchObject(expected);
      expect(exact.filter((id) => never.includes(id))).toEqual([]);
    });
  }

  it('keeps the name of a company from being a place', async () => {
    for (const q of ['Kardeşler Gümüş', 'meydan denz']) {
      const { interpreted } = await ask(q);
      expect([q, interpreted.city, interpreted.district]).toEqual([q, undefined, undefined]);
    }
  });

  it('reads that somebody asks for what is near, and for all wishes of a sentence', async () => {
    for (const q of ['yakınımdaki eczane', 'bana yakın eczane'])
      expect([q, (await ask(q)).interpreted.nearby]).toEqual([q, true]);
    const { interpreted } = await ask('yakınımda açık diş kliniği 4 puan üstü');
    expect(interpreted).toMatchObject({ nearby: true, openNow: true, rating: 4 });
  });

  it('reads civarımda as near me', async () => {
    expect((await ask('civarımda eczane')).interpreted.nearby).toBe(true);
  });

  it('suggests places and trades by how they begin, and says where a company is', async () => {
    const suggested = async (prefix: string) => (await index()).suggest(prefix);
    expect((await suggested('kadik'))[0]).toMatchObject({ type: 'district', text: 'Kadıköy' });
    expect((await suggested('ist'))[0]).toMatchObject({ type: 'city', text: 'İstanbul' });
    expect((await suggested('diş'))[0]).toMatchObject({ type: 'category', ref: 'dentist' });
    expect(await suggested('yüksel')).toContainEqual(
      expect.objectContaining({ type: 'company', ref: 'yuksel', city: 35, district: '35-bornova' }),
    );
  });
};
