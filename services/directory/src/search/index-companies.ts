import type { ReadModel } from '@carsi/platform/events/read-models';
import type { SearchDocument, SearchIndex } from '@carsi/platform/search';
import type { Catalog } from '../category/catalog.js';
import type { CompanyPage } from '../company-page/row.js';
import { documentOf } from './document.js';

/** Updates the search index from pages: complete documents of changed rows, none for an unpublished company. */
export class IndexCompanies {
  constructor(
    private readonly index: SearchIndex,
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
  ) {}

  /**
   * Indexes current rows and checks them again afterwards: two writers of one row, here or in another replica, may reach the engine
   * in the opposite order, and the later one puts the newer document again.
   */
  async changed(rows: readonly { readonly id: string }[]): Promise<void> {
    const documentsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, SearchDocument | undefined>> => {
      const pages = await this.pages.getAll(ids);
      return new Map(ids.map((id) => [id, pages.has(id) ? documentOf(pages.get(id)!, this.catalog.all) : undefined]));
    };
    let pending = await documentsOf(rows.map(({ id }) => id));
    while (pending.size > 0) {
      const documents = [...pending.values()].filter((document) => document !== undefined);
      const gone = [...pending].flatMap(([id, document]) => (document ? [] : [id]));
      if (documents.length > 0) await this.index.put(documents);
      if (gone.length > 0) await this.index.remove(gone);
      const put = pending;
      const now = await documentsOf([...put.keys()]);
      pending = new Map([...now].filter(([id, document]) => JSON.stringify(document) !== JSON.stringify(put.get(id))));
    }
  }

  /** Every page was rebuilt: the index may differ from them. */
  async allChanged(): Promise<void> {
    for await (const ids of this.pages.ids()) await this.changed(ids.map((id) => ({ id })));
  }

  /** Names and synonyms that questions are read by. */
  categoriesChanged(): Promise<void> {
    return this.index.setCategories(this.catalog.forSearch());
  }

  /** An index that does not hold what the pages do (an engine in memory after a start, a new engine) is made again. */
  async reindexIfStale(): Promise<void> {
    await this.categoriesChanged();
    if ((await this.index.count()) !== (await this.pages.count({ 'company.status': 'active' }))) await this.rebuild();
  }

  async rebuild(progress: (done: number) => void = () => undefined): Promise<void> {
    await this.index.rebuild(async (put) => {
      let done = 0;
      for await (const chunk of this.pages.scan()) {
        await put(chunk.flatMap(({ row }) => documentOf(row, this.catalog.all) ?? []));
        progress((done += chunk.length));
      }
    });
  }
}
