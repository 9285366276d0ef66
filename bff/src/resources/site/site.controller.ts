import type { ListedCampaign } from '@carsi/contracts/directory/http/campaign';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { listHeaders, PublicAnswers } from '../../answers/public.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from '../categories/categories.js';
import { toCampaign, toListItem } from '../companies/company.http.js';
import { hasHiddenWord } from './hidden-words.js';

const CACHED_MS = 60_000;
const POPULAR_SEARCHES = 8;
/** The figures can do without one of them. */
const PART_MS = 400;

/** Routes of the site as a whole. */
@Controller()
export class SiteController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @ImplementsRaw('GET /api/stats')
  async stats(input: RequestOf<'GET /api/stats'>) {
    const { request } = input;
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
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

  @ImplementsRaw('GET /api/searches/popular')
  async popular(input: RequestOf<'GET /api/searches/popular'>) {
    const { request } = input;
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const [searches, { hiddenSearchWords }] = await Promise.all([
        this.services.analytics.popularSearches({}, contextOf(request)),
        this.facts.now(),
      ]);
      const shown = searches.filter(({ query }) => !hasHiddenWord(query, hiddenSearchWords)).slice(0, POPULAR_SEARCHES);
      return { body: shown, tags: [] };
    });
  }

  @ImplementsRaw('GET /api/campaigns')
  async campaigns(input: RequestOf<'GET /api/campaigns'>) {
    const { query, request } = input;
    const { limit = 24, offset = 0 } = query;
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
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
