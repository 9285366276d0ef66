import { paths } from '@carsi/contracts/common/paths';
import type { PlacePage } from '@carsi/contracts/directory/category';
import { Refused } from '@carsi/platform/platform';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
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
const PLACES_PER_FILE = 20_000;
const xml = { 'content-type': 'application/xml; charset=utf-8' };

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The number of a part: the router gives `0`, of an address that it does not split `0.xml`. */
const fileIn = (name: string): number => {
  const number = /^(\d{1,6})(?:\.xml)?$/.exec(name)?.[1];
  if (number === undefined) throw new Refused('NOT_FOUND', 404, 'Sayfa bulunamadı');
  return Number(number);
};
const slugOf = <Id>(find: (id: Id) => { readonly slug: string } | undefined, id: Id | null): string | undefined =>
  id === null ? undefined : find(id)?.slug;

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
      const { directory } = this.services;
      const [companies, places] = await Promise.all([
        directory.sitemap({ after: null, limit: 0 }, contextOf(request)),
        directory.placePages({ offset: 0, limit: 0 }, contextOf(request, 10_000)),
      ]);
      const filesOf = (name: string, count: number): string[] =>
        Array.from({ length: count }, (_, file) => `/sitemap-${name}-${file}.xml`);
      const parts = [
        '/sitemap-pages.xml',
        ...filesOf('places', Math.ceil(places.total / PLACES_PER_FILE)),
        ...filesOf('companies', Math.max(1, Math.ceil(companies.total / PER_FILE))),
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
      const { home, companies, discover, campaigns, blog, help, about, contact } = paths;
      const pages: string[] = [home, companies, paths.categories, discover, campaigns, blog, help, about, contact];
      const ofCategories = await this.#addressesOf(await directory.categoryPages({}, contextOf(request, 10_000)));
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

  /** Categories in provinces and districts. */
  @Get('sitemap-places-:file.xml')
  async places(@Req() request: FastifyRequest<{ Params: { file: string } }>, @Res() reply: FastifyReply) {
    const file = fileIn(request.params.file);
    const answer = await this.cache.answer(request.url, CACHED_MS, async () => {
      const { pages } = await this.services.directory.placePages(
        { offset: file * PLACES_PER_FILE, limit: PLACES_PER_FILE },
        contextOf(request, 10_000),
      );
      const body = this.#urls(await this.#addressesOf(pages));
      return { body, headers: xml, cacheControl: HOUR, tags: ['categories', 'counts'] };
    });
    await sendPublic(request, reply, answer);
  }

  @Get('sitemap-companies-:file.xml')
  async companies(@Req() request: FastifyRequest<{ Params: { file: string } }>, @Res() reply: FastifyReply) {
    const file = fileIn(request.params.file);
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

  async #addressesOf(pages: readonly PlacePage[]) {
    const categories = await this.categories.byId();
    return pages.flatMap(({ categoryId, city, district, updatedAt }) => {
      const category = categories.get(categoryId);
      const path =
        category && paths.category(category.slug, slugOf(provinceByPlate, city), slugOf(districtById, district));
      return path === undefined ? [] : [{ path, lastmod: updatedAt }];
    });
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
