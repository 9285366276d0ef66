import { setImmediate as turn } from 'node:timers/promises';
import { newCounts, Vocabulary } from '@carsi/turkish/questions/vocabulary';
import type { SearchDocument } from '../../search.js';
import { Centres } from '../../searching/centres.js';
import { countWords, documentWords, FIELD_BITS, phrasesOf, PLACES_OF } from '../../searching/fields.js';
import { LocalPlaces } from '../../searching/local-places.js';
import { bytes, Lists, type Numbers, numbers, numbersOver } from './columns.js';
import { StoredCompanies } from './stored-companies.js';

const FIELD_MASK = 2 ** FIELD_BITS - 1;
/** Companies that a copy takes before searches have their turn: some milliseconds. */
export const AT_ONCE = 4_000;

const append = <Key>(map: Map<Key, Numbers>, key: Key, value: number): void => {
  let list = map.get(key);
  if (list === undefined) map.set(key, (list = numbers()));
  list.push(value);
};

/** What a copy of some companies needs beside their columns; undefined is what only others have. */
export interface Shared {
  readonly words: readonly (string | undefined)[];
  readonly values: readonly unknown[];
}

/** Finds out which words and values of the dictionary the companies of a copy have: the rest may be of somebody who was removed. */
export class Use {
  readonly #words: Uint8Array;
  readonly #values: Uint8Array;

  constructor(private readonly segment: Segment) {
    this.#words = new Uint8Array(segment.vocabulary.words.length);
    this.#values = new Uint8Array(segment.companies.dictionary.values.length);
  }

  mark(ordinals: Uint32Array): void {
    const { single, lists, words } = this.segment.companies;
    for (const ordinal of ordinals) {
      for (const column of single) this.#values[column.values[ordinal]!] = 1;
      for (const list of lists) for (const number of list.of(ordinal)) this.#values[number] = 1;
      for (const packed of words.of(ordinal)) this.#words[packed >>> FIELD_BITS] = 1;
    }
  }

  shared(): Shared {
    const { vocabulary, companies } = this.segment;
    return {
      words: Array.from(this.#words, (isUsed, word) => (isUsed === 1 ? vocabulary.words[word] : undefined)),
      values: Array.from(this.#values, (isUsed, number) =>
        isUsed === 1 ? companies.dictionary.values[number] : undefined,
      ),
    };
  }
}

/**
 * The inverted index of one set of companies.
 *
 * States: a company is added under the next ordinal and dies when it is replaced or removed; postings hold ordinals in rising order and
 * are never edited. When the dead outnumber a quarter of the living, the owner makes a new segment of the living.
 * Guarantee: a company is searchable when `add` returns. Trade: everything is in memory, about 0.7 kB a company; of descriptions only
 * the words are stored.
 */
export class Segment {
  readonly companies = new StoredCompanies();
  readonly vocabulary = new Vocabulary();
  /** 1 for a live company: marking all of them is copying a column. */
  readonly alive = bytes();
  /** `#tag`, `/category`, `+attribute` and `₺price level`, by number; for facets. */
  readonly labels: string[] = [];
  readonly labelsOf = new Lists(numbers());
  readonly centres = new Centres();
  readonly local = new LocalPlaces();
  readonly byCity = new Map<number, Numbers>();
  readonly byDistrict = new Map<string, Numbers>();
  readonly byCategory = new Map<string, Numbers>();
  readonly byAttribute = new Map<string, Numbers>();
  readonly #labelIds = new Map<string, number>();
  readonly #postings: Numbers[] = [];
  readonly #ordinals = new Map<string, number>();

  /** Ordinals given so far. */
  get size(): number {
    return this.alive.length;
  }
  get live(): number {
    return this.#ordinals.size;
  }
  get isWorn(): boolean {
    return this.size > 1_000 + this.live * 1.25;
  }

  postings(wordId: number): Uint32Array {
    return this.#postings[wordId]?.view() ?? new Uint32Array(0);
  }

