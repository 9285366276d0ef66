import { collate } from '@carsi/turkish/collate';
import { neighbourhoodIn } from '@carsi/turkish/neighbourhood';
import { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import type { SearchDocument } from '../../search.js';
import { countWords, documentWords, FIELD_BITS, phrasesOf } from '../../searching/fields.js';
import { Centres } from '../../searching/centres.js';
import { type Locality, LocalPlaces } from '../../searching/local-places.js';
import { Openness } from './openness.js';
import { bytes, floats, type Numbers, numbers } from './columns.js';

/**
 * The inverted index of one set of companies.
 *
 * States: a company is added under the next ordinal and dies when it is replaced or removed; postings hold ordinals in rising order and
 * are never edited. When the dead outnumber a quarter of the living, the owner makes a new segment of the living.
 * Guarantee: a company is searchable when `add` returns. Trade: everything is in memory, some 2 kB a company; of descriptions only
 * the words are stored.
 */
export interface Entry extends Omit<SearchDocument, 'description' | 'categoryWords' | 'district'>, Locality {
  /** Sort key of the Turkish alphabet. */
  readonly sortKey: string;
  /** Numbers of the name's words, in order. */
  readonly nameWords: Uint32Array;
  /** `word << FIELD_BITS | fields` of every distinct word. */
  readonly words: Uint32Array;
}

const FIELD_MASK = 2 ** FIELD_BITS - 1;

const append = <Key>(map: Map<Key, Numbers>, key: Key, value: number): void => {
  let list = map.get(key);
  if (list === undefined) map.set(key, (list = numbers()));
  list.push(value);
};

/** Of a number without its area code. */
export const LOCAL_DIGITS = 7;
const START_CHARS = 7;
const START_BASE = 128;

/**
 * The first characters of a text as a number in their order. Texts with one number may differ further on, or where they are not
 * ASCII.
 */
export const startOf = (text: string): number => {
  let start = 0;
  let beyond = false;
  for (let at = 0; at < START_CHARS; at += 1) {
    const code: number = beyond ? 0 : Math.min(START_BASE - 1, text.charCodeAt(at) || 0);
    beyond ||= code === START_BASE - 1;
    start = start * START_BASE + code;
  }
  return start;
};

export class Segment {
  readonly vocabulary = new Vocabulary();
  readonly entries: (Entry | undefined)[] = [];
  /** `#tag`, `/category`, `+attribute` and `₺price level`, by number. */
  readonly labels: string[] = [];
  /** 1 for a live company: marking all of them is copying a column. */
  readonly alive = bytes();
  /** Columns for facets, by ordinal: city, half stars, and the offset of labels. */
  readonly cities = bytes();
  readonly halfStars = bytes();
  readonly labelStarts = numbers();
  readonly labelNumbers = numbers();
  /** Columns for sorting, by ordinal: thousands of equal matches are compared by these alone. */
  readonly bayesian = floats();
  readonly reviewCounts = numbers();
  readonly idStarts = floats();
  readonly openness = new Openness();
  readonly centres = new Centres();
  readonly local = new LocalPlaces();
  readonly #labelIds = new Map<string, number>();
  readonly byCity = new Map<number, Numbers>();
  readonly byDistrict = new Map<string, Numbers>();
  readonly byCategory = new Map<string, Numbers>();
  readonly byAttribute = new Map<string, Numbers>();
  /** By the last seven digits. */
  readonly byPhone = new Map<string, Numbers>();
  readonly nameLengths = bytes();
  readonly #postings: Numbers[] = [];
  readonly #ordinals = new Map<string, number>();

  get live(): number {
    return this.#ordinals.size;
  }
  get isWorn(): boolean {
    return this.entries.length > 1_000 + this.live * 1.25;
  }

  postings(wordId: number): Uint32Array {
    return this.#postings[wordId]?.view() ?? new Uint32Array(0);
  }

  add(document: SearchDocument): void {
    const words = documentWords(document);
    this.remove(document.id);
    countWords(this.vocabulary, words, 1);
    const { vocabulary } = this;
    const { description: _description, categoryWords: _categoryWords, ...columns } = document;
    this.#place({
      ...columns,
      neighbourhood: neighbourhoodIn(document.address) ?? null,
      sortKey: collate(document.name),
      nameWords: Uint32Array.from(words.name, (word) => vocabulary.id(word)!),
      words: Uint32Array.from(words.fields, ([word, bits]) => (vocabulary.id(word)! << FIELD_BITS) | bits),
      services: words.services,
    });
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    const entry = this.entries[ordinal]!;
    this.entries[ordinal] = undefined;
    this.alive.values[ordinal] = 0;
    this.#ordinals.delete(id);
    this.centres.count(entry, -1);
    this.local.count(entry, -1);
    const fields = new Map<string, number>();
    for (const packed of entry.words) fields.set(this.vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
    countWords(this.vocabulary, { phrases: phrasesOf(entry.services, entry.tags), fields }, -1);
  }

  /** The live companies in a new segment: ordinals without holes and without unused words. */
  compacted(): Segment {
    const fresh = new Segment();
    const renamed = (id: number): number => fresh.vocabulary.id(this.vocabulary.words[id]!)!;
    for (const entry of this.entries) {
      if (entry === undefined) continue;
      const fields = new Map<string, number>();
      for (const packed of entry.words) fields.set(this.vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
      countWords(fresh.vocabulary, { phrases: phrasesOf(entry.services, entry.tags), fields }, 1);
      const words = entry.words.map((packed) => (renamed(packed >>> FIELD_BITS) << FIELD_BITS) | (packed & FIELD_MASK));
      fresh.#place({ ...entry, words, nameWords: entry.nameWords.map(renamed) });
    }
    fresh.vocabulary.settle();
    return fresh;
  }

  #label(name: string): void {
    let id = this.#labelIds.get(name);
    if (id === undefined) this.#labelIds.set(name, (id = this.labels.push(name) - 1));
    this.labelNumbers.push(id);
  }

  #place(entry: Entry): void {
    const ordinal = this.entries.push(entry) - 1;
    this.alive.push(1);
    this.#ordinals.set(entry.id, ordinal);
    this.centres.count(entry, 1);
    this.local.count(entry, 1);
    for (const packed of entry.words) {
      (this.#postings[packed >>> FIELD_BITS] ??= numbers(2)).push((ordinal << FIELD_BITS) | (packed & FIELD_MASK));
    }
    this.cities.push(entry.city);
    this.halfStars.push(Math.min(10, Math.max(0, Math.floor(entry.rating * 2))));
    this.bayesian.push(entry.bayesianRating);
    this.reviewCounts.push(entry.reviewCount);
    this.idStarts.push(startOf(entry.id));
    this.labelStarts.push(this.labelNumbers.length);
    for (const tag of new Set(entry.tags)) this.#label(`#${tag}`);
    for (const category of new Set(entry.categoryIds)) this.#label(`/${category}`);
    for (const attribute of new Set(entry.attributes)) {
      this.#label(`+${attribute}`);
      append(this.byAttribute, attribute, ordinal);
    }
    if (entry.priceLevel !== null) this.#label(`₺${entry.priceLevel}`);
    append(this.byCity, entry.city, ordinal);
    for (const phone of entry.phones) append(this.byPhone, phone.slice(-LOCAL_DIGITS), ordinal);
    this.nameLengths.push(Math.min(255, Math.max(1, entry.nameWords.length)));
    if (entry.district !== null) append(this.byDistrict, entry.district, ordinal);
    for (const category of new Set(entry.categoryIds)) append(this.byCategory, category, ordinal);
  }
}
