import { attributes } from '@carsi/contracts/directory/attributes';
import { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import type { Index } from 'meilisearch';
import type { SearchCategory } from '../../search.js';
import { Centres, type Position } from '../../searching/centres.js';
import { type Locality, LocalPlaces } from '../../searching/local-places.js';
import { countWords, FIELD_BITS } from '../../searching/fields.js';
import { type MeiliDocument, storedWords, WORD_FIELDS } from './documents.js';

const PAGE = 2_000;
/** Tolerance: clocks of replicas differ, and a document may become visible after a newer one. */
const OVERLAP_MS = 30_000;

/** Below this number of companies removed by other replicas the vocabulary is not reloaded. */
const LEAST_GONE = 50;

/** What a replica remembers of a company. */
interface Counted extends Locality {
  readonly position: Position | undefined;
  /** `word << FIELD_BITS | fields` of every distinct word, in rising order. */
  readonly words: Uint32Array;
  readonly nameLength: number;
  readonly phrases: readonly string[];
}
const FIELD_MASK = 2 ** FIELD_BITS - 1;

/**
 * This replica's copy of the vocabulary and the categories. Meilisearch cannot list its vocabulary, and a request to the engine for
 * every word would cost more than the search itself.
 *
 * States: loaded by paginating the documents when the index is opened; own writes are counted as they are made; writes of other
 * replicas are read by `putAt` from time to time.
 * Guarantee: a word is known here before its own `put` resolves, elsewhere within a refresh; a changed or removed company takes its
 * words along. Trade: the words of each company are cached, some 300 bytes a company; the scorer reads them. Removals by other replicas are noticed by the
 * number of documents, and only when a reload is worth it; until then their words still influence interpretation.
 */
export class Lexicon {
  vocabulary = new Vocabulary();
  gazetteer = new Gazetteer([], attributes);
  centres = new Centres();
  local = new LocalPlaces();
  #counted = new Map<string, Counted>();
  #latest = 0;
  readonly #companies: Index<MeiliDocument>;
  readonly #categories: Index<SearchCategory>;

  constructor(companies: Index<MeiliDocument>, categories: Index<SearchCategory>) {
    this.#companies = companies;
    this.#categories = categories;
  }

  count(document: Parameters<typeof storedWords>[0]): void {
    const { vocabulary } = this;
    const { _geo: position } = document;
    const words = storedWords(document);
    this.#latest = Math.max(this.#latest, document.putAt);
    this.remove([document.id]);
    countWords(vocabulary, words, 1);
    const packed = Uint32Array.from(words.fields, ([word, bits]) => (vocabulary.id(word)! << FIELD_BITS) | bits);
    const counted = {
      words: packed.sort(),
      nameLength: words.name.length,
      phrases: words.phrases,
      district: document.district,
      neighbourhood: document.neighbourhood ?? null,
      position: position ? { latitude: position.lat, longitude: position.lng } : undefined,
    };
    this.#counted.set(document.id, counted);
    this.centres.count(counted, counted.position, 1);
    this.local.count(counted, 1);
  }

  /** The fields that a word stands in, as bits: 0 where the company has not the word. */
  fieldsOf(id: string, word: number): number {
    const words = this.#counted.get(id)?.words;
    if (words === undefined) return 0;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (words[middle]! >>> FIELD_BITS < word) low = middle + 1;
      else high = middle;
    }
    return low < words.length && words[low]! >>> FIELD_BITS === word ? words[low]! & FIELD_MASK : 0;
  }

  nameLength(id: string): number {
    return Math.max(1, this.#counted.get(id)?.nameLength ?? 1);
  }

  remove(ids: readonly string[]): void {
    const { vocabulary } = this;
    for (const id of ids) {
      const counted = this.#counted.get(id);
      if (counted === undefined) continue;
      this.#counted.delete(id);
      this.centres.count(counted, counted.position, -1);
      this.local.count(counted, -1);
      const fields = new Map<string, number>();
      for (const packed of counted.words) fields.set(vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
      countWords(vocabulary, { phrases: counted.phrases, fields }, -1);
    }
  }

  /** Reloads everything, as after a rebuild. */
  async load(): Promise<void> {
    this.vocabulary = new Vocabulary();
    this.centres = new Centres();
    this.local = new LocalPlaces();
    this.#counted = new Map();
    this.#latest = 0;
    await this.#readCategories();
    await this.#read();
  }

  /** Reads documents that other replicas have indexed since. */
  async refresh(): Promise<void> {
    await this.#readCategories();
    await this.#read(`putAt >= ${this.#latest - OVERLAP_MS}`);
    const { numberOfDocuments } = await this.#companies.getStats();
    const gone = this.#counted.size - numberOfDocuments;
    if (gone > Math.max(LEAST_GONE, this.#counted.size / 100)) await this.load();
  }

  async #read(filter?: string): Promise<void> {
    for (let offset = 0; ; offset += PAGE) {
      const { results } = await this.#companies.getDocuments({
        fields: [...WORD_FIELDS],
        limit: PAGE,
        offset,
        ...(filter === undefined ? {} : { filter }),
      });
      for (const document of results) this.count(document);
      this.vocabulary.settle();
      if (results.length < PAGE) return;
    }
  }

  async #readCategories(): Promise<void> {
    const { results } = await this.#categories.getDocuments({ limit: 10_000 });
    this.gazetteer = new Gazetteer(results, attributes);
  }
}
