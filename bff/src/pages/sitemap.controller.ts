import { paths } from '@carsi/contracts/common/paths';
import { provinceByPlate } from '@carsi/turkish/places';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { PublicCache } from '../answers/public-cache.js';
import { sendPublic } from '../answers/send.js';
import { Categories } from '../resources/categories/categories.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';

const CACHED_MS = 3_600_000;
const HOUR = 'public, max-age=3600';
const PER_FILE = 5_000;
/** A sitemap holds at most 50,000 addresses. */
const MOST_PLACES = 40_000;
const xml = { 'content-type': 'application/xml; charset=utf-8' };

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What search engines read first. Sample companies are in none of it. */
@Controller()
export class SitemapController {
  constructor(
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('robots.txt')
  async robots(@Res() reply: FastifyReply) {
    const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /', `Sitemap: ${this.settings.publicUrl}/sitemap.xml`];
    await reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  }

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.cache.answer(request.url, CACHED_MS, async () => {
      const { total } = await this.services.directory.sitemap({ after: null, limit: 0 }, contextOf(request));
      const files = Math.max(1, Math.ceil(total / PER_FILE));
      const parts = [
        '/sitemap-pages.xml',
        ...Array.from({ length: files }, (_, file) => `/sitemap-companies-${file}.xml`),
      ];
      const body = `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts
        .map((path) => `<sitemap><loc>${this.settings.publicUrl}${path}</loc></sitemap>`)
        .join('')}</sitemapindex>`;
      return { body, headers: xml, cacheControl: HOUR, tags: ['counts'] };
    });
    await sendPublic(request, reply, answer);
  }

  @Get('sitemap-pages.xml')
  async pages(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.cache.answer(request.url, CACHED_MS, async () => {
      const { directory } = this.services;
      const [categories, complete, places] = await Promise.all([
        this.categories.byId(),
        directory.categoryPages({}, contextOf(request, 10_000)),
        directory.placePages({ offset: 0, limit: MOST_PLACES }, contextOf(request, 10_000)),
      ]);
      const { home, companies, discover, campaigns, blog, help, about, contact } = paths;
      const pages: string[] = [home, companies, paths.categories, discover, campaigns, blog, help, about, contact];
      const ofCategories = [...complete, ...places.pages.filter(({ district }) => district === null)].flatMap(
        ({ categoryId, city, updatedAt }) => {
          const category = categories.get(categoryId);
          const province = city === null ? undefined : provinceByPlate(city);
          return category ? [{ path: paths.category(category.slug, province?.slug), lastmod: updatedAt }] : [];
        },
      );
      const articles = [...(await this.#articles(request, 'blog')), ...(await this.#articles(request, 'help'))];
      return {
        body: this.#urls([...pages.map((path) => ({ path })), ...ofCategories, ...articles]),
        headers: xml,
        cacheControl: HOUR,
        tags: ['categories', 'articles', 'counts'],
      };
    });
    await sendPublic(request, reply, answer);
  }

  @Get('sitemap-companies-:file.xml')
  async companies(@Req() request: FastifyRequest<{ Params: { file: string } }>, @Res() reply: FastifyReply) {
    const file = Number(request.params.file.replace(/\.xml$/, ''));
    const answer = await this.cache.answer(request.url, CACHED_MS, async () => {
      const { companies } = await this.services.directory.sitemap(
        { after: file * PER_FILE, limit: PER_FILE },
        contextOf(request, 10_000),
      );
      return {
        body: this.#urls(companies.map(({ slug, updatedAt }) => ({ path: paths.company(slug), lastmod: updatedAt }))),
        headers: xml,
        cacheControl: HOUR,
        tags: ['counts'],
      };
    });
    await sendPublic(request, reply, answer);
  }

  async #articles(request: FastifyRequest, shelf: 'blog' | 'help') {
    const part = { shelf, limit: 100, offset: 0 };
    const { directory } = this.services;
    const { articles, total } = await directory.articles(part, contextOf(request));
    const all = [...articles];
    while (all.length < total) {
      const { articles: more } = await directory.articles({ ...part, offset: all.length }, contextOf(request));
      if (more.length === 0) break;
      all.push(...more);
    }
    const pathOf = shelf === 'blog' ? paths.blogPost : paths.helpArticle;
    return all.map(({ slug, updatedAt }) => ({ path: pathOf(slug), lastmod: updatedAt }));
  }

  #urls(list: readonly { readonly path: string; readonly lastmod?: string }[]): string {
    const entries = list.map(
      ({ path, lastmod }) =>
        `<url><loc>${escape(this.settings.publicUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
  }
}
