import { tokenize } from '@carsi/turkish/questions/tokens';
import {
  type EnqueuedTaskPromise,
  type FilterableAttributes,
  type Index,
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
  type Task,
} from 'meilisearch';
import { pause } from '../pause.js';
import { StoreUnavailable } from '../../platform.js';
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
import { answer, isWithoutFields } from './answer.js';
import { type MeiliDocument, meiliDocument, settings } from './documents.js';
import { Lexicon } from './lexicon.js';

export interface MeiliOptions {
  readonly url: string;
  readonly key: string;
  /** Interval for reading words and categories of other replicas. */
  readonly refreshMs?: number;
  /** Timeout of a search; writes have 30 s. */
  readonly timeoutMs?: number;
  /** What 'şu an açık' means. */
  readonly now?: () => Date;
}

/** Of the documents. A new form has an index of its own, empty at first, so that replicas of the old version go on with theirs. */
const FORM = 'terms';
const BATCH = 2_000;
const ABANDONED_MS = 24 * 3_600_000;
const PATIENTLY = { timeout: 600_000, interval: 15 };
const succeeded = ({ status, error }: Task): void => {
  if (status !== 'succeeded') throw new Error(`Meilisearch refused a task: ${error?.message ?? status}`);
};
const done = async (task: EnqueuedTaskPromise): Promise<void> => succeeded(await task.waitTask(PATIENTLY));

/** Maps temporary failures to StoreUnavailable: the engine is unreachable, overloaded or starting, or was emptied and is filled again. */
const rethrowUnavailable = (error: unknown): never => {
  const isUnavailable =
    error instanceof MeilisearchRequestError ||
    error instanceof MeilisearchRequestTimeOutError ||
    (error instanceof MeilisearchApiError && (error.response.status >= 500 || error.cause?.code === 'index_not_found'));
  throw isUnavailable ? new StoreUnavailable('Meilisearch cannot be reached.', { cause: error }) : error;
};

/**
 * Search in Meilisearch, with the same Turkish query interpretation as the embedded engine.
 *
 * States: opening, again and again until the engine answers; then open for good. Documents live in the index `name`, categories in
 * `<name>-categories`; a rebuild fills `<name>-next` with the settings of this version, then swaps. Guarantee: a document is searchable when `put` resolves, because it waits for the engine's task; totals and
 * facets are exact. Trade: every replica holds the vocabulary in memory (see Lexicon).
 */
class MeiliIndex implements SearchIndex {
  /** For searches, with a short timeout. */
  readonly #quick: Meilisearch;
  /** For writes and for loading the vocabulary. */
  readonly #client: Meilisearch;
  readonly #name: string;
  readonly #companies: Index<MeiliDocument>;
  readonly #categories: Index<SearchCategory>;
  readonly #lexicon: Lexicon;
  readonly #now: () => Date;
  /** Removed by this replica while a rebuild runs. */
  #removed: Set<string> | undefined;
  #isOpen = false;

  constructor(quick: Meilisearch, client: Meilisearch, name: string, now: () => Date) {
    this.#quick = quick;
    this.#now = now;
    this.#client = client;
    this.#name = name;
    this.#companies = client.index(name);
    this.#categories = client.index(`${name}-categories`);
    this.#lexicon = new Lexicon(this.#companies, this.#categories);
  }

  async open(): Promise<void> {
    await this.#quick.health().catch(rethrowUnavailable);
    await this.#create(this.#name);
    await this.#create(`${this.#name}-categories`, false);
    await this.#lexicon.load().catch(rethrowUnavailable);
    this.#isOpen = true;
  }

