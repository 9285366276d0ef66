import { createMeiliSearch } from '@carsi/platform/distributed/search/search';
import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { Search, SearchDocument } from '@carsi/platform/search';
import { type Answer, asking } from '@carsi/platform/testing/search-unseen';
import { lower } from '@carsi/platform/testing/search-unseen/grammar';
import { unseenCategories } from '@carsi/platform/testing/search-unseen/trades';
import { districtById, provinceByPlate, provinces } from '@carsi/turkish/places';
import { Meilisearch, type Settings } from 'meilisearch';

/** An engine with its companies indexed. */
export interface Filled {
  readonly ask: (text: string) => Promise<Answer>;
  readonly drop: () => Promise<void>;
}
export interface Engine {
  readonly name: string;
  readonly fill: (documents: readonly SearchDocument[]) => Promise<Filled>;
}

const BATCH = 10_000;
const LISTED = 10;
const MINUTES_10 = 600_000;

const ours = (name: string, open: () => Search, drop: (index: string) => Promise<void>): Engine => ({
  name,
  fill: async (documents) => {
    const of = `bench-quality-${Date.now()}`;
    const index = await open().index(of);
    await index.setCategories(unseenCategories);
    for (let at = 0; at < documents.length; at += BATCH) await index.put(documents.slice(at, at + BATCH));
    return { ask: asking(index), drop: () => drop(of) };
  },
});

export const embedded: Engine = ours(
  'ours, embedded',
  () => createEmbeddedSearch(),
  async () => undefined,
);

/** The text of a company as an integrator would index it. */
const plain = (document: SearchDocument) => ({
  id: document.id,
  name: document.name,
  category: document.categoryWords,
  services: document.services,
  city: provinceByPlate(document.city)?.name,
  district: document.district === null ? undefined : districtById(document.district)?.name,
  tags: document.tags,
  description: document.description,
  rating: document.bayesianRating,
});

const stopWords =
  `ve ile veya ya da de mi mı mu mü bir bi bu şu için en iyi çok var yok bana bul lütfen acaba nerede hangi arıyorum istiyorum lazım
öner önerir misiniz tavsiye varmı acil ucuz uygun kaliteli güvenilir yakın telefon telefonu numarası adresi adres fiyatları yorumları`.split(
    /\s+/,
  );

/** What a careful person sets by hand after a day with the engine's manual. */
const tuned: Settings = {
  searchableAttributes: ['name', 'category', 'services', 'city', 'district', 'tags', 'description'],
  rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'rating:desc'],
  stopWords,
  synonyms: Object.fromEntries([
    ...unseenCategories.flatMap(({ name, synonyms }) => {
      const all = [name, ...synonyms].map(lower);
      return all.map((one) => [one, all.filter((other) => other !== one)] as const);
    }),
    ...provinces.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, [lower(name)]] as const)),
  ]),
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: 100_000 },
};

const meili = (client: Meilisearch, name: string, settings: Settings | undefined): Engine => ({
  name,
  fill: async (documents) => {
    const index = client.index(`bench-plain-${Date.now()}`);
    await client.createIndex(index.uid, { primaryKey: 'id' }).waitTask({ timeout: MINUTES_10 });
    if (settings !== undefined) await index.updateSettings(settings).waitTask({ timeout: MINUTES_10 });
    let last;
    for (let at = 0; at < documents.length; at += BATCH)
      last = await index.addDocuments(documents.slice(at, at + BATCH).map(plain));
    if (last !== undefined) await client.tasks.waitForTask(last.taskUid, { timeout: MINUTES_10 });
    return {
      ask: async (text) => {
        const { hits, estimatedTotalHits } = await index.search<{ id: string }>(text, {
          limit: LISTED,
          attributesToRetrieve: ['id'],
        });
        return { ids: hits.map(({ id }) => id), total: estimatedTotalHits ?? hits.length };
      },
      drop: async () => void (await client.deleteIndexIfExists(index.uid)),
    };
  },
});

/** Meilisearch with our reading, as it comes, and tuned by hand: the same server, one index after the other. */
export const meiliEngines = (url: string, key: string): readonly Engine[] => {
  const requestInit = { headers: { 'Accept-Encoding': 'identity' } };
  const client = new Meilisearch({ host: url, apiKey: key, timeout: 60_000, requestInit });
  return [
    ours(
      'ours, on Meilisearch',
      () => createMeiliSearch({ url, key, timeoutMs: 20_000 }),
      async (index) => {
        for (const uid of [index, `${index}-categories`]) await client.deleteIndexIfExists(uid);
      },
    ),
    meili(client, 'Meilisearch, raw', undefined),
    meili(client, 'Meilisearch, tuned by hand', tuned),
  ];
};
