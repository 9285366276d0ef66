import type { CategoryView } from '@carsi/contracts/directory/category';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { Served } from '@carsi/platform/hosting/client';
import { Refused, type CallContext } from '@carsi/platform/platform';
import { slug } from '@carsi/turkish/slug';
import { CategoryTable, type Mapped } from './category-table.js';
import { reason } from './reasons.js';
import type { ReadRow, Surroundings } from './read-row.js';

const LONGEST_ID = 60;

/** How the rows of one category of the source were read; without `to` they were not. */
export interface MappedCategory {
  readonly from: string;
  readonly to?: string;
  readonly by?: Mapped['by'] | 'created';
  rows: number;
}

/** The categories of a list. With --create-categories it creates missing ones, only for accepted rows. */
export class CategoryNames {
  readonly #table: CategoryTable;
  readonly #created = new Set<string>();
  readonly #mapped = new Map<string, MappedCategory>();

  constructor(
    categories: readonly CategoryView[],
    overrides: ReadonlyMap<string, string>,
    private readonly making:
      | {
          readonly directory: Served<DirectoryCalls>;
          readonly context: () => CallContext;
          readonly dryRun: boolean;
        }
      | undefined,
  ) {
    this.#table = new CategoryTable(categories, overrides);
  }

  /** Each category of the source with each that it became, most rows first. */
  get mapped(): readonly MappedCategory[] {
    return [...this.#mapped.values()].sort((a, b) => b.rows - a.rows || (a.from < b.from ? -1 : 1));
  }

  async reading(read: (categoryId: Surroundings['categoryId']) => Promise<ReadRow>): Promise<ReadRow> {
    const result = await read((text, company) => {
      const found = this.#find(text, company);
      this.#count(text, found?.id, found && this.#created.has(found.id) ? 'created' : found?.by);
      return found?.id;
    });
    if (!this.making || !('category' in result) || result.category === undefined) return result;
    const name = result.category;
    const id = slug(name).slice(0, LONGEST_ID);
    if (id === '') return { reason: reason('CATEGORY_WITHOUT_LETTERS', name) };
    const known = this.#table.find(id)?.id;
    const made = await read(() => known ?? id);
    if ('reason' in made) return made;
    if (known === undefined && !this.making.dryRun) await this.#make(id, name);
    for (const text of [name, id]) this.#table.add(text, known ?? id);
    if (known === undefined) this.#created.add(id);
    this.#mapped.get(`${name}\n`)!.rows -= 1;
    this.#count(name, known ?? id, 'created');
    return made;
  }

  /** What is made keeps the source's name, rather than one that is only like it. */
  #find(text: string, company: string): Mapped | undefined {
    const found = this.#table.ofCompany(text, company);
    return this.making && found?.by === 'alike' ? undefined : found;
  }

  #count(from: string, id: string | undefined, by: MappedCategory['by']): void {
    const key = `${from}\n${id ?? ''}`;
    const known = this.#mapped.get(key);
    if (known) known.rows += 1;
    else if (id === undefined || by === undefined) this.#mapped.set(key, { from, rows: 1 });
    else this.#mapped.set(key, { from, to: by === 'created' ? from : this.#table.titleOf(id), by, rows: 1 });
  }

  async #make(id: string, name: string): Promise<void> {
    const { directory, context } = this.making!;
    await directory.addCategory({ id, name, parentId: null }, context()).catch((error: unknown) => {
      // Another import made it meanwhile.
      if (!(error instanceof Refused && error.code === 'CATEGORY_EXISTS')) throw error;
    });
  }
}
