import {
  listAllArticles,
  listArticles,
  ownReactions,
  react,
  savedArticles,
  viewArticle,
  writeArticle,
  type ArticleView,
  type ListArticles,
  type OwnReactions,
  type Shelf,
} from '@carsi/contracts/directory/editorial';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { Access } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, type Clock, type CallContext } from '@carsi/platform/platform';
import type { Article, ArticleCommand } from './article.js';
import type { FindArticles } from './find-articles.js';
import { articleRows, articleSlugs } from './projection.js';
import type { Uploads } from '../owned/uploads.js';
import { picturesIn, readArticle } from './read-article.js';
import { whoIs, type Reactions } from './reactions.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Articles and help: everybody reads and reacts, admins write. */
export class Editorial {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels'> & {
      readonly articles: Commands<Article, ArticleCommand>;
      readonly finding: FindArticles;
      readonly reactions: Reactions;
      readonly uploads: Pick<Uploads, 'attach'>;
    },
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  articles(body: ListArticles) {
    return this.parts.finding.published(parse(listArticles, body));
  }

  article({ shelf, idOrSlug }: { shelf: Shelf; idOrSlug: string }) {
    return this.parts.finding.one(shelf, idOrSlug);
  }

  async react(body: unknown, context: CallContext) {
    const { articleId, kind, value, visitor } = parse(react, body);
    const who = this.#who(visitor, context);
    if (who === undefined) throw new Refusal('VISITOR_REQUIRED');
    await this.parts.finding.requirePublished(articleId);
    await this.parts.reactions.set(articleId, kind, who, value === false && kind !== 'helpful' ? null : value);
    const { reactions } = this.parts;
    return { own: await reactions.own(articleId, who), figures: await reactions.figures(articleId) };
  }

  async ownReactions(body: unknown, context: CallContext): Promise<OwnReactions> {
    const { articleId, visitor } = parse(ownReactions, body);
    return this.parts.reactions.own(articleId, this.#who(visitor, context));
  }

  async savedArticles(
    body: unknown,
    context: CallContext,
  ): Promise<{ articles: readonly ArticleView[]; total: number }> {
    const { visitor, limit, offset } = parse(savedArticles, body);
    const who = this.#who(visitor, context);
    if (who === undefined) return { articles: [], total: 0 };
    const { ids, total } = await this.parts.reactions.saved(who, limit, offset);
    return { articles: await this.parts.finding.publishedOf(ids), total };
  }

  async viewArticle(body: { articleId: string; address: string; agent: string }): Promise<{ counted: boolean }> {
    const { articleId, address, agent } = parse(viewArticle, body);
    await this.parts.finding.requirePublished(articleId);
    return { counted: await this.parts.reactions.viewed(articleId, address, agent) };
  }

  async allArticles(body: unknown, context: CallContext) {
    this.access.requireAdmin(context);
    return this.parts.finding.all(parse(listAllArticles, body));
  }

  async writeArticle(body: unknown, context: CallContext): Promise<ArticleView> {
    const { id: by } = this.access.requireAdmin(context);
    const { articleId, article: typed } = parse(writeArticle, body);
    const article = readArticle(typed);
    await this.parts.uploads.attach(picturesIn(article));
    const meta = metaOf(context, this.clock, by);
    // Its own command's id, so that sent again it is the same draft.
    const id = articleId ?? `a_${meta.commandId}`.slice(0, 64);
    return this.#run(id, { type: articleId === null ? 'DraftArticle' : 'ReviseArticle', data: { article }, meta });
  }

  async publishArticle({ articleId }: { articleId: string }, context: CallContext): Promise<ArticleView> {
    const { id } = this.access.requireAdmin(context);
    return this.#run(articleId, { type: 'PublishArticle', data: {}, meta: this.#meta(context, id, 'publish') });
  }

  async withdrawArticle({ articleId }: { articleId: string }, context: CallContext): Promise<ArticleView> {
    const { id } = this.access.requireAdmin(context);
    return this.#run(articleId, { type: 'WithdrawArticle', data: {}, meta: this.#meta(context, id, 'withdraw') });
  }

  #who(visitor: string | null, context: CallContext): string | undefined {
    const actor = this.access.actorOf(context);
    return whoIs(actor?.kind === 'person' ? actor.id : undefined, visitor);
  }

  /** Answers once the lists show it. */
  async #run(id: string, command: ArticleCommand): Promise<ArticleView> {
    try {
      const { version } = await this.parts.articles.run(id, command);
      const position = await this.parts.store.positionOf(`article-${id}`, version);
      await this.parts.readModels.waitFor([articleRows.name, articleSlugs.name], position);
    } catch (error) {
      if (error instanceof ReservationConflict) throw new Refusal('ARTICLE_SLUG_TAKEN');
      throw error;
    }
    return this.parts.finding.byId(id);
  }

  #meta(context: CallContext, by: string, what: string): Meta {
    const meta = metaOf(context, this.clock, by);
    return { ...meta, commandId: `${what}-${meta.commandId}` };
  }
}
