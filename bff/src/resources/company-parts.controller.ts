import type { CompanyView } from '@carsi/contracts/directory';
import type { CompanyDetails } from '@carsi/contracts/http/company';
import { reviewsQuery } from '@carsi/contracts/http/review';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../answers/context.js';
import { listHeaders, PublicAnswers, type JsonMade } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { Categories } from './categories.js';
import { toCampaign, toCompany, toOffering, type CategoriesById } from './company.http.js';
import { toOwnCompany } from './owned-company.http.js';
import { toRating, toReview } from './reviews.http.js';

const KEPT_MS = 60_000;
const FIGURES_MS = 10_000;
/** A page can do without everything but the directory. */
const PART_MS = 400;
const PAGE_REVIEWS = 20;
const STATS_DAYS = 30;

const statsQuery = z.object({ days: z.coerce.number().int().min(1).max(365).default(STATS_DAYS) });

/** What hangs on a company, and its whole page in one answer. */
@Controller('api/companies')
export class CompanyPartsController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get(':idOrSlug/details')
  details(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('idOrSlug') idOrSlug: string) {
    const own = async () => {
      const [owned, categories] = await Promise.all([
        this.services.directory.ownCompany({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      const { body } = await this.#details(request, owned.company, categories);
      return { ...body, company: { ...body.company, ...toOwnCompany(owned, categories) } };
    };
    return this.answers.json(request, reply, { ttlMs: KEPT_MS, own }, async () => {
      const [{ company }, categories] = await Promise.all([
        this.services.directory.company({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      return this.#details(request, company, categories);
    });
  }

  async #details(
    request: FastifyRequest,
    company: CompanyView,
    categories: CategoriesById,
  ): Promise<JsonMade & { readonly body: CompanyDetails }> {
    const { id: companyId } = company;
    const degraded: string[] = [];
    const part = async <T>(name: string, work: Promise<T>, instead: T): Promise<T> =>
      work.catch(() => {
        if (!degraded.includes(name)) degraded.push(name);
        return instead;
      });
    const soon = contextOf(request, PART_MS);
    const [rating, reviews, days, views] = await Promise.all([
      part('reviews', this.services.reviews.rating({ companyId }, soon).then(toRating), noRating),
      part('reviews', this.services.reviews.list({ companyId, limit: PAGE_REVIEWS, offset: 0, sort: 'newest' }, soon), {
        reviews: [],
        total: 0,
      }),
      part('analytics', this.services.analytics.visitorStats({ companyId, days: STATS_DAYS }, soon), []),
      part('analytics', this.services.analytics.viewCount({ companyId }, soon), { views: company.viewCount }),
    ]);
    const related = {
      campaigns: company.campaigns.map((campaign) => toCampaign(companyId, campaign)),
      products_services: company.offerings
        .filter(({ active }) => active)
        .map((offering) => toOffering(companyId, offering)),
      visitor_stats: days.map(({ date, visitors }) => ({ date, visitor_count: visitors })),
      total_visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
    };
    const body: CompanyDetails = {
      company: { ...toCompany(company, categories), view_count: views.views, ...related },
      rating,
      reviews: reviews.reviews.map(toReview),
      ...related,
      ai_score_parts: [...company.scoreParts],
    };
    return {
      body,
      tags: [`company:${companyId}`],
      of: { ownerId: company.ownerId },
      keep: degraded.length === 0,
      ...(degraded.length > 0 && { headers: { 'x-degraded': degraded.join(', ') } }),
    };
  }

  @Get(':id/reviews')
  reviews(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ) {
    const { limit = 20, offset = 0, sort = 'newest' } = read(reviewsQuery, raw);
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const { reviews, total } = await this.services.reviews.list(
        { companyId, limit, offset, sort },
        contextOf(request),
      );
      return {
        body: reviews.map(toReview),
        tags: [`company:${companyId}`],
        headers: listHeaders(request.url, total, limit, offset),
      };
    });
  }

  @Get(':id/rating')
  rating(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') companyId: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => ({
      body: toRating(await this.services.reviews.rating({ companyId }, contextOf(request))),
      tags: [`company:${companyId}`],
    }));
  }

  @Get(':id/campaigns')
  campaigns(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') id: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const { company } = await this.services.directory.company({ idOrSlug: id }, contextOf(request));
      return {
        body: company.campaigns.map((campaign) => toCampaign(company.id, campaign)),
        tags: [`company:${company.id}`],
      };
    });
  }

  @Get(':id/products-services')
  offerings(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') id: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const { company } = await this.services.directory.company({ idOrSlug: id }, contextOf(request));
      const body = company.offerings.filter(({ active }) => active).map((offering) => toOffering(company.id, offering));
      return { body, tags: [`company:${company.id}`] };
    });
  }

  @Get(':id/visitor-stats')
  visitorStats(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ) {
    const { days } = read(statsQuery, raw);
    return this.answers.json(request, reply, { ttlMs: FIGURES_MS }, async () => {
      const stats = await this.services.analytics.visitorStats({ companyId, days }, contextOf(request));
      return { body: stats.map(({ date, visitors }) => ({ date, visitor_count: visitors })), tags: [] };
    });
  }
}

const noRating = { rating: 0, review_count: 0, histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } };
