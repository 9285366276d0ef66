import type { RouteKey } from '@carsi/contracts/all-routes';
import type { ArticleText, Shelf } from '@carsi/contracts/directory/editorial';
import type { AdminArticle, ArticleBody } from '@carsi/contracts/directory/http/editorial';
import { editorsOf } from '@carsi/contracts/common/site-name';
import { toHtml } from '@carsi/platform/text/markdown';
import type { CallContext } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toAdminArticle } from './editorial.http.js';

type List = 'GET /api/admin/blog' | 'GET /api/admin/help';
type Publish = Extract<RouteKey, `POST /api/admin/${'blog' | 'help'}/{id}/publish`>;
type Withdraw = Extract<RouteKey, `DELETE /api/admin/${'blog' | 'help'}/{id}`>;

/** What admins write: posts of the blog, help articles and questions. */
@Controller()
export class EditorialAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Implements('GET /api/admin/blog')
  async posts(input: RequestOf<'GET /api/admin/blog'>) {
    return this.#list(input, 'blog');
  }

  @Implements('POST /api/admin/blog/preview')
  async preview({ body }: RequestOf<'POST /api/admin/blog/preview'>) {
    return { html: toHtml(body.content) };
  }

  @Implements('POST /api/admin/blog')
  async addPost({ body, context }: RequestOf<'POST /api/admin/blog'>) {
    return this.#write(null, 'blog', body, context);
  }

  @Implements('PUT /api/admin/blog/{id}')
  async changePost({ params, body, context }: RequestOf<'PUT /api/admin/blog/{id}'>) {
    return this.#write(params.id, 'blog', body, context);
  }

  @Implements('POST /api/admin/blog/{id}/publish')
  async publishPost(input: RequestOf<'POST /api/admin/blog/{id}/publish'>) {
    return this.#publish(input);
  }

  @Implements('DELETE /api/admin/blog/{id}')
  async withdrawPost(input: RequestOf<'DELETE /api/admin/blog/{id}'>) {
    return this.#withdraw(input);
  }

  @Implements('GET /api/admin/help')
  async help(input: RequestOf<'GET /api/admin/help'>) {
    return this.#list(input, input.query.shelf ?? 'help');
  }

  @Implements('POST /api/admin/help')
  async addHelp({ body: { shelf, ...body }, context }: RequestOf<'POST /api/admin/help'>) {
    return this.#write(null, shelf, body, context);
  }

  @Implements('PUT /api/admin/help/{id}')
  async changeHelp({ params, body: { shelf, ...body }, context }: RequestOf<'PUT /api/admin/help/{id}'>) {
    return this.#write(params.id, shelf, body, context);
  }

  @Implements('POST /api/admin/help/{id}/publish')
  async publishHelp(input: RequestOf<'POST /api/admin/help/{id}/publish'>) {
    return this.#publish(input);
  }

  @Implements('DELETE /api/admin/help/{id}')
  async withdrawHelp(input: RequestOf<'DELETE /api/admin/help/{id}'>) {
    return this.#withdraw(input);
  }

  async #list({ query, context, request, reply }: RequestOf<List>, shelf: Shelf) {
    const { q, status = 'all', limit = 20, offset = 0 } = query;
    const state = status === 'all' ? undefined : status;
    const wanted = { shelf, limit, offset, ...(q !== undefined && { q }), ...(state && { state }) };
    const { articles, total } = await this.services.directory.allArticles(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return articles.map(toAdminArticle);
  }

  async #write(articleId: string | null, shelf: Shelf, body: ArticleBody, context: CallContext) {
    const article: ArticleText = {
      shelf,
      title: body.title,
      slug: body.slug ?? '',
      excerpt: body.excerpt ?? '',
      content: body.content,
      category: body.category,
      tags: body.tags ?? [],
      author: body.author ?? { name: editorsOf((await this.facts.now()).siteName), role: 'Editör' },
      featured: body.featured ?? false,
      rank: body.rank ?? 1_000,
      image: body.image ?? null,
      imageText: body.imageText ?? '',
    };
    return this.#respondAndInvalidate(await this.services.directory.writeArticle({ articleId, article }, context));
  }

  async #publish({ params, context }: RequestOf<Publish>) {
    const command = { articleId: params.id };
    return this.#respondAndInvalidate(await this.services.directory.publishArticle(command, context));
  }

  async #withdraw({ params, context }: RequestOf<Withdraw>) {
    const command = { articleId: params.id };
    return this.#respondAndInvalidate(await this.services.directory.withdrawArticle(command, context));
  }

  #respondAndInvalidate(article: Parameters<typeof toAdminArticle>[0]): AdminArticle {
    this.cache.drop(['articles', `article:${article.id}`]);
    return toAdminArticle(article);
  }
}
