import type { ResponseOf } from '@carsi/contracts/all-routes';
import type { FaqItem, ResourceCard } from '@carsi/contracts/directory/http/editorial';
import type { ArticleView, ListArticles, Shelf } from '@carsi/contracts/directory/editorial';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders, PublicAnswers } from '../../answers/public.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toFaqItem, toResource, toResourceCard } from './editorial.http.js';
import { reactionAnswerOf, visitorOf } from './visitor.js';

const CACHED_MS = 60_000;

type Listing = 'GET /api/help/faqs' | 'GET /api/help/resources';

/** Answers to common questions, and help articles. */
@Controller()
export class HelpController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @ImplementsRaw('GET /api/help/faqs')
  async faqs(input: RequestOf<'GET /api/help/faqs'>) {
    return this.#list(input, 'faq', toFaqItem);
  }

  @ImplementsRaw('GET /api/help/resources')
  async resources(input: RequestOf<'GET /api/help/resources'>) {
    return this.#list(input, 'help', toResourceCard);
  }

  @ImplementsRaw('GET /api/help/resources/{slug}')
  async one(input: RequestOf<'GET /api/help/resources/{slug}'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const wanted = { shelf: 'help' as const, idOrSlug: input.params.slug };
      const { article } = await this.services.directory.article(wanted, contextOf(input.request));
      return { body: toResource(article), tags: ['articles', `article:${article.id}`] };
    });
  }

  @Implements('PUT /api/help/{id}/vote')
  async vote({ params: { id: articleId }, body, context, request }: RequestOf<'PUT /api/help/{id}/vote'>) {
    const command = { articleId, kind: 'helpful' as const, value: body.helpful, visitor: visitorOf(request) };
    const answer = await this.services.directory.react(command, context);
    this.cache.drop([`article:${articleId}`]);
    return reactionAnswerOf(answer);
  }

  #list(input: RequestOf<Listing>, shelf: Shelf, toItem: (article: ArticleView) => FaqItem | ResourceCard) {
    const { query, request } = input;
    const { category, q, limit = 100, offset = 0 } = query;
    const wanted: ListArticles = {
      shelf,
      limit,
      offset,
      ...(category !== undefined && { category }),
      ...(q !== undefined && { q }),
    };
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const { articles, total } = await this.services.directory.articles(wanted, contextOf(request));
      return {
        body: articles.map(toItem) as ResponseOf<Listing>,
        tags: ['articles', ...articles.map(({ id }) => `article:${id}`)],
        headers: listHeaders(request.url, total, limit, offset),
      };
    });
  }
}
