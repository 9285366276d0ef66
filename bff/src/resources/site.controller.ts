import { page } from '@carsi/contracts/http/query';
import type { ListedCampaign } from '@carsi/contracts/http/campaign';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { listHeaders, PublicAnswers } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SERVICES, type Services } from '../services.js';
import { Categories } from './categories/categories.js';
import { toCampaign, toListItem } from './companies/company.http.js';
import { hasHiddenWord } from './hidden-words.js';

const KEPT_MS = 60_000;
const POPULAR_SEARCHES = 8;
/** The figures can do without one of them. */
const PART_MS = 400;

/** What belongs to the whole site. */
@Controller('api')
export class SiteController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Get('stats')
  stats(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const people = this.services.identity.peopleCount({}, contextOf(request, PART_MS)).catch(() => undefined);
      const stats = await this.services.directory.stats({}, contextOf(request));
      const counted = await people;
      return {
        body: { ...stats, users: counted?.people ?? 0 },
        tags: ['counts'],
        keep: counted !== undefined,
        ...(!counted && { headers: { 'x-degraded': 'identity' } }),
      };
    });
  }

  @Get('searches/popular')
  popular(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const [searches, { hiddenSearchWords }] = await Promise.all([
        this.services.analytics.popularSearches({}, contextOf(request)),
        this.facts.now(),
      ]);
      const shown = searches.filter(({ query }) => !hasHiddenWord(query, hiddenSearchWords)).slice(0, POPULAR_SEARCHES);
      return { body: shown, tags: [] };
    });
  }

  @Get('campaigns')
  campaigns(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const { limit = 24, offset = 0 } = read(page, raw);
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const [{ campaigns, total }, categories] = await Promise.all([
        this.services.directory.campaigns({ limit, offset }, contextOf(request)),
        this.categories.byId(),
      ]);
      const body = campaigns.map(({ campaign, company }): ListedCampaign => {
        const { id, slug, name, logo_url, city, district, category, sample } = toListItem(company, categories);
        return {
          ...toCampaign(company.id, campaign),
          company: {
            id,
            slug,
            name,
            logo_url,
            city,
            district,
            sample,
            category: category && { slug: category.slug, name: category.name, color_class: category.color_class },
          },
        };
      });
      return { body, tags: ['campaigns'], headers: listHeaders(request.url, total, limit, offset) };
    });
  }
}
