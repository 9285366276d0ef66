import type { CategoryView } from '@carsi/contracts/directory/category';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { Served } from '@carsi/platform/hosting/client';
import { Refused, type CallContext } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import { slug } from '@carsi/turkish/slug';
import { reason } from './reasons.js';
import type { ReadRow } from './read-row.js';

const LONGEST_ID = 60;

/** Names that lead to a category, folded: ids, slugs, names and aliases, in this order. */
export const namesOf = (categories: readonly CategoryView[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { id, slug: address, name, aliases } of categories)
    for (const text of [id, address, name, ...aliases]) if (!names.has(fold(text))) names.set(fold(text), id);
  return names;
};

/** The categories of a list. With --create-categories it creates missing ones, only for accepted rows. */
export class CategoryNames {
  readonly #names: Map<string, string>;

  constructor(
    categories: readonly CategoryView[],
    private readonly making:
      | {
          readonly directory: Served<DirectoryCalls>;
          readonly context: () => CallContext;
          readonly dryRun: boolean;
        }
      | undefined,
  ) {
    this.#names = namesOf(categories);
  }

  async reading(read: (categoryId: (text: string) => string | undefined) => Promise<ReadRow>): Promise<ReadRow> {
    const result = await read((text) => this.#names.get(fold(text)));
    if (!this.making || !('category' in result) || result.category === undefined) return result;
    const name = result.category;
    const id = slug(name).slice(0, LONGEST_ID);
    if (id === '') return { reason: reason('CATEGORY_WITHOUT_LETTERS', name) };
    const known = this.#names.get(fold(id));
    const made = await read(() => known ?? id);
    if ('reason' in made) return made;
    if (known === undefined && !this.making.dryRun) await this.#make(id, name);
    for (const text of [name, id]) if (!this.#names.has(fold(text))) this.#names.set(fold(text), known ?? id);
    return made;
  }

  async #make(id: string, name: string): Promise<void> {
    const { directory, context } = this.making!;
    await directory.addCategory({ id, name, parentId: null }, context()).catch((error: unknown) => {
      // Another import made it meanwhile.
      if (!(error instanceof Refused && error.code === 'CATEGORY_EXISTS')) throw error;
    });
  }
}
