import type { MyReviews, ReviewInvitation } from '@carsi/contracts/http/review';
import { Controller, Get, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ReviewPages } from './review-pages.js';

/** What a person is to the reviews of a company: author, voter, owner. The public ones are the same bytes for everybody. */
@Controller('api/companies')
export class CompanyReviewsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Get(':id/reviews/mine')
  async mine(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') companyId: string,
  ): Promise<MyReviews> {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    void reply.header('cache-control', 'private, no-store');
    return this.pages.mine(companyId, contextOf(request), person);
  }

  @Post(':id/review-invitations')
  async invite(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<ReviewInvitation> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
    const { secret, expiresAt } = await this.services.reviews.invite({ companyId }, contextOf(request));
    const { company } = await this.services.directory.company({ idOrSlug: companyId }, contextOf(request));
    return {
      url: `${this.settings.publicUrl}/firma/${company.slug}?davet=${secret}#yorumlar`,
      expires_at: expiresAt,
    };
  }
}