  async refresh(): Promise<void> {
    if (this.#isOpen) await this.#lexicon.refresh();
  }

  async put(documents: readonly SearchDocument[]): Promise<void> {
    await this.#putInto(this.#companies, documents);
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.#requireOpen();
    for (const id of ids) this.#removed?.add(id);
    if (ids.length === 0) return;
    await done(this.#companies.deleteDocuments([...ids])).catch(rethrowUnavailable);
    this.#lexicon.remove(ids);
  }

  async setCategories(categories: readonly SearchCategory[]): Promise<void> {
    this.#requireOpen();
    await done(this.#categories.deleteAllDocuments()).catch(rethrowUnavailable);
    await done(this.#categories.addDocuments([...categories])).catch(rethrowUnavailable);
    await this.#lexicon.refresh().catch(rethrowUnavailable);
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    this.#requireOpen();
    return answer(this.#quick, { index: this.#name, query, lexicon: this.#lexicon, now: this.#now }).catch(
      rethrowUnavailable,
    );
  }

  async suggest(prefix: string): Promise<readonly Suggestion[]> {
    const words = tokenize(prefix).map(({ text }) => text);
    if (words.length === 0) return [];
    this.#requireOpen();
    const { hits } = await this.#quick
      .index<MeiliDocument>(this.#name)
      .search(words.join(' '), {
        matchingStrategy: 'all',
        attributesToRetrieve: ['title', 'slug', 'city', 'district'],
        limit: 8,
      })
      .catch((error: unknown) => (isWithoutFields(error) ? { hits: [] } : rethrowUnavailable(error)));
    return suggestions(
      prefix,
      this.#lexicon,
      hits.map(({ title, ...hit }) => ({ ...hit, name: title })),
    );
  }

  async count(): Promise<number> {
    this.#requireOpen();
    return (await this.#companies.getStats().catch(rethrowUnavailable)).numberOfDocuments;
  }

  async rebuild(fill: (put: (documents: readonly SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void> {
    this.#requireOpen();
    const began = Date.now();
    const next = `${this.#name}-next-${began}`;
    this.#removed = new Set();
    try {
      await this.#dropAbandoned(began);
      await this.#create(next);
      const fresh = this.#client.index<MeiliDocument>(next);
      await fill((documents) => this.#putInto(fresh, documents));
      await this.#copySince(began, fresh);
      if (this.#removed.size > 0) await done(fresh.deleteDocuments([...this.#removed]));
      await done(this.#client.swapIndexes([{ indexes: [this.#name, next], rename: false }]));
      await this.#lexicon.load();
    } catch (error) {
      rethrowUnavailable(error);
    } finally {
      this.#removed = undefined;
      await this.#client.deleteIndexIfExists(next).catch(rethrowUnavailable);
    }
  }

  /** Deletes indexes of killed rebuilds: none takes as long as a day. */
  async #dropAbandoned(now: number): Promise<void> {
    const beginning = `${this.#name}-next-`;
    const { results } = await this.#client.getRawIndexes({ limit: 1_000 });
    for (const { uid } of results)
      if (uid.startsWith(beginning) && Number(uid.slice(beginning.length)) < now - ABANDONED_MS)
        await this.#client.deleteIndexIfExists(uid);
  }

  /**
   * Copies documents that any replica has indexed in the live index since the rebuild began: they are newer than those of the next
   * one.
   */
  async #copySince(began: number, fresh: Index<MeiliDocument>): Promise<void> {
    for (let offset = 0; ; offset += BATCH) {
      const { results } = await this.#companies.getDocuments({ filter: `putAt >= ${began}`, limit: BATCH, offset });
      if (results.length > 0) await done(fresh.addDocuments(results));
      if (results.length < BATCH) return;
    }
  }

  async #putInto(index: Index<MeiliDocument>, documents: readonly SearchDocument[]): Promise<void> {
    this.#requireOpen();
    const putAt = Date.now();
    // The engine combines waiting tasks, so that many batches cost little more than one.
    const batches: MeiliDocument[][] = [];
    const tasks = [];
    for (let at = 0; at < documents.length; at += BATCH) {
      const batch = documents.slice(at, at + BATCH).map((document) => meiliDocument(document, putAt));
      batches.push(batch);
      tasks.push(await index.addDocuments(batch).catch(rethrowUnavailable));
    }
    for (const [turn, batch] of batches.entries()) {
      succeeded(await this.#client.tasks.waitForTask(tasks[turn]!.taskUid, PATIENTLY).catch(rethrowUnavailable));
      for (const document of batch) {
        this.#removed?.delete(document.id);
        this.#lexicon.count(document);
      }
      this.#lexicon.vocabulary.settle();
    }
  }

  /** Throws StoreUnavailable while the engine has not answered yet. */
  #requireOpen(): void {
    if (!this.#isOpen) throw new StoreUnavailable('Meilisearch has not answered yet.');
  }

  /**
   * True if the index has the settings of this version; an older one lacks an attribute. The engine applies settings while it
   * answers.
   */
  async #hasSettings(name: string): Promise<boolean> {
    const namesOf = (attributes: FilterableAttributes): readonly string[] =>
      (attributes ?? []).flatMap((one) => (typeof one === 'string' ? [one] : one.attributePatterns));
    const known = new Set(namesOf(await this.#client.index(name).getFilterableAttributes().catch(rethrowUnavailable)));
    return namesOf(settings.filterableAttributes).every((attribute) => known.has(attribute));
  }

  async #create(name: string, withSettings = true): Promise<void> {
    const exists = await this.#client.getRawIndex(name).then(
      () => true,
      (error: unknown) =>
        error instanceof MeilisearchApiError && error.response.status === 404 ? false : rethrowUnavailable(error),
    );
    if (!exists) {
      const { status, error } = await this.#client
        .createIndex(name, { primaryKey: 'id' })
        .waitTask({ timeout: 60_000 })
        .catch(rethrowUnavailable);
      if (status !== 'succeeded' && error?.code !== 'index_already_exists')
        throw new Error(`Meilisearch cannot create ${name}: ${error?.message}`);
    }
    if (withSettings && !(exists && (await this.#hasSettings(name))))
      await done(this.#client.index(name).updateSettings(settings)).catch(rethrowUnavailable);
  }
}

const PATIENCE_MS = 30_000;
const AGAIN_MS = 1_000;

export const createMeiliSearch = ({
  url,
  key,
  refreshMs = 15_000,
  timeoutMs = 2_000,
  now = () => new Date(),
}: MeiliOptions): Search & { stop(): void } => {
  // Compressed answers come in chunks, and the last one waits 40 ms for the acknowledgement of the first.
  const requestInit = { headers: { 'Accept-Encoding': 'identity' } };
  const quick = new Meilisearch({ host: url, apiKey: key, timeout: timeoutMs, requestInit });
  const patient = new Meilisearch({ host: url, apiKey: key, timeout: Math.max(timeoutMs, PATIENCE_MS), requestInit });
  const indexes = new Map<string, Promise<MeiliIndex>>();
  const ending = new AbortController();
  const timer = setInterval(() => {
    // Searches report an unavailable engine; the next refresh reads what this one missed.
    for (const index of indexes.values()) index.then((opened) => opened.refresh()).catch(() => undefined);
  }, refreshMs);
  timer.unref();
  /** An engine that answers is waited for; another is opened later, and the index throws StoreUnavailable until then. */
  const open = async (name: string): Promise<MeiliIndex> => {
    const index = new MeiliIndex(quick, patient, `${name}-${FORM}`, now);
    const again = async (): Promise<void> => {
      await pause(AGAIN_MS);
      if (!ending.signal.aborted) await index.open().catch(again);
    };
    await index.open().catch((error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      void again();
    });
    return index;
  };
  return {
    index(name) {
      let index = indexes.get(name);
      if (index === undefined) {
        index = open(name);
        indexes.set(name, index);
        index.catch(() => indexes.delete(name));
      }
      return index;
    },
    stop: () => {
      ending.abort();
      clearInterval(timer);
    },
  };
};
