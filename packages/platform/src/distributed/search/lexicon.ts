import { Gazetteer } from '@carsi/turkish/gazetteer';
import { Vocabulary } from '@carsi/turkish/vocabulary';
import type { Index } from 'meilisearch';
import type { SearchCategory } from '../../search.js';
import { countWords } from '../../searching/fields.js';
import { type MeiliDocument, storedWords, WORD_FIELDS } from './documents.js';

const PAGE = 2_000;
/** Clocks of two replicas may differ, and a document may become visible after a younger one. */
const OVERLAP_MS = 30_000;

/**
 * What this replica knows of the index: its words and the categories. Meilisearch cannot tell its vocabulary, and a reading that asked
 * the engine about every word would cost more than the search itself.
 *
 * States: loaded by paging the documents when the index is opened; own writes are counted as they are made; those of other replicas
 * are read by their `putAt` from time to time.
 * Guarantee: a word is known here before its own `put` resolves, elsewhere within a refresh. Trade: counts are close, not exact: a company
 * that changed or went keeps its old words until the index is opened again. They only choose between meanings; answers come from the engine.
 */
export class Lexicon {
  vocabulary = new Vocabulary();
  gazetteer = new Gazetteer([]);
  #counted = new Set<string>();
  #latest = 0;
  readonly #companies: Index<MeiliDocument>;
  readonly #categories: Index<SearchCategory>;

  constructor(companies: Index<MeiliDocument>, categories: Index<SearchCategory>) {
    this.#companies = companies;
    this.#categories = categories;
  }

  count(document: Parameters<typeof storedWords>[0]): void {
    const words = storedWords(document);
    this.#latest = Math.max(this.#latest, document.putAt);
    if (this.#counted.has(document.id)) {
      const unknown = new Map([...words.fields].filter(([word]) => !this.vocabulary.knows(word)));
      const services = words.services.filter((phrase) => !this.vocabulary.isService(phrase));
      countWords(this.vocabulary, { name: [], services, fields: unknown }, 1);
    } else {
      this.#counted.add(document.id);
      countWords(this.vocabulary, words, 1);
    }
  }

  /** Reads everything again, as after a rebuild. */
  async load(): Promise<void> {
    this.vocabulary = new Vocabulary();
    this.#counted = new Set();
    this.#latest = 0;
    await this.#readCategories();
    await this.#read();
  }

  /** Reads what other replicas have put since. */
  async refresh(): Promise<void> {
    await this.#readCategories();
    await this.#read(`putAt >= ${this.#latest - OVERLAP_MS}`);
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
