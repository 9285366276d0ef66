import { createHash } from 'node:crypto';
import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import {
  addCategoryByAdmin,
  type AddCategoryByAdmin,
  attachWords,
  reviseCategory,
} from '@carsi/contracts/directory/category';
import type { CategoryView } from '@carsi/contracts/directory/category';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { CallContext } from '@carsi/platform/platform';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { compareTurkish } from '@carsi/turkish/collate';
import { fold } from '@carsi/turkish/fold';
import { slug } from '@carsi/turkish/slug';
import { type Catalog, pathOf } from './catalog.js';
import type { CategoryBody, CategoryCommand } from './category.js';
import { categories, type CategoryRow } from './projection.js';
import { seedCategories, withNewWords } from './seed.js';
import { pluralOf, schemaTypeOf } from './words-of.js';
import type { CompanyPage } from '../company-page/row.js';
import type { ServiceParts } from '@carsi/platform/service-module';

type NewCategory = AddCategoryByAdmin & { readonly id: string };

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
      readonly pages: ReadModel<CompanyPage>;
    },
  ) {}

  async categories(): Promise<readonly CategoryView[]> {
    const { pages, catalog } = this.parts;
    const counts = new Map<string, number>();
    for (const [own, companies] of await pages.countBy('company.profile.categoryId', { 'company.status': 'active' }))
      for (const { id } of pathOf(String(own), catalog.all)) counts.set(id, (counts.get(id) ?? 0) + companies);
    return [...catalog.all.values()].toSorted(inListOrder).map((row): CategoryView => ({
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
    await this.#add({ id, name, parentId, ...more }, meta);
    return this.#view(id);
  }

  async reviseCategory(body: unknown, context: CallContext): Promise<CategoryView> {
    const meta = metaOf(context, this.parts.clock, this.parts.access.requireAdmin(context).id);
    const { id, changes } = parse(reviseCategory, body);
    const row = this.parts.catalog.byId(id);
    if (!row) throw new Refusal('CATEGORY_NOT_FOUND');
    const { id: _id, ...before } = row;
    const provided = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const renamed = changes.name !== undefined && fold(changes.name) !== fold(before.name);
    // Its previous name stays valid.
    const aliases = renamed ? [...new Set([...before.aliases, before.name])] : before.aliases;
    const category: CategoryBody = { ...before, ...provided, aliases };
    await this.#run(id, { type: 'ReviseCategory', data: { id, category }, meta });
    return this.#view(id);
  }

  async attachWords(body: unknown, context: CallContext): Promise<CategoryView> {
    const meta = metaOf(context, this.parts.clock, this.parts.access.requireAdmin(context).id);
    const data = parse(attachWords, body);
    await this.#run(data.id, { type: 'AttachWords', data, meta });
    return this.#view(data.id);
  }

  async #view(id: string): Promise<CategoryView> {
    return (await this.categories()).find((one) => one.id === id)!;
  }

  async #add({ id, name, parentId, ...more }: NewCategory, meta: Meta): Promise<{ id: string }> {
    const parent = parentId === null ? undefined : this.parts.catalog.byId(parentId);
    if (parentId !== null && !parent) throw new Refusal('CATEGORY_NOT_FOUND');
    const other = this.parts.catalog.byId(OTHER);
    const body: CategoryBody = {
      parentId,
      slug: slug(name),
      name,
      description: more.description ?? null,
      iconName: parent?.iconName ?? other?.iconName ?? 'Store',
      colorClass: parent?.colorClass ?? other?.colorClass ?? '',
      gradient: parent?.gradient ?? other?.gradient ?? '',
      popular: more.popular ?? false,
      keywords: more.keywords ?? [],
      synonyms: more.synonyms ?? [],
      aliases: [],
    };
    await this.#run(id, { type: 'AddCategory', data: { id, category: body }, meta });
    return { id };
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
