import { attributes } from '@carsi/contracts/directory/attributes';
import { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type {
  Search,
  SearchAnswer,
  SearchCategory,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  Suggestion,
} from '../../search.js';
import { suggestions } from '../../searching/suggestions.js';
import { answer, Buffers } from './answer.js';
import { namesBeginning } from './names.js';
import { Segment } from './segment.js';

/**
 * Search in process: an inverted index with Turkish query interpretation.
 *
 * States: an index serves one segment; a rebuild fills a second one, applies the writes made meanwhile, then swaps.
 * Guarantee: a company is searchable when `put` resolves; totals and facets are exact; a query never waits for a write.
 * Trade: the index is in memory only and is rebuilt from the listing rows at the start.
 */
class EmbeddedIndex implements SearchIndex {
  #segment = new Segment();
  #gazetteer = new Gazetteer([], attributes);
  readonly #buffers = new Buffers();
  readonly #now: () => Date;
  /** Writes since a running rebuild began. */
  #meanwhile: (() => void)[] | undefined;

  constructor(now: () => Date) {
    this.#now = now;
  }

  async put(documents: readonly SearchDocument[]): Promise<void> {
    this.#write(() => {
      for (const document of documents) this.#segment.add(document);
      this.#segment.vocabulary.settle();
    });
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.#write(() => {
      for (const id of ids) this.#segment.remove(id);
    });
  }

  async setCategories(categories: readonly SearchCategory[]): Promise<void> {
    this.#gazetteer = new Gazetteer(categories, attributes);
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    return answer(this.#segment, this.#gazetteer, this.#buffers, query, this.#now);
  }

  async suggest(prefix: string): Promise<readonly Suggestion[]> {
    const known = { gazetteer: this.#gazetteer, local: this.#segment.local };
    return suggestions(prefix, known, namesBeginning(this.#segment, prefix));
  }

  async count(): Promise<number> {
    return this.#segment.live;
  }

  async rebuild(fill: (put: (documents: readonly SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    const fresh = new Segment();
    this.#meanwhile = [];
    try {
      await fill(async (documents) => {
        for (const document of documents) fresh.add(document);
        fresh.vocabulary.settle();
      });
      const missed = this.#meanwhile;
      this.#segment = fresh;
      for (const write of missed) write();
    } finally {
      this.#meanwhile = undefined;
    }
  }

  #write(write: () => void): void {
    write();
    this.#meanwhile?.push(write);
    if (this.#segment.isWorn) this.#segment = this.#segment.compacted();
  }
}

export interface EmbeddedSearchOptions {
  /** What 'şu an açık' means. */
  readonly now?: () => Date;
}

export const createEmbeddedSearch = ({ now = () => new Date() }: EmbeddedSearchOptions = {}): Search => {
  const indexes = new Map<string, EmbeddedIndex>();
  return {
    async index(name) {
      let index = indexes.get(name);
      if (index === undefined) indexes.set(name, (index = new EmbeddedIndex(now)));
      return index;
    },
  };
};
