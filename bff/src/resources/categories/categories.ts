import type { CategoryView } from '@carsi/contracts/directory/category';
import type { Category } from '@carsi/contracts/directory/http/category';
import { fold } from '@carsi/turkish/fold';
import { internalContext } from '../../answers/context.js';
import { isOutage } from '../../answers/outage.js';
import type { Services } from '../../services.js';

export type CategoriesById = ReadonlyMap<string, CategoryView>;

const CACHED_MS = 30_000;
/** After an event its rows may lag this long: a tree fetched meanwhile is cached only for a moment. */
const UNSETTLED_MS = 2_000;
const MOMENT_MS = 250;

/** The category tree, which nearly every response needs: cached here and invalidated by events. */
export class Categories {
  #cached: { byId: CategoriesById; until: number } | undefined;
  #last: CategoriesById | undefined;
  #asking: Promise<CategoriesById> | undefined;
  #droppedAt = -Infinity;

  constructor(
    private readonly services: Pick<Services, 'directory'>,
    private readonly now: () => number = Date.now,
  ) {}

  async byId(): Promise<CategoriesById> {
    if (this.#cached && this.#cached.until > this.now()) return this.#cached.byId;
    if (this.#asking) return this.#asking;
    const asking: Promise<CategoriesById> = this.#ask().finally(() => {
      if (this.#asking === asking) this.#asking = undefined;
    });
    return (this.#asking = asking);
  }

  drop(): void {
    this.#cached = undefined;
    this.#asking = undefined;
    this.#droppedAt = this.now();
  }

  /** The last tree, where the directory cannot answer now. */
  async #ask(): Promise<CategoriesById> {
    const begun = this.now();
    const list = await this.services.directory.categories({}, internalContext()).catch((error: unknown) => {
      if (!isOutage(error) || this.#last === undefined) throw error;
    });
    if (list === undefined) return this.#last!;
    const byId = new Map(list.map((category) => [category.id, category]));
    this.#last = byId;
    if (this.#droppedAt >= begun) return byId;
    const settled = this.#droppedAt < begun - UNSETTLED_MS;
    this.#cached = { byId, until: this.now() + (settled ? CACHED_MS : MOMENT_MS) };
    return byId;
  }
}

/** By slug, id or alias; ids of roots come before slugs of children. */
export const findCategory = (text: string, categories: CategoriesById): CategoryView | undefined => {
  const wanted = fold(text);
  const all = [...categories.values()];
  return (
    categories.get(text) ??
    all.find(({ slug }) => slug === wanted) ??
    all.find(({ aliases }) => aliases.some((alias) => fold(alias) === wanted))
  );
};

/** A category with its children; every count includes the children's companies. */
export const toCategory = (view: CategoryView, categories: CategoriesById): Category => {
  const parent = view.parentId === null ? undefined : categories.get(view.parentId);
  const children = [...categories.values()].filter(({ parentId }) => parentId === view.id);
  return {
    id: view.id,
    slug: view.slug,
    name: view.name,
    description: view.description,
    icon_name: view.iconName,
    color_class: view.colorClass,
    gradient: view.gradient,
    image: null,
    plural: view.plural,
    popular: view.popular,
    active: true,
    company_count: view.companies,
    businessCount: view.companies,
    parent: parent ? { id: parent.id, slug: parent.slug, name: parent.name } : null,
    subcategories: children.map(({ id, slug, name, companies }) => ({ id, slug, name, businessCount: companies })),
  };
};
