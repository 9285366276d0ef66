import type { Clock, Collection, Collections, Ids } from '@carsi/platform/platform';
import type { SearchIndex } from '@carsi/platform/search';

const JOURNAL = 'changed-since-';
/** A removed company may stay in the file for this long. */
const SAVED_EVERY_MS = 600_000;

interface Journal {
  readonly name: string;
  readonly rows: Collection<object>;
  /** Ids that it has. */
  readonly ids: Set<string>;
}

/**
 * Snapshots of an index in memory, so that a start reads a file instead of indexing every page again.
 *
 *   a journal begins  →  the index is written under its name  →  older journals are dropped
 *
 * Guarantee: what a snapshot misses is in the journal of its name, which lies beside the pages: it is lost, restored or deleted with
 * them, and a snapshot without its journal is not loaded. Trade: every indexed change is written there once.
 */
export class IndexSnapshots {
  #writing: Promise<unknown> = Promise.resolve();
  #saving = Promise.resolve();
  #savedAt = 0;
  /** False while the file is of another basis. */
  #isCurrent = false;
  readonly #ending = new AbortController();

  private constructor(
    private readonly index: SearchIndex,
    private readonly collections: Collections,
    private readonly platform: { readonly ids: Ids; readonly clock: Clock },
    private journals: readonly Journal[],
  ) {}

  static async open(
    index: SearchIndex,
    collections: Collections,
    platform: { readonly ids: Ids; readonly clock: Clock },
  ): Promise<IndexSnapshots> {
    const names = (await collections.names()).filter((name) => name.startsWith(JOURNAL));
    const journals = await Promise.all(names.map((name) => openJournal(collections, name)));
    return new IndexSnapshots(index, collections, platform, journals);
  }

  /** Loads the last snapshot, with the ids of pages that it may not have as they are; undefined where there is none. */
  async load(basis: string): Promise<{ readonly missed: readonly string[]; readonly isCurrent: boolean } | undefined> {
    if (this.index.snapshot === undefined) return undefined;
    const names = this.journals.map(({ name }) => name);
    const found = await this.index.snapshot.load(basis, names);
    const journal = this.journals.find(({ name }) => name === found?.name);
    await this.#keep(journal ? [journal] : []);
    this.#isCurrent = found?.isCurrent ?? false;
    return found && journal && { missed: [...journal.ids], isCurrent: found.isCurrent };
  }

  /** After these pages were indexed: a snapshot that begins in between has them, or its journal does. */
  async note(ids: readonly string[]): Promise<void> {
    for (const journal of this.journals) {
      const fresh = ids.filter((id) => !journal.ids.has(id));
      if (fresh.length === 0 || !this.journals.includes(journal)) continue;
      const write = journal.rows.write(fresh.map((id) => ({ id, v: 0, marks: {}, row: {} })));
      this.#writing = Promise.allSettled([this.#writing, write]);
      await write;
      for (const id of fresh) journal.ids.add(id);
    }
  }

  /** Writes a snapshot where there is none of this basis, or an old one and pages have changed. */
  async saveIfDue(basis: string): Promise<void> {
    const now = this.platform.clock.now().getTime();
    const isOutdated = !this.#isCurrent || this.journals.every(({ ids }) => ids.size > 0);
    if (!isOutdated || this.#ending.signal.aborted || now - this.#savedAt < SAVED_EVERY_MS) return;
    this.#savedAt = now;
    this.#saving = this.#save(basis);
    await this.#saving;
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#saving.catch(() => undefined);
  }

  async #save(basis: string): Promise<void> {
    if (this.index.snapshot === undefined) return;
    const before = this.journals;
    const journal = await openJournal(this.collections, `${JOURNAL}${this.platform.ids.next()}`);
    this.journals = [...before, journal];
    try {
      await this.index.snapshot.save(basis, journal.name, this.#ending.signal);
    } catch (error) {
      await this.#keep(before);
      if (this.#ending.signal.aborted) return;
      throw error;
    }
    await this.#keep([journal]);
    this.#isCurrent = true;
  }

  async #keep(journals: readonly Journal[]): Promise<void> {
    const dropped = this.journals.filter((journal) => !journals.includes(journal));
    this.journals = journals;
    await this.#writing;
    for (const { name } of dropped) await this.collections.drop(name);
  }
}

const openJournal = async (collections: Collections, name: string): Promise<Journal> => {
  const rows = await collections.open<object>(name);
  const ids = new Set<string>();
  for await (const chunk of rows.scan()) for (const { id } of chunk) ids.add(id);
  return { name, rows, ids };
};
