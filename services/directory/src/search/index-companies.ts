import { createHash } from 'node:crypto';
import { codeOf } from '@carsi/platform/code-of';
import type { Logger } from '@carsi/platform/logging';
import { StoreUnavailable, type Clock } from '@carsi/platform/platform';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { SearchDocument, SearchIndex } from '@carsi/platform/search';
import type { Catalog } from '../category/catalog.js';
import type { CompanyPage } from '../company-page/row.js';
import { documentOf } from './document.js';
import type { IndexSnapshots } from './index-snapshots.js';

const AT_ONCE = 500;
/** After the engine was unavailable. */
const AGAIN_MS = 1_000;

/** Updates the search index from pages: complete documents of changed rows, none for an unpublished company. */
export class IndexCompanies {
  /** What the index's documents depend on beside their pages; undefined while they are from another one. */
  #basis: string | undefined;
  #rebuilding: Promise<void> | undefined;
  #isEnding = false;
  #isCompared = false;
  #cancel = (): void => undefined;

  constructor(
    private readonly index: SearchIndex,
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
    private readonly snapshots: IndexSnapshots,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares the index with the pages. An unavailable engine must not keep a process from starting: it is compared later, and no
   * change is indexed before that.
   */
  async start(logger: Pick<Logger, 'warn'>): Promise<void> {
    try {
      await this.#compare();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#compareLater(error, logger);
    }
  }

  #compareLater(reason: unknown, logger: Pick<Logger, 'warn'>): void {
    if (this.#isEnding) return;
    logger.warn({ err: reason }, 'the search index is compared with the pages later');
    this.#cancel = this.clock.after(AGAIN_MS, () => {
      this.#rebuilding = this.#compare().catch((again: unknown) => this.#compareLater(again, logger));
    });
  }

  /**
   * Indexes current rows and checks them again afterwards: two writers of one row, here or in another replica, may reach the engine
   * in the opposite order, and the later one puts the newer document again.
   */
  async changed(rows: readonly { readonly id: string }[]): Promise<void> {
    this.#requireCompared();
    await this.#index(rows.map(({ id }) => id));
  }

  async #index(ids: readonly string[]): Promise<void> {
    const documentsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, SearchDocument | undefined>> => {
      const pages = await this.pages.getAll(ids);
      return new Map(ids.map((id) => [id, pages.has(id) ? documentOf(pages.get(id)!, this.catalog.all) : undefined]));
    };
    let pending = await documentsOf(ids);
    while (pending.size > 0) {
      const documents = [...pending.values()].filter((document) => document !== undefined);
      const gone = [...pending].flatMap(([id, document]) => (document ? [] : [id]));
      if (documents.length > 0) await this.index.put(documents);
      if (gone.length > 0) await this.index.remove(gone);
      const put = pending;
      const now = await documentsOf([...put.keys()]);
      pending = new Map([...now].filter(([id, document]) => JSON.stringify(document) !== JSON.stringify(put.get(id))));
    }
    await this.snapshots.note(ids);
  }

  /** Every page was rebuilt: the index may differ from them. */
  async allChanged(): Promise<void> {
    for await (const ids of this.pages.ids()) await this.changed(ids.map((id) => ({ id })));
  }

  /** Names and synonyms that questions are read by. */
  async categoriesChanged(): Promise<void> {
    this.#requireCompared();
    await this.index.setCategories(this.catalog.forSearch());
  }

  /**
   * An index in memory takes its last snapshot and the pages that have changed since. One that does not hold as many companies as the
   * pages do then (without a snapshot, a new engine) is made again.
   */
  async #compare(): Promise<void> {
    await this.index.setCategories(this.catalog.forSearch());
    const basis = this.#basisNow();
    const { missed, isCurrent } = (await this.snapshots.load(basis)) ?? { missed: [], isCurrent: true };
    if (isCurrent) this.#basis = basis;
    for (let from = 0; from < missed.length; from += AT_ONCE) await this.#index(missed.slice(from, from + AT_ONCE));
    if ((await this.index.count()) !== (await this.pages.count({ 'company.status': 'active' }))) await this.rebuild();
    this.#isCompared = true;
  }

  /** Now and then: what other code or other categories have indexed is indexed again, beside searches, and a snapshot is written. */
  async maintain(): Promise<void> {
    if (!this.#isCompared) return;
    if (this.#basis === undefined) await this.rebuild();
    await this.snapshots.saveIfDue(this.#basis ?? '');
  }

  async stop(): Promise<void> {
    this.#isEnding = true;
    this.#cancel();
    await this.#rebuilding?.catch(() => undefined);
    await this.snapshots.stop();
  }

  async rebuild(): Promise<void> {
    const basis = this.#basisNow();
    this.#rebuilding = this.index.rebuild(async (put) => {
      for await (const chunk of this.pages.scan()) {
        if (this.#isEnding) throw new Error('The directory is being stopped.');
        await put(chunk.flatMap(({ row }) => documentOf(row, this.catalog.all) ?? []));
      }
    });
    await this.#rebuilding;
    this.#basis = basis;
  }

  #requireCompared(): void {
    if (!this.#isCompared) throw new StoreUnavailable('The search index was not compared with the pages yet.');
  }

  /** Documents that were indexed before the categories changed are made again at the next start, not now. */
  #basisNow(): string {
    const code = codeOf(
      import.meta.url,
      import.meta.resolve('@carsi/insight/bayesian'),
      import.meta.resolve('@carsi/contracts/directory/weekdays'),
    );
    const categories = JSON.stringify([...this.catalog.all.values()]);
    return createHash('sha256').update(code).update(categories).digest('base64url');
  }
}
