import {
  adminArticlesQuery,
  adminHelpQuery,
  articleBody,
  helpArticleBody,
  previewBody,
  type AdminArticle,
  type ArticleBody,
} from '@carsi/contracts/http/editorial';
import type { ArticleText, Shelf } from '@carsi/contracts/editorial';
import { editorsOf } from '@carsi/contracts/site-name';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { toHtml } from '@carsi/platform/text/markdown';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toAdminArticle } from './editorial.http.js';

/** What admins write: posts of the blog, help articles and questions. */
@Controller('api/admin')
export class EditorialAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Get('blog')
  async posts(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminArticle[]> {
    await this.#admin(request);
    return this.#list(request, reply, { ...read(adminArticlesQuery, raw), shelf: 'blog' });
  }

  /** Before `blog/:id/…`: what is typed, as readers will see it. */
  @Post('blog/preview')
  @HttpCode(200)
  async preview(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<{ html: string }> {
    await this.#admin(request);
    return { html: toHtml(read(previewBody, raw).content) };
  }

  @Post('blog')
  @HttpCode(201)
  async addPost(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AdminArticle> {
    await this.#admin(request);
    return this.#write(request, null, 'blog', read(articleBody, raw));
  }

  @Put('blog/:id')
  async changePost(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown) {
    await this.#admin(request);
    return this.#write(request, id, 'blog', read(articleBody, raw));
  }

  @Post('blog/:id/publish')
  @HttpCode(200)
  publishPost(@Req() request: FastifyRequest, @Param('id') id: string): Promise<AdminArticle> {
    return this.#publish(request, id);
  }

  @Delete('blog/:id')
  withdrawPost(@Req() request: FastifyRequest, @Param('id') id: string): Promise<AdminArticle> {
    return this.#withdraw(request, id);
  }

  @Get('help')
  async help(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminArticle[]> {
    await this.#admin(request);
    const { shelf = 'help', ...rest } = read(adminHelpQuery, raw);
    return this.#list(request, reply, { ...rest, shelf });
  }

  @Post('help')
  @HttpCode(201)
  async addHelp(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AdminArticle> {
    await this.#admin(request);
    const { shelf, ...body } = read(helpArticleBody, raw);
    return this.#write(request, null, shelf, body);
  }

  @Put('help/:id')
  async changeHelp(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { shelf, ...body } = read(helpArticleBody, raw);
    return this.#write(request, id, shelf, body);
  }

  @Post('help/:id/publish')
  @HttpCode(200)
  publishHelp(@Req() request: FastifyRequest, @Param('id') id: string): Promise<AdminArticle> {
    return this.#publish(request, id);
  }

  @Delete('help/:id')
  withdrawHelp(@Req() request: FastifyRequest, @Param('id') id: string): Promise<AdminArticle> {
    return this.#withdraw(request, id);
  }

  async #list(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      shelf,
      q,
      status = 'all',
      limit = 20,
      offset = 0,
    }: { shelf: Shelf; q?: string | undefined; status?: 'all' | AdminArticle['state'] | undefined } & {
      limit?: number | undefined;
      offset?: number | undefined;
    },
  ): Promise<AdminArticle[]> {
    const asked = {
      shelf,
      limit,
      offset,
      ...(q !== undefined && { q }),
      ...(status !== 'all' && { state: status }),
    };
    const { articles, total } = await this.services.directory.allArticles(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return articles.map(toAdminArticle);
  }

  async #write(request: FastifyRequest, articleId: string | null, shelf: Shelf, body: ArticleBody) {
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
    return this.#changed(await this.services.directory.writeArticle({ articleId, article }, contextOf(request)));
  }

  async #publish(request: FastifyRequest, articleId: string): Promise<AdminArticle> {
    await this.#admin(request);
    return this.#changed(await this.services.directory.publishArticle({ articleId }, contextOf(request)));
  }

  async #withdraw(request: FastifyRequest, articleId: string): Promise<AdminArticle> {
    await this.#admin(request);
    return this.#changed(await this.services.directory.withdrawArticle({ articleId }, contextOf(request)));
  }

  #changed(article: Parameters<typeof toAdminArticle>[0]): AdminArticle {
    this.cache.drop(['articles', `article:${article.id}`]);
    return toAdminArticle(article);
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
