import type { View } from '@carsi/platform/events/views';
import type { SearchDocument, SearchIndex } from '@carsi/platform/search';
import type { Catalog } from '../category/catalog.js';
import type { CompanyPage } from '../company-page/row.js';
import { documentOf } from './document.js';

/** Keeps the engine at the pages: whole documents of the rows that were just written, none for a company that is not public. */
export class IndexCompanies {
  constructor(
    private readonly index: SearchIndex,
    private readonly pages: View<CompanyPage>,
    private readonly catalog: Catalog,
  ) {}

  async changed(rows: readonly { readonly id: string; readonly row: CompanyPage | undefined }[]): Promise<void> {
    const documents: SearchDocument[] = [];
    const gone: string[] = [];
    for (const { id, row } of rows) {
      const document = row && documentOf(row, this.catalog.all);
      if (document) documents.push(document);
      else gone.push(id);
    }
    if (documents.length > 0) await this.index.put(documents);
    if (gone.length > 0) await this.index.remove(gone);
  }

  /** An index that does not hold what the pages do (an engine in memory after a start, a new engine) is made again. */
  async makeWhole(): Promise<void> {
    await this.index.setCategories(this.catalog.forSearch());
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
