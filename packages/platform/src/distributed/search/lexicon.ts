import { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import type { Index } from 'meilisearch';
import type { SearchCategory } from '../../search.js';
import { countWords } from '../../searching/fields.js';
import { type MeiliDocument, storedWords, WORD_FIELDS } from './documents.js';

const PAGE = 2_000;
/** Clocks of two replicas may differ, and a document may become visible after a younger one. */
const OVERLAP_MS = 30_000;

/** Fewer companies that others removed are not worth reading all of them again. */
const LEAST_GONE = 50;

/** `word << 6 | fields` of every distinct word. */
interface Counted {
  readonly words: Uint32Array;
  readonly phrases: readonly string[];
}
const FIELD_BITS = 6;
const FIELD_MASK = 2 ** FIELD_BITS - 1;

/**
 * What this replica knows of the index: its words and the categories. Meilisearch cannot tell its vocabulary, and a reading that asked
 * the engine about every word would cost more than the search itself.
 *
 * States: loaded by paging the documents when the index is opened; own writes are counted as they are made; those of other replicas
 * are read by their `putAt` from time to time.
 * Guarantee: a word is known here before its own `put` resolves, elsewhere within a refresh; a company that changed or went takes its
 * words along. Trade: what each company was counted with is kept, some 300 bytes a company. What another replica removed is noticed by
 * the number of documents, and only when it is worth reading all again; until then its words still choose between meanings.
 */
export class Lexicon {
  vocabulary = new Vocabulary();
  gazetteer = new Gazetteer([]);
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
    const words = storedWords(document);
    this.#latest = Math.max(this.#latest, document.putAt);
    this.remove([document.id]);
    countWords(vocabulary, words, 1);
    const packed = Uint32Array.from(words.fields, ([word, bits]) => (vocabulary.id(word)! << FIELD_BITS) | bits);
    this.#counted.set(document.id, { words: packed, phrases: words.phrases });
  }

  remove(ids: readonly string[]): void {
    const { vocabulary } = this;
    for (const id of ids) {
      const counted = this.#counted.get(id);
      if (counted === undefined) continue;
      this.#counted.delete(id);
      const fields = new Map<string, number>();
      for (const packed of counted.words) fields.set(vocabulary.words[packed >>> FIELD_BITS]!, packed & FIELD_MASK);
      countWords(vocabulary, { phrases: counted.phrases, fields }, -1);
    }
  }

  /** Reads everything again, as after a rebuild. */
  async load(): Promise<void> {
    this.vocabulary = new Vocabulary();
    this.#counted = new Map();
    this.#latest = 0;
    await this.#readCategories();
    await this.#read();
  }

  /** Reads what other replicas have put since. */
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
    this.gazetteer = new Gazetteer(results);
  }
}
