import type { CompanyView } from '@carsi/contracts/directory/company';
import type { CompanyDetails } from '@carsi/contracts/directory/http/company';
import type { RatingSummary } from '@carsi/contracts/reviews/http';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { PublicAnswers, type JsonMade } from '../../answers/public.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories, type CategoriesById } from '../categories/categories.js';
import { idOfPublicCompany } from '../public-id.js';
import { toCampaign, toCompany, toOffering } from './company.http.js';
import { toOwnCompany } from './owned-company.http.js';
import { ReviewPages, type ReviewPage } from '../reviews/review-pages.js';
import { toRating } from '../reviews/reviews.http.js';
import { type Of } from '../../sign-in/sign-in.js';

const CACHED_MS = 60_000;
const FIGURES_MS = 10_000;
/** A page can do without everything but the directory. */
const PART_MS = 400;
const PAGE_REVIEWS = 20;
const STATS_DAYS = 30;

/** The parts of a company's page, and the complete page in one response. */
@Controller()
export class CompanyPartsController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(ReviewPages) private readonly reviews: ReviewPages,
  ) {}

  @ImplementsRaw('GET /api/companies/{idOrSlug}/details')
  async details(input: RequestOf<'GET /api/companies/{idOrSlug}/details'>) {
    const { request } = input;
    const { idOrSlug } = input.params;
    const open = async (viewer?: PersonActor) => {
      const [{ company }, categories] = await Promise.all([
        this.services.directory.company({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      return this.#details(request, company, categories, viewer);
    };
    const own = async (person: PersonActor, of: Of | undefined) => {
      // Of a company that is not theirs they see no more than everybody, but for their review.
      if (of && !person.admin && of.ownerId !== person.id) return open(person);
      const [owned, categories] = await Promise.all([
        this.services.directory.ownCompany({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      const { body, ...made } = await this.#details(request, owned.company, categories, person);
      return { ...made, body: { ...body, company: { ...body.company, ...toOwnCompany(owned, categories) } } };
    };
    return this.answers.send(input, { ttlMs: CACHED_MS, own }, () => open());
  }

  async #details(
    request: FastifyRequest,
    company: CompanyView,
    categories: CategoriesById,
    viewer?: PersonActor,
  ): Promise<JsonMade<CompanyDetails>> {
    const { id: companyId } = company;
    const degraded: string[] = [];
    const part = async <T>(name: string, work: Promise<T>, instead: T): Promise<T> =>
      work.catch(() => {
        if (!degraded.includes(name)) degraded.push(name);
        return instead;
      });
    const soon = contextOf(request, PART_MS);
    const [rating, reviews, days, views] = await Promise.all([
      part('reviews', this.services.reviews.rating({ companyId }, soon).then(toRating), ratingOf(company)),
      part(
        'reviews',
        this.reviews.page({ companyId, limit: PAGE_REVIEWS, offset: 0, sort: 'newest' }, soon, viewer),
        noReviews,
      ),
      part('analytics', this.services.analytics.visitorStats({ companyId, days: STATS_DAYS }, soon), []),
      part('analytics', this.services.analytics.viewCount({ companyId }, soon), { views: company.viewCount }),
    ]);
    if (reviews.nameless) degraded.push('identity');
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
      reviews: reviews.reviews,
      ...related,
      ai_score_parts: [...company.scoreParts],
    };
    return {
      body,
      tags: [`company:${companyId}`, ...reviews.tags],
      of: { ownerId: company.ownerId, members: reviews.authors },
      keep: degraded.length === 0,
      ...(degraded.length > 0 && { headers: { 'x-degraded': degraded.join(', ') } }),
    };
  }

  @ImplementsRaw('GET /api/companies/{id}/campaigns')
  async campaigns(input: RequestOf<'GET /api/companies/{id}/campaigns'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const { company } = await this.services.directory.company({ idOrSlug: input.params.id }, input.context);
      return {
        body: company.campaigns.map((campaign) => toCampaign(company.id, campaign)),
        tags: [`company:${company.id}`],
      };
    });
  }

  @ImplementsRaw('GET /api/companies/{id}/products-services')
  async offerings(input: RequestOf<'GET /api/companies/{id}/products-services'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const { company } = await this.services.directory.company({ idOrSlug: input.params.id }, input.context);
      const body = company.offerings.filter(({ active }) => active).map((offering) => toOffering(company.id, offering));
      return { body, tags: [`company:${company.id}`] };
    });
  }

  @ImplementsRaw('GET /api/companies/{id}/views')
  async views(input: RequestOf<'GET /api/companies/{id}/views'>) {
    const { params, request } = input;
    return this.answers.send(input, { ttlMs: FIGURES_MS }, async () => {
      const companyId = await idOfPublicCompany(this.services, request, params.id);
      const { views } = await this.services.analytics.viewCount({ companyId }, contextOf(request));
      return { body: { views }, tags: [`company:${companyId}`] };
    });
  }

  @ImplementsRaw('GET /api/companies/{id}/visitor-stats')
  async visitorStats(input: RequestOf<'GET /api/companies/{id}/visitor-stats'>) {
    const { params, query, request } = input;
    return this.answers.send(input, { ttlMs: FIGURES_MS }, async () => {
      const companyId = await idOfPublicCompany(this.services, request, params.id);
      const stats = await this.services.analytics.visitorStats({ companyId, days: query.days }, contextOf(request));
      return {
        body: stats.map(({ date, visitors }) => ({ date, visitor_count: visitors })),
        tags: [`company:${companyId}`],
      };
    });
  }
}

const noReviews: ReviewPage = { reviews: [], total: 0, tags: [], authors: [], nameless: false };
/** The directory's copy of the rating, without a histogram, while reviews is unavailable: never 'no reviews' where there are some. */
const ratingOf = ({ rating, reviewCount }: CompanyView): RatingSummary => ({
  rating,
  review_count: reviewCount,
  histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
});