  /** Of a living company. */
  ordinal(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  add(document: SearchDocument): void {
    const words = documentWords(document);
    this.remove(document.id);
    countWords(this.vocabulary, words, 1);
    const { companies } = this;
    const ordinal = companies.size;
    companies.push(document, words, (word) => this.vocabulary.id(word)!);
    for (const packed of companies.words.of(ordinal))
      (this.#postings[packed >>> FIELD_BITS] ??= numbers(2)).push((ordinal << FIELD_BITS) | (packed & FIELD_MASK));
    this.centres.count(companies.locality(ordinal), companies.position(ordinal), 1);
    this.local.count(companies.locality(ordinal), 1);
    this.#refer(ordinal);
  }

  remove(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    const { companies, vocabulary } = this;
    this.alive.values[ordinal] = 0;
    this.#ordinals.delete(id);
    this.centres.count(companies.locality(ordinal), companies.position(ordinal), -1);
    this.local.count(companies.locality(ordinal), -1);
    const packed = [...companies.words.of(ordinal)];
    const fields = new Map(packed.map((one) => [vocabulary.words[one >>> FIELD_BITS]!, one & FIELD_MASK]));
    const phrases = phrasesOf(companies.services(ordinal), companies.tags(ordinal));
    countWords(vocabulary, { phrases, fields }, -1);
  }

  /** Ordinals of the living. */
  living(): Uint32Array {
    const found = numbers(this.live);
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) if (this.alive.values[ordinal] === 1) found.push(ordinal);
    return found.view();
  }

  /** The companies that live now in a new segment: ordinals without holes and without unused words. Others may die meanwhile. */
  async compacted(): Promise<Segment> {
    const fresh = new Segment();
    const use = new Use(this);
    const living = this.living();
    for (let from = 0; from < living.length; from += AT_ONCE) {
      const part = living.subarray(from, from + AT_ONCE);
      use.mark(part);
      fresh.companies.append(this.companies.pick(part));
      await turn();
    }
    await fresh.restore(use.shared());
    return fresh;
  }

  /** Makes an empty segment answer for the companies that were appended to it: everything else follows from their columns. */
  async restore({ words, values }: Shared): Promise<void> {
    const { companies, vocabulary } = this;
    companies.dictionary.restore(values);
    for (let ordinal = 0; ordinal < companies.size; ordinal += 1) {
      this.#refer(ordinal);
      this.centres.count(companies.locality(ordinal), companies.position(ordinal), 1);
      if (ordinal % AT_ONCE === 0) await turn();
    }
    for (const [locality, count] of companies.localities()) this.local.count(locality, count);
    await turn();
    this.#restoreWords(words);
    await turn();
    for (const [service, count] of companies.timesUsed(companies.servicesOf))
      for (const phrase of phrasesOf([service], [])) vocabulary.countService(phrase, count);
    for (const [tag, count] of companies.timesUsed(companies.tagsOf))
      for (const phrase of phrasesOf([], [tag])) vocabulary.countService(phrase, count);
    vocabulary.settle();
  }

  /** Postings of their exact lengths, which are counted first. */
  #restoreWords(words: Shared['words']): void {
    const lists = this.companies.words;
    const all = lists.values.view();
    const ends = new Uint32Array(words.length + 1);
    const counts = newCounts(words.length);
    for (let at = 0; at < all.length; at += 1) {
      const [word, bits] = [all[at]! >>> FIELD_BITS, all[at]! & FIELD_MASK];
      ends[word + 1]! += 1;
      for (const place of PLACES_OF[bits]!) counts[place]![word]! += 1;
    }
    for (let word = 0; word < words.length; word += 1) ends[word + 1]! += ends[word]!;
    const next = ends.slice();
    const postings = new Uint32Array(all.length);
    for (let ordinal = 0; ordinal < this.size; ordinal += 1)
      for (let at = lists.starts.values[ordinal]!; at < lists.end(ordinal); at += 1)
        postings[next[all[at]! >>> FIELD_BITS]!++] = (ordinal << FIELD_BITS) | (all[at]! & FIELD_MASK);
    for (let word = 0; word < words.length; word += 1)
      this.#postings.push(numbersOver(postings.subarray(ends[word], ends[word + 1])));
    this.vocabulary.restore(words, counts, this.size);
  }

  #label(name: string, labels: number[]): void {
    let id = this.#labelIds.get(name);
    if (id === undefined) this.#labelIds.set(name, (id = this.labels.push(name) - 1));
    labels.push(id);
  }

  /** Makes the next stored company a living one that filters and facets know. */
  #refer(ordinal: number): void {
    const { companies } = this;
    this.alive.push(1);
    this.#ordinals.set(companies.ids.text(ordinal), ordinal);
    const labels: number[] = [];
    for (const tag of new Set(companies.tags(ordinal))) this.#label(`#${tag}`, labels);
    for (const category of new Set(companies.categoryIds(ordinal))) {
      this.#label(`/${category}`, labels);
      append(this.byCategory, category, ordinal);
    }
    for (const attribute of new Set(companies.attributes(ordinal))) {
      this.#label(`+${attribute}`, labels);
      append(this.byAttribute, attribute, ordinal);
    }
    const priceLevel = companies.priceLevels.values[ordinal]!;
    if (priceLevel > 0) this.#label(`₺${priceLevel}`, labels);
    this.labelsOf.push(labels);
    append(this.byCity, companies.cities.values[ordinal]!, ordinal);
    const { district } = companies.locality(ordinal);
    if (district !== null) append(this.byDistrict, district, ordinal);
  }
}
