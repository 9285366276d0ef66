import { helpQuery, voteBody, type ReactionAnswer } from '@carsi/contracts/http/editorial';
import type { ListArticles, Shelf } from '@carsi/contracts/editorial';
import { Body, Controller, Get, Inject, Param, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders, PublicAnswers } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { toFaqItem, toResource, toResourceCard } from './editorial.http.js';
import { reactionAnswerOf, visitorOf } from './visitor.js';

const KEPT_MS = 60_000;

/** Answers to common questions, and articles that help. */
@Controller('api/help')
export class HelpController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Get('faqs')
  faqs(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    return this.#list(request, reply, raw, 'faq', toFaqItem);
  }

  @Get('resources')
  resources(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    return this.#list(request, reply, raw, 'help', toResourceCard);
  }

  @Get('resources/:slug')
  one(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('slug') slug: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const asked = { shelf: 'help' as const, idOrSlug: slug };
      const { article } = await this.services.directory.article(asked, contextOf(request));
      return { body: toResource(article), tags: ['articles', `article:${article.id}`] };
    });
  }

  @Put(':id/vote')
  async vote(
    @Req() request: FastifyRequest,
    @Param('id') articleId: string,
    @Body() raw: unknown,
  ): Promise<ReactionAnswer> {
    await this.limits.takeFrom('vote', request);
    const { helpful } = read(voteBody, raw);
    const asked = { articleId, kind: 'helpful' as const, value: helpful, visitor: visitorOf(request) };
    const answer = await this.services.directory.react(asked, contextOf(request));
    this.cache.drop([`article:${articleId}`]);
    return reactionAnswerOf(answer);
  }

  #list(
    request: FastifyRequest,
    reply: FastifyReply,
    raw: unknown,
    shelf: Shelf,
    shown: (article: Awaited<ReturnType<Services['directory']['articles']>>['articles'][number]) => unknown,
  ) {
    const { category, q, limit = 100, offset = 0 } = read(helpQuery, raw);
    const asked: ListArticles = {
      shelf,
      limit,
      offset,
      ...(category !== undefined && { category }),
      ...(q !== undefined && { q }),
    };
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const { articles, total } = await this.services.directory.articles(asked, contextOf(request));
      return {
        body: articles.map(shown),
        tags: ['articles', ...articles.map(({ id }) => `article:${id}`)],
        headers: listHeaders(request.url, total, limit, offset),
      };
    });
  }
}
