import type { ReactionKind } from '@carsi/contracts/directory/editorial';
import type { BlogCategory } from '@carsi/contracts/directory/http/editorial';
import type { RouteKey } from '@carsi/contracts/all-routes';
import { Controller, Inject } from '@nestjs/common';
import { agentOf } from '../../answers/agent-of.js';
import { contextOf } from '../../answers/context.js';
import { networkOf } from '../../answers/networks.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders, PublicAnswers } from '../../answers/public.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { blogCategoryTexts } from './editorial-texts.js';
import { signedIn, toBlogCard, toBlogPost } from './editorial.http.js';
import { reactionAnswerOf, visitorOf } from './visitor.js';

const CACHED_MS = 60_000;

type Reaction = Extract<RouteKey, `${string} /api/blog/{id}/${'like' | 'save'}`>;

/** The blog: public, and liked and saved by anyone. */
@Controller()
export class BlogController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @ImplementsRaw('GET /api/blog')
  async list(input: RequestOf<'GET /api/blog'>) {
    const { category, q, featured, limit = 12, offset = 0 } = input.query;
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const wanted = {
        shelf: 'blog' as const,
        limit,
        offset,
        ...(category !== undefined && { category }),
        ...(q !== undefined && { q }),
        ...(featured !== undefined && { featured: featured === 'true' }),
      };
      const { articles, total } = await this.services.directory.articles(wanted, contextOf(input.request));
      return {
        body: articles.map(await this.#signed()).map(toBlogCard),
        tags: ['articles', ...articles.map(({ id }) => `article:${id}`)],
        headers: listHeaders(input.request.url, total, limit, offset),
      };
    });
  }

  @ImplementsRaw('GET /api/blog/categories')
  async categories(input: RequestOf<'GET /api/blog/categories'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const wanted = { shelf: 'blog' as const, limit: 1, offset: 0 };
      const { counts } = await this.services.directory.articles(wanted, contextOf(input.request));
      const body = Object.entries(blogCategoryTexts).map(([id, texts]) => ({
        id: id as BlogCategory['id'],
        ...texts,
        postCount: counts[id] ?? 0,
      }));
      return { body, tags: ['articles'] };
    });
  }

  @Implements('GET /api/blog/saved')
  async saved({ query, context, request, reply }: RequestOf<'GET /api/blog/saved'>) {
    const { limit = 50, offset = 0 } = query;
    const wanted = { visitor: visitorOf(request), limit, offset };
    const { articles, total } = await this.services.directory.savedArticles(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return articles
      .filter(({ shelf }) => shelf === 'blog')
      .map(await this.#signed())
      .map(toBlogCard);
  }

  @ImplementsRaw('GET /api/blog/{slug}')
  async one(input: RequestOf<'GET /api/blog/{slug}'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const wanted = { shelf: 'blog' as const, idOrSlug: input.params.slug };
      const { article } = await this.services.directory.article(wanted, contextOf(input.request));
      return { body: toBlogPost((await this.#signed())(article)), tags: ['articles', `article:${article.id}`] };
    });
  }

  @Implements('GET /api/blog/{id}/mine')
  async mine({ params: { id: articleId }, context, request }: RequestOf<'GET /api/blog/{id}/mine'>) {
    return this.services.directory.ownReactions({ articleId, visitor: visitorOf(request) }, context);
  }

  @Implements('POST /api/blog/{id}/view')
  async view({ params: { id: articleId }, context, request }: RequestOf<'POST /api/blog/{id}/view'>) {
    const view = { articleId, address: networkOf(request.ip), agent: agentOf(request) };
    return this.services.directory.viewArticle(view, context);
  }

  @Implements('PUT /api/blog/{id}/like')
  async like(input: RequestOf<'PUT /api/blog/{id}/like'>) {
    return this.#react(input, 'like', true);
  }

  @Implements('DELETE /api/blog/{id}/like')
  async unlike(input: RequestOf<'DELETE /api/blog/{id}/like'>) {
    return this.#react(input, 'like', null);
  }

  @Implements('PUT /api/blog/{id}/save')
  async save(input: RequestOf<'PUT /api/blog/{id}/save'>) {
    return this.#react(input, 'save', true);
  }

  @Implements('DELETE /api/blog/{id}/save')
  async unsave(input: RequestOf<'DELETE /api/blog/{id}/save'>) {
    return this.#react(input, 'save', null);
  }

  async #signed() {
    return signedIn((await this.facts.now()).siteName);
  }

  async #react({ params, context, request }: RequestOf<Reaction>, kind: ReactionKind, value: true | null) {
    const command = { articleId: params.id, kind, value, visitor: visitorOf(request) };
    const answer = await this.services.directory.react(command, context);
    if (kind === 'like') this.cache.drop([`article:${params.id}`]);
    return reactionAnswerOf(answer);
  }
}
