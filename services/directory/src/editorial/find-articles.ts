import {
  categoriesOf,
  type ArticleView,
  type ListAllArticles,
  type ListArticles,
  type Shelf,
} from '@carsi/contracts/directory/editorial';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Find } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import type { ArticleRow } from './projection.js';
import type { Reactions } from './reactions.js';

/** Limit of scanned articles: what an editorial office writes in years. */
const LOOKED_THROUGH = 2_000;

export interface Listed {
  readonly articles: readonly ArticleView[];
  readonly total: number;
}
type Found = { readonly id: string; readonly row: ArticleRow };

/** Articles by place, category and word. Every word has to be there, however it is written. */
export class FindArticles {
  constructor(
    private readonly rows: ReadModel<ArticleRow>,
    private readonly slugs: ReadModel<{ readonly articleId: string }>,
    private readonly reactions: Reactions,
  ) {}

  async published({ shelf, category, featured, q, limit, offset }: ListArticles) {
    const where = {
      shelf,
      state: 'published',
      ...(category !== undefined && { category }),
      ...(featured !== undefined && { featured }),
    };
    const sort: Find['sort'] = shelf === 'blog' ? [['publishedAt', 'desc']] : [['rank', 'asc']];
    const counts = categoriesOf[shelf].map(async (name) => {
      return [name, await this.rows.count({ shelf, state: 'published', category: name })] as const;
    });
    return {
      ...(await this.#page({ where, sort }, q, limit, offset)),
      counts: Object.fromEntries(await Promise.all(counts)),
    };
  }

  all({ shelf, state, q, limit, offset }: ListAllArticles): Promise<Listed> {
    const where = { shelf, ...(state !== undefined && { state }) };
    return this.#page({ where, sort: [['updatedAt', 'desc']] }, q, limit, offset);
  }

  async one(shelf: Shelf, idOrSlug: string): Promise<{ article: ArticleView; moved: boolean }> {
    const id = (await this.slugs.get(`${shelf}:${idOrSlug}`))?.articleId ?? idOrSlug;
    const row = await this.rows.get(id);
    if (row?.shelf !== shelf || row.state !== 'published') throw new Refusal('ARTICLE_NOT_FOUND');
    return { article: await this.#view({ id, row }), moved: row.slug !== idOrSlug };
  }

  async byId(id: string): Promise<ArticleView> {
    const row = await this.rows.get(id);
    if (!row) throw new Refusal('ARTICLE_NOT_FOUND');
    return this.#view({ id, row });
  }

  /** Refuses ARTICLE_NOT_FOUND for what is not public. */
  async requirePublished(id: string): Promise<void> {
    if ((await this.rows.get(id))?.state !== 'published') throw new Refusal('ARTICLE_NOT_FOUND');
  }

  /** In this order; what is no longer public is left out. */
  async publishedOf(ids: readonly string[]): Promise<readonly ArticleView[]> {
    const rows = await this.rows.getAll(ids);
    const found = ids.flatMap((id) => {
      const row = rows.get(id);
      return row?.state === 'published' ? [{ id, row }] : [];
    });
    return Promise.all(found.map((one) => this.#view(one)));
  }

  async #page(find: Find, q: string | undefined, limit: number, offset: number): Promise<Listed> {
    const words = fold(q ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) {
      const [found, total] = await Promise.all([
        this.rows.find({ ...find, limit, offset }),
        this.rows.count(find.where),
      ]);
      return { articles: await Promise.all(found.map((one) => this.#view(one))), total };
    }
    const all = await this.rows.find({ ...find, limit: LOOKED_THROUGH });
    const found = all.filter(({ row }) => words.every((word) => row.searched.includes(word)));
    const page = found.slice(offset, offset + limit);
    return { articles: await Promise.all(page.map((one) => this.#view(one))), total: found.length };
  }

  async #view({ id, row: { searched: _searched, ...row } }: Found): Promise<ArticleView> {
    return { ...row, id, ...(await this.reactions.figures(id)) };
  }
}
