import type { ReactionKind } from '@carsi/contracts/editorial';
import { blogQuery, type BlogCard, type OwnReactions, type ReactionAnswer } from '@carsi/contracts/http/editorial';
import { page } from '@carsi/contracts/http/query';
import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentOf } from '../answers/agent-of.js';
import { networkOf } from '../answers/networks.js';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders, PublicAnswers } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SERVICES, type Services } from '../services.js';
import { blogCategoryTexts } from './editorial-texts.js';
import { signedIn, toBlogCard, toBlogPost } from './editorial.http.js';
import { reactionAnswerOf, visitorOf } from './visitor.js';

const KEPT_MS = 60_000;

/** The blog: read by everybody, liked and saved by whoever wants to. */
@Controller('api/blog')
export class BlogController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const { category, q, featured, limit = 12, offset = 0 } = read(blogQuery, raw);
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const asked = {
        shelf: 'blog' as const,
        limit,
        offset,
        ...(category !== undefined && { category }),
        ...(q !== undefined && { q }),
        ...(featured !== undefined && { featured: featured === 'true' }),
      };
      const { articles, total } = await this.services.directory.articles(asked, contextOf(request));
      return {
        body: articles.map(await this.#signed()).map(toBlogCard),
        tags: ['articles', ...articles.map(({ id }) => `article:${id}`)],
        headers: listHeaders(request.url, total, limit, offset),
      };
    });
  }

  @Get('categories')
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const asked = { shelf: 'blog' as const, limit: 1, offset: 0 };
      const { counts } = await this.services.directory.articles(asked, contextOf(request));
      const body = Object.entries(blogCategoryTexts).map(([id, texts]) => ({
        id,
        ...texts,
        postCount: counts[id] ?? 0,
      }));
      return { body, tags: ['articles'] };
    });
  }

  /** Before `:slug`: an article is never called so, its address would be this. */
  @Get('saved')
  async saved(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<BlogCard[]> {
    await this.limits.takeFrom('read', request);
    const { limit = 50, offset = 0 } = read(page, raw);
    const asked = { visitor: visitorOf(request), limit, offset };
    const { articles, total } = await this.services.directory.savedArticles(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return articles
      .filter(({ shelf }) => shelf === 'blog')
      .map(await this.#signed())
      .map(toBlogCard);
  }

  @Get(':slug')
  one(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('slug') slug: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const asked = { shelf: 'blog' as const, idOrSlug: slug };
      const { article } = await this.services.directory.article(asked, contextOf(request));
      return { body: toBlogPost((await this.#signed())(article)), tags: ['articles', `article:${article.id}`] };
    });
  }

  @Get(':id/mine')
  async mine(@Req() request: FastifyRequest, @Param('id') articleId: string): Promise<OwnReactions> {
    await this.limits.takeFrom('read', request);
    return this.services.directory.ownReactions({ articleId, visitor: visitorOf(request) }, contextOf(request));
  }

  @Post(':id/view')
  @HttpCode(202)
  async view(@Req() request: FastifyRequest, @Param('id') articleId: string): Promise<{ counted: boolean }> {
    await this.limits.takeFrom('track', request);
    const view = { articleId, address: networkOf(request.ip), agent: agentOf(request) };
    return this.services.directory.viewArticle(view, contextOf(request));
  }

  @Put(':id/like')
  like(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ReactionAnswer> {
    return this.#react(request, id, 'like', true);
  }

  @Delete(':id/like')
  unlike(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ReactionAnswer> {
    return this.#react(request, id, 'like', null);
  }

  @Put(':id/save')
  save(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ReactionAnswer> {
    return this.#react(request, id, 'save', true);
  }

  @Delete(':id/save')
  unsave(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ReactionAnswer> {
    return this.#react(request, id, 'save', null);
  }

  async #signed() {
    return signedIn((await this.facts.now()).siteName);
  }

  async #react(request: FastifyRequest, articleId: string, kind: ReactionKind, value: true | null) {
    await this.limits.takeFrom('vote', request);
    const asked = { articleId, kind, value, visitor: visitorOf(request) };
    const answer = await this.services.directory.react(asked, contextOf(request));
    if (kind === 'like') this.cache.drop([`article:${articleId}`]);
    return reactionAnswerOf(answer);
  }
}
