import type { ReadModel } from '@carsi/platform/events/read-models';
import type { SearchCategory } from '@carsi/platform/search';
import { fold } from '@carsi/turkish/fold';
import type { CategoryRow } from './projection.js';

/** From the root to the category itself. */
export const pathOf = (id: string, categories: ReadonlyMap<string, CategoryRow>): readonly CategoryRow[] => {
  const own = categories.get(id);
  if (!own) return [];
  return own.parentId === null ? [own] : [...pathOf(own.parentId, categories), own];
};

/** The categories in memory: few, read on every request, and reloaded after a change. */
export class Catalog {
  #byId: ReadonlyMap<string, CategoryRow> = new Map();
  #byName: ReadonlyMap<string, CategoryRow> = new Map();

  constructor(private readonly readModel: ReadModel<CategoryRow>) {}

  async refresh(): Promise<void> {
    const rows: CategoryRow[] = [];
    for await (const chunk of this.readModel.scan()) rows.push(...chunk.map(({ row }) => row));
    rows.sort((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null) || (a.id < b.id ? -1 : 1));
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    // The first owner of a name keeps it: ids before slugs, slugs before aliases and names, roots before children.
    const names = new Map<string, CategoryRow>();
    const claim = (name: string, row: CategoryRow): void => void (names.has(name) || names.set(name, row));
    for (const row of rows) claim(fold(row.id), row);
    for (const row of rows) claim(fold(row.slug), row);
    for (const row of rows) for (const name of [...row.aliases, row.name]) claim(fold(name), row);
    this.#byName = names;
  }

  get all(): ReadonlyMap<string, CategoryRow> {
    return this.#byId;
  }

  byId(id: string): CategoryRow | undefined {
    return this.#byId.get(id);
  }

  /** By id, slug, alias or name, however it was typed. */
  resolve(text: string): CategoryRow | undefined {
    return this.#byId.get(text) ?? this.#byName.get(fold(text.trim()));
  }

  forSearch(): readonly SearchCategory[] {
    return [...this.#byId.values()].map(({ id, parentId, name, synonyms }) => ({ id, parentId, name, synonyms }));
  }
}
