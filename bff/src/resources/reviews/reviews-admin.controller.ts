import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { ReviewPages } from './review-pages.js';

/** What admins do with reported reviews. The service checks again that they are admins. */
@Controller()
export class ReviewsAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Implements('GET /api/admin/reviews')
  async list({ query, person, context, request, reply }: RequestOf<'GET /api/admin/reviews'>) {
    const { q, status, limit = 100, offset = 0 } = query;
    const { reviews, total } = await this.services.reviews.moderation(
      { limit, offset, ...(q !== undefined && { q }), ...(status && { status }) },
      context,
    );
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.pages.moderated(reviews, person, contextOf(request));
  }

  @Implements('POST /api/admin/reviews/{id}/decision')
  async decide({ params: { id }, body, person, context, request }: RequestOf<'POST /api/admin/reviews/{id}/decision'>) {
    const { keep, reason = null } = body;
    const view = await this.services.reviews.decide({ reviewId: id, keep, reason }, context);
    this.cache.drop([`company:${view.review.companyId}`]);
    return (await this.pages.moderated([view], person, contextOf(request)))[0]!;
  }
}
