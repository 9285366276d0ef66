import type { Command } from '@carsi/kernel/event';
import { createHash } from 'node:crypto';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { ArticleFigures, OwnReactions, ReactionKind } from '@carsi/contracts/directory/editorial';
import type { Cache, Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';

interface ReactionRow {
  readonly articleId: string;
  readonly kind: ReactionKind;
  readonly who: string;
  readonly value: boolean;
  readonly at: string;
}
interface ViewsRow {
  readonly views: number;
}

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** A person by their id, a browser by a digest of what it calls itself. */
export const whoIs = (personId: string | undefined, visitor: string | null): string | undefined => {
  if (personId !== undefined) return `person:${personId}`;
  return visitor === null ? undefined : `visitor:${createHash('sha256').update(visitor).digest('base64url')}`;
};

export type EraseReactionsOf = Command<'EraseReactionsOf', { readonly personId: string }>;

/**
 * Likes, saves and votes: one row per visitor, article and kind, switched on and off. Rows and not events: a switch has no history
 * that anybody may read, and a person's rows are erased with them.
 */
export class Reactions {
  private constructor(
    private readonly rows: Collection<ReactionRow>,
    private readonly views: Collection<ViewsRow>,
    private readonly cache: Cache,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, cache: Cache, clock: Clock): Promise<Reactions> {
    const indexes = [
      ['articleId', 'kind', 'value'],
      ['who', 'kind', 'at'],
    ];
    const rows = await collections.open<ReactionRow>('article-reactions', { source: true, indexes });
    return new Reactions(rows, await collections.open<ViewsRow>('article-views', { source: true }), cache, clock);
  }

  /** Durable when it resolves; the same again is nothing. */
  async set(articleId: string, kind: ReactionKind, who: string, value: boolean | null): Promise<void> {
    const at = this.clock.now().toISOString();
    await changeRow(this.rows, idOf(articleId, kind, who), (row) => {
      if (value === null) return undefined;
      return row?.value === value ? row : { articleId, kind, who, value, at };
    });
  }

  async own(articleId: string, who: string | undefined): Promise<OwnReactions> {
    if (who === undefined) return { liked: false, saved: false, helpful: null };
    const ids = (['like', 'save', 'helpful'] as const).map((kind) => idOf(articleId, kind, who));
    const rows = await this.rows.load(ids);
    const [like, save, helpful] = ids.map((id) => rows.get(id)?.row);
    return { liked: like !== undefined, saved: save !== undefined, helpful: helpful?.value ?? null };
  }

  /** Ids of articles, last saved first. */
  async saved(who: string, limit: number, offset: number): Promise<{ ids: readonly string[]; total: number }> {
    const where = { who, kind: 'save' };
    const [found, total] = await Promise.all([
      this.rows.find({ where, sort: [['at', 'desc']], limit, offset }),
      this.rows.count(where),
    ]);
    return { ids: found.map(({ row }) => row.articleId), total };
  }

  async figures(articleId: string): Promise<ArticleFigures> {
    const count = (kind: ReactionKind, value: boolean): Promise<number> => this.rows.count({ articleId, kind, value });
    const [likes, helpful, notHelpful, views] = await Promise.all([
      count('like', true),
      count('helpful', true),
      count('helpful', false),
      this.views.load([articleId]),
    ]);
    return { views: views.get(articleId)?.row?.views ?? 0, likes, helpful, notHelpful };
  }

  /**
   * Counts at most once per visitor and day. The visitor is a digest in the cache, valid for that day and article; only the number
   * is stored. A lost cache counts a visitor twice, which is acceptable here.
   */
  async viewed(articleId: string, address: string, agent: string): Promise<boolean> {
    const day = this.clock.now().toISOString().slice(0, 10);
    const visitKey = createHash('sha256').update(`${day}\n${articleId}\n${address}\n${agent}`).digest('base64url');
    if (!(await this.cache.add(`article-view:${visitKey}`, '1', DAY_MS))) return false;
    await changeRow(this.views, articleId, (row) => ({ views: (row?.views ?? 0) + 1 }));
    return true;
  }

  async personalData(personId: string): Promise<readonly PersonalTable[]> {
    const rows = await this.rows.find({ where: { who: `person:${personId}` } });
    return [
      {
        name: 'article-reactions',
        rows: rows.map(({ row: { articleId, kind, value, at } }) => ({ articleId, kind, value, at })),
      },
    ];
  }

  /** For the policy. */
  async erase(personId: string): Promise<void> {
    for (;;) {
      const rows = await this.rows.find({ where: { who: `person:${personId}` }, limit: AT_ONCE });
      for (const { id } of rows) await changeRow(this.rows, id, () => undefined);
      if (rows.length < AT_ONCE) return;
    }
  }
}

const idOf = (articleId: string, kind: ReactionKind, who: string): string => `${articleId}|${kind}|${who}`;
