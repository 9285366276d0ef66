import { collate } from '@carsi/turkish/collate';
import { Vocabulary } from '@carsi/turkish/vocabulary';
import type { SearchDocument } from '../../search.js';
import { countWords, documentWords } from '../../searching/fields.js';
import { Numbers } from './columns.js';

/**
 * The inverted index of one set of companies.
 *
 * States: a company is added under the next ordinal and dies when it is replaced or removed; postings hold ordinals in rising order and
 * are never edited. When the dead outnumber a quarter of the living, the owner makes a new segment of the living.
 * Guarantee: what `add` was given is searchable when it returns. Trade: all of it is in memory, some 1.5 kB a company; descriptions
 * themselves are not kept, only their words.
 */
export interface Entry extends Omit<SearchDocument, 'description' | 'categoryWords'> {
  /** Sort key of the Turkish alphabet. */
  readonly sortKey: string;
  /** Numbers of the name's words, in order. */
  readonly nameWords: Uint32Array;
  /** `word << 6 | fields` of every distinct word. */
  readonly words: Uint32Array;
  /** Numbers of its tags and categories, to count facets by. */
  readonly labels: Uint32Array;
}

/** Postings are `ordinal << 6 | fields`: 2^26 companies. */
export const FIELD_BITS = 6;
const FIELD_MASK = 2 ** FIELD_BITS - 1;

const append = <Key>(map: Map<Key, Numbers>, key: Key, value: number): void => {
  let numbers = map.get(key);
  if (numbers === undefined) map.set(key, (numbers = new Numbers()));
  numbers.push(value);
};

export class Segment {
  readonly vocabulary = new Vocabulary();
  readonly entries: (Entry | undefined)[] = [];
  /** `#tag` and `/category`, by number. */
  readonly labels: string[] = [];
  readonly #labelNumbers = new Map<string, number>();
  readonly byCity = new Map<number, Numbers>();
  readonly byDistrict = new Map<string, Numbers>();
  readonly byCategory = new Map<string, Numbers>();
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
      labels: this.#labelled(columns),
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
    this.#ordinals.delete(id);
    const fields = new Map<string, number>();
    for (const packed of entry.words) fields.set(this.vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
    countWords(this.vocabulary, { name: [], services: entry.services, fields }, -1);
  }

  /** The living in a segment of their own: ordinals without holes, words that nobody uses forgotten. */
  compacted(): Segment {
    const fresh = new Segment();
    const renamed = (id: number): number => fresh.vocabulary.id(this.vocabulary.words[id]!)!;
    for (const entry of this.entries) {
      if (entry === undefined) continue;
      const fields = new Map<string, number>();
      for (const packed of entry.words) fields.set(this.vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
      countWords(fresh.vocabulary, { name: [], services: entry.services, fields }, 1);
      const words = entry.words.map((packed) => (renamed(packed >>> FIELD_BITS) << FIELD_BITS) | (packed & FIELD_MASK));
      fresh.#place({ ...entry, labels: fresh.#labelled(entry), words, nameWords: entry.nameWords.map(renamed) });
    }
    fresh.vocabulary.settle();
    return fresh;
  }

  #labelled({ tags, categoryIds }: Pick<Entry, 'tags' | 'categoryIds'>): Uint32Array {
    const names = new Set([...tags.map((tag) => `#${tag}`), ...categoryIds.map((id) => `/${id}`)]);
    return Uint32Array.from(names, (name) => {
      let number = this.#labelNumbers.get(name);
      if (number === undefined) this.#labelNumbers.set(name, (number = this.labels.push(name) - 1));
      return number;
    });
  }

  #place(entry: Entry): void {
    const ordinal = this.entries.push(entry) - 1;
    this.#ordinals.set(entry.id, ordinal);
    for (const packed of entry.words) {
      (this.#postings[packed >>> FIELD_BITS] ??= new Numbers(2)).push((ordinal << FIELD_BITS) | (packed & FIELD_MASK));
    }
    append(this.byCity, entry.city, ordinal);
    if (entry.district !== null) append(this.byDistrict, entry.district, ordinal);
    for (const category of new Set(entry.categoryIds)) append(this.byCategory, category, ordinal);
  }
}
