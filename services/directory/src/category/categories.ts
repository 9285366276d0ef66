import { createHash } from 'node:crypto';
import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { reviseCategory, addCategoryByAdmin, type ReviseCategory } from '@carsi/contracts/directory/category';
import type { CategoryView } from '@carsi/contracts/directory/category';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { CallContext } from '@carsi/platform/platform';
import type { SearchIndex } from '@carsi/platform/search';
import { compareTurkish } from '@carsi/turkish/collate';
import { fold } from '@carsi/turkish/fold';
import { slug } from '@carsi/turkish/slug';
import type { Catalog } from './catalog.js';
import type { CategoryBody, CategoryCommand } from './category.js';
import { categories, type CategoryRow } from './projection.js';
import { seedCategories, withNewWords } from './seed.js';
import { pluralOf, schemaTypeOf } from './words-of.js';
import type { ServiceParts } from '@carsi/platform/service-module';

interface NewCategory {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

const OTHER = 'other';

/** Roots first, both by the Turkish alphabet; 'Diğer' is the last root. */
export const inListOrder = (a: CategoryRow, b: CategoryRow): number =>
  Number(a.parentId !== null) - Number(b.parentId !== null) ||
  Number(a.id === OTHER) - Number(b.id === OTHER) ||
  compareTurkish(a.name, b.name) ||
  (a.id < b.id ? -1 : 1);

/** The tree with its counted companies, and how it grows. */
export class Categories {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly commands: Commands<CategoryBody | null, CategoryCommand>;
      readonly catalog: Catalog;
      readonly index: SearchIndex;
    },
  ) {}

  async categories(): Promise<readonly CategoryView[]> {
    const { facets } = await this.parts.index.search({
      filters: {},
      sort: 'relevance',
      limit: 1,
      offset: 0,
      facets: true,
    });
    const counts = new Map((facets?.categories ?? []).map(({ value, count }) => [value, count]));
    return [...this.parts.catalog.all.values()].toSorted(inListOrder).map((row): CategoryView => ({
      ...row,
      companies: counts.get(row.id) ?? 0,
      plural: pluralOf(row),
      schemaType: schemaTypeOf(row),
    }));
  }

  async addCategory(body: NewCategory, context: CallContext): Promise<{ id: string }> {
    const { id } = this.parts.access.requireOperator(context);
    return this.#add(body, metaOf(context, this.parts.clock, id));
  }

  /** Created by an admin: its id comes from its name, its looks from its parent. */
  async createCategory(body: unknown, context: CallContext): Promise<CategoryView> {
    const meta = metaOf(context, this.parts.clock, this.parts.access.requireAdmin(context).id);
    const { parentId, name, ...more } = parse(addCategoryByAdmin, body);
    const parent = parentId === null ? undefined : this.parts.catalog.byId(parentId);
    if (parent && parent.parentId !== null) throw new Refusal('CATEGORY_TOO_DEEP');
    // A slug that another one has as id, alias or name leads there. The same wish again finds what it made.
    const id = slug(name);
    if (
      this.parts.catalog.resolve(name) &&
      (await this.parts.store.read(`category-${id}`))[0]?.commandId !== meta.commandId
    )
      throw new Refusal('CATEGORY_EXISTS');
    await this.#add({ id, name, parentId }, meta);
    const rest = { ...meta, commandId: `${meta.commandId}-words` };
    return this.#revise({ id, changes: more }, rest);
  }

  async reviseCategory(body: unknown, context: CallContext): Promise<CategoryView> {
    const { id } = this.parts.access.requireAdmin(context);
    return this.#revise(parse(reviseCategory, body), metaOf(context, this.parts.clock, id));
  }

  async #add({ id, name, parentId }: NewCategory, meta: Meta): Promise<{ id: string }> {
    const parent = parentId === null ? undefined : this.parts.catalog.byId(parentId);
    if (parentId !== null && !parent) throw new Refusal('CATEGORY_NOT_FOUND');
    const other = this.parts.catalog.byId(OTHER);
    const body: CategoryBody = {
      parentId,
      slug: slug(name),
      name,
      description: null,
      iconName: parent?.iconName ?? other?.iconName ?? 'Store',
      colorClass: parent?.colorClass ?? other?.colorClass ?? '',
      gradient: parent?.gradient ?? other?.gradient ?? '',
      popular: false,
      keywords: [],
      synonyms: [],
      aliases: [],
    };
    await this.#run(id, { type: 'AddCategory', data: { id, category: body }, meta });
    return { id };
  }

  async #revise({ id, changes }: ReviseCategory, meta: Meta): Promise<CategoryView> {
    const row = this.parts.catalog.byId(id);
    if (!row) throw new Refusal('CATEGORY_NOT_FOUND');
    const { id: _id, ...before } = row;
    const provided = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const renamed = changes.name !== undefined && fold(changes.name) !== fold(before.name);
    // Its previous name stays valid.
    const aliases = renamed ? [...new Set([...before.aliases, before.name])] : before.aliases;
    const category: CategoryBody = { ...before, ...provided, aliases };
    await this.#run(id, { type: 'ReviseCategory', data: { id, category }, meta });
    return (await this.categories()).find((one) => one.id === id)!;
  }

  /** Seeds the built-in tree. Existing categories, also changed ones, stay; they get shipped words that they never had. */
  async seed(at: string): Promise<void> {
    for (const { id, category, treeWords } of seedCategories()) {
      const row = this.parts.catalog.byId(id);
      if (row) {
        const { id: _id, ...before } = row;
        const revised = withNewWords(before, category, treeWords);
        if (!revised) continue;
        const words = createHash('sha256').update(category.synonyms.join('|')).digest('hex').slice(0, 16);
        const meta: Meta = { by: 'seed', at, commandId: `seed-words-${id}-${words}`, correlationId: 'seed' };
        await this.parts.commands.run(id, { type: 'ReviseCategory', data: { id, category: revised }, meta });
        continue;
      }
      const meta: Meta = { by: 'seed', at, commandId: `seed-${id}`, correlationId: 'seed' };
      await this.parts.commands
        .run(id, { type: 'AddCategory', data: { id, category }, meta })
        .catch((error: unknown) => {
          if (!(error instanceof Refusal && error.code === 'CATEGORY_EXISTS')) throw error;
        });
    }
    await this.parts.readModels.waitFor([categories.name], await this.parts.store.head(), 10_000);
    await this.parts.catalog.refresh();
  }

  async #run(id: string, command: CategoryCommand): Promise<void> {
    await this.parts.commands.run(id, command);
    await this.parts.readModels.waitFor([categories.name], await this.parts.store.head());
    await this.parts.catalog.refresh();
  }
}
