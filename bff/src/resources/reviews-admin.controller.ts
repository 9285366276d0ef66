import { adminReviewsQuery, decisionBody, type AdminReview } from '@carsi/contracts/http/review';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ReviewPages } from './review-pages.js';

/** What admins do with reviews that somebody reported. Each call is for admins here, and again in the service. */
@Controller('api/admin/reviews')
export class ReviewsAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminReview[]> {
    const admin = await this.#admin(request);
    const { q, status, limit = 100, offset = 0 } = read(adminReviewsQuery, raw);
    const { reviews, total } = await this.services.reviews.moderation(
      { limit, offset, ...(q !== undefined && { q }), ...(status && { status }) },
      contextOf(request),
    );
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.pages.moderated(reviews, admin, contextOf(request));
  }

  @Post(':id/decision')
  @HttpCode(200)
  async decide(@Req() request: FastifyRequest, @Param('id') reviewId: string, @Body() raw: unknown) {
    const admin = await this.#admin(request);
    const { keep, reason = null } = read(decisionBody, raw);
    const view = await this.services.reviews.decide({ reviewId, keep, reason }, contextOf(request));
    this.cache.drop([`company:${view.review.companyId}`]);
    return (await this.pages.moderated([view], admin, contextOf(request)))[0]!;
  }

  async #admin(request: FastifyRequest): Promise<PersonActor> {
    const admin = await this.signIn.requireAdmin(request);
    await this.limits.take('account', admin.id);
    return admin;
  }
}
