import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { attributes } from '@carsi/contracts/directory/attributes';
import { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { codeOf } from '../../code-of.js';
import type {
  IndexSnapshot,
  Search,
  SearchAnswer,
  SearchCategory,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  Suggestion,
} from '../../search.js';
import { FIELD, FIELD_BITS } from '../../searching/fields.js';
import { suggestions } from '../../searching/suggestions.js';
import { answer, Buffers } from './answer.js';
import { namesBeginning } from './names.js';
import { Segment } from './segment.js';
import { readSnapshot, writeSnapshot } from './snapshot.js';

/** Documents that a rebuild indexes before a search has its turn. */
const AT_ONCE = 50;

/**
 * Search in process: an inverted index with Turkish query interpretation.
 *
 * States: an index serves one segment; a rebuild fills a second one, applies the writes made meanwhile, then swaps.
 * Guarantee: a company is searchable when `put` resolves; totals and facets are exact; a query never waits for a write.
 * Trade: the index is in memory. With a file it is loaded from there at the start; else it is rebuilt from the listing rows.
 */
class EmbeddedIndex implements SearchIndex {
  #segment = new Segment();
  #gazetteer = new Gazetteer([], attributes);
  readonly #buffers = new Buffers();
  readonly #now: () => Date;
  /** Writes since another segment is being made. */
  #meanwhile: (() => void)[] | undefined;
  #replacing: Promise<void> = Promise.resolve();

  readonly snapshot?: IndexSnapshot;

  constructor(now: () => Date, file: string | undefined) {
    this.#now = now;
    if (file !== undefined) this.snapshot = this.#snapshotIn(file);
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
    await this.#replace(async () => {
      const fresh = new Segment();
      await fill(async (documents) => {
        for (const [at, document] of documents.entries()) {
          fresh.add(document);
          // Searches go on meanwhile.
          if (at % AT_ONCE === 0) await turn();
        }
        fresh.vocabulary.settle();
      });
      return fresh;
    });
  }

  /** Serves another segment once it is made, with the writes that came meanwhile; one replacement after the other. */
  #replace(make: () => Promise<Segment>): Promise<void> {
    const replaced = this.#replacing.then(async () => {
      this.#meanwhile = [];
      try {
        const fresh = await make();
        const missed = this.#meanwhile;
        this.#segment = fresh;
        for (const write of missed) write();
      } finally {
        this.#meanwhile = undefined;
      }
    });
    this.#replacing = replaced.catch(() => undefined);
    return replaced;
  }

  #snapshotIn(file: string): IndexSnapshot {
    const scoring = new URL('../../searching/', import.meta.url).href;
    // Words are stored with their fields as bits: with other bits they cannot be read.
    const format = `${codeOf(import.meta.url)} ${FIELD_BITS} ${JSON.stringify(FIELD)}`;
    const code = codeOf(scoring, import.meta.resolve('@carsi/turkish/fold'));
    const basisOf = (basis: string): string => `${code} ${basis}`;
    return {
      load: async (basis, names) => {
        const found = await readSnapshot(file, format, names);
        if (found === undefined) return undefined;
        this.#segment = found.segment;
        return { name: found.name, isCurrent: found.basis === basisOf(basis) };
      },
      save: (basis, name, signal) =>
        writeSnapshot(file, this.#segment, { format, basis: basisOf(basis), name }, signal),
    };
  }

  #write(write: () => void): void {
    write();
    this.#meanwhile?.push(write);
    if (this.#segment.isWorn && this.#meanwhile === undefined) void this.#replace(() => this.#segment.compacted());
  }
}

export interface EmbeddedSearchOptions {
  /** What 'şu an açık' means. */
  readonly now?: () => Date;
  /** Where snapshots are; without it there are none. */
  readonly folder?: string;
}

export const createEmbeddedSearch = ({ now = () => new Date(), folder }: EmbeddedSearchOptions = {}): Search => {
  const indexes = new Map<string, EmbeddedIndex>();
  return {
    async index(name) {
      let index = indexes.get(name);
      if (index === undefined)
        indexes.set(name, (index = new EmbeddedIndex(now, folder && join(folder, `${name}.snapshot`))));
      return index;
    },
  };
};
