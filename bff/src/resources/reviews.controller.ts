import { postReviewBody, putReviewBody, type PostedReview, type Review } from '@carsi/contracts/http/review';
import type { Success } from '@carsi/contracts/http/error';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Delete, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Told } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ReviewPages } from './review-pages.js';
import { invitationMessages, toPostReview, toReviseReview } from './reviews.http.js';

const SIGN_IN = 'Yorum yapabilmek için giriş yapmanız gerekiyor.';

/** What people write about companies. Whose review it is, the service looks at. */
@Controller('api/reviews')
export class ReviewsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Post()
  async post(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<PostedReview> {
    const person = await this.signIn.require(request, SIGN_IN);
    const body = read(postReviewBody, raw);
    if ((body.user_id ?? person.id) !== person.id) throw new Told(403);
    await this.limits.take('review', person.id);
    const { invitation = null, ...view } = await this.services.reviews.post(
      toPostReview(body, person.id),
      contextOf(request),
    );
    this.#drop(view.companyId);
    const invitation_message = invitation && invitationMessages[invitation];
    return { ...(await this.pages.one(view, person)), invitation, invitation_message };
  }

  @Put(':id')
  async revise(@Req() request: FastifyRequest, @Param('id') reviewId: string, @Body() raw: unknown): Promise<Review> {
    const person = await this.#member(request);
    const body = read(putReviewBody, raw);
    const view = await this.services.reviews.revise(toReviseReview(body, reviewId), contextOf(request));
    this.#drop(view.companyId);
    return this.pages.one(view, person);
  }

  @Delete(':id')
  async remove(@Req() request: FastifyRequest, @Param('id') reviewId: string): Promise<Success> {
    await this.#member(request);
    const { companyId } = await this.services.reviews.remove({ reviewId }, contextOf(request));
    this.#drop(companyId);
    return { success: true };
  }

  async #member(request: FastifyRequest): Promise<PersonActor> {
    const person = await this.signIn.require(request, SIGN_IN);
    await this.limits.take('account', person.id);
    return person;
  }

  /** Nobody who was just told sees older bytes. */
  #drop(companyId: string): void {
    this.cache.drop([`company:${companyId}`]);
  }
}
