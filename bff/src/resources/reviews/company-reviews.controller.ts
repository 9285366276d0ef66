import { reviewInvitation } from '@carsi/contracts/common/paths';
import type { AnswerOf } from '@carsi/contracts/all-routes';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { listHeaders, PublicAnswers, type JsonMade } from '../../answers/public.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SETTINGS, type Settings } from '../../settings.js';
import { idOfPublicCompany } from '../public-id.js';
import { ReviewPages } from './review-pages.js';
import { toRating } from './reviews.http.js';

const CACHED_MS = 60_000;

/** The reviews of a company: public, and what they are to the person who is signed in. */
@Controller()
export class CompanyReviewsController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @ImplementsRaw('GET /api/companies/{id}/reviews')
  async list(input: RequestOf<'GET /api/companies/{id}/reviews'>) {
    const { params, query, request } = input;
    const { limit = 20, offset = 0, sort = 'newest', rating } = query;
    const make = async (viewer?: PersonActor): Promise<JsonMade<AnswerOf<'GET /api/companies/{id}/reviews'>>> => {
      const companyId = await idOfPublicCompany(this.services, request, params.id, viewer);
      const page = { companyId, limit, offset, sort, rating };
      const { reviews, total, tags, nameless } = await this.pages.page(page, contextOf(request), viewer);
      return {
        body: reviews,
        tags: [`company:${companyId}`, ...tags],
        of: { ownerId: null, members: 'all' },
        keep: !nameless,
        headers: { ...listHeaders(request.url, total, limit, offset), ...(nameless && { 'x-degraded': 'identity' }) },
      };
    };
    return this.answers.send(input, { ttlMs: CACHED_MS, own: (person) => make(person) }, () => make());
  }

  @ImplementsRaw('GET /api/companies/{id}/rating')
  async rating(input: RequestOf<'GET /api/companies/{id}/rating'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const companyId = await idOfPublicCompany(this.services, input.request, input.params.id);
      const rating = await this.services.reviews.rating({ companyId }, contextOf(input.request));
      return { body: toRating(rating), tags: [`company:${companyId}`] };
    });
  }

  @Implements('GET /api/companies/{id}/reviews/mine')
  async mine({ params: { id }, person, context, reply }: RequestOf<'GET /api/companies/{id}/reviews/mine'>) {
    void reply.header('cache-control', 'private, no-store');
    return this.pages.mine(id, context, person);
  }

  @Implements('POST /api/companies/{id}/review-invitations')
  async invite({ params: { id }, context, request }: RequestOf<'POST /api/companies/{id}/review-invitations'>) {
    const { secret, expiresAt } = await this.services.reviews.invite({ companyId: id }, context);
    const { company } = await this.services.directory.company({ idOrSlug: id }, contextOf(request));
    return {
      url: this.settings.publicUrl + reviewInvitation(company.slug, secret),
      expires_at: expiresAt,
    };
  }
}
