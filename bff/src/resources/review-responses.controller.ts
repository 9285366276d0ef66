import {
  appealBody,
  replyBody,
  reportBody,
  voteBody,
  type Review,
  type VoteAnswer,
} from '@carsi/contracts/http/review';
import type { Success } from '@carsi/contracts/http/error';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits, type LimitName } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ReviewPages } from './review-pages.js';

/** What others do with a review: readers vote and report, the owner of the company answers, its author appeals. */
@Controller('api/reviews')
export class ReviewResponsesController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Put(':id/vote')
  async vote(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown): Promise<VoteAnswer> {
    await this.#member(request, 'vote');
    return this.#vote(request, id, read(voteBody, raw).helpful);
  }

  @Delete(':id/vote')
  async takeBack(@Req() request: FastifyRequest, @Param('id') id: string): Promise<VoteAnswer> {
    await this.#member(request, 'vote');
    return this.#vote(request, id, null);
  }

  @Put(':id/reply')
  async reply(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown): Promise<Review> {
    const person = await this.#member(request, 'account');
    return this.#reply(request, person, id, read(replyBody, raw).content ?? '');
  }

  @Delete(':id/reply')
  async removeReply(@Req() request: FastifyRequest, @Param('id') id: string): Promise<Review> {
    const person = await this.#member(request, 'account');
    return this.#reply(request, person, id, '');
  }

  @Post(':id/report')
  @HttpCode(200)
  async report(@Req() request: FastifyRequest, @Param('id') reviewId: string, @Body() raw: unknown): Promise<Success> {
    await this.#member(request, 'report');
    const { reason, note = null } = read(reportBody, raw);
    await this.services.reviews.report({ reviewId, reason: reason ?? '', note }, contextOf(request));
    return { success: true };
  }

  @Post(':id/appeal')
  @HttpCode(200)
  async appeal(@Req() request: FastifyRequest, @Param('id') reviewId: string, @Body() raw: unknown): Promise<Review> {
    const person = await this.#member(request, 'account');
    const { note } = read(appealBody, raw);
    const view = await this.services.reviews.appeal({ reviewId, note: note ?? '' }, contextOf(request));
    return this.pages.one(view, person);
  }

  async #vote(request: FastifyRequest, reviewId: string, helpful: boolean | null): Promise<VoteAnswer> {
    const { review, vote } = await this.services.reviews.vote({ reviewId, helpful }, contextOf(request));
    this.cache.drop([`company:${review.companyId}`]);
    return { helpful_count: review.helpful, not_helpful_count: review.notHelpful, my_vote: vote };
  }

  async #reply(request: FastifyRequest, person: PersonActor, reviewId: string, content: string): Promise<Review> {
    const view = await this.services.reviews.reply({ reviewId, content }, contextOf(request));
    this.cache.drop([`company:${view.companyId}`]);
    return this.pages.one(view, person);
  }

  async #member(request: FastifyRequest, limit: LimitName): Promise<PersonActor> {
    const person = await this.signIn.require(request);
    await this.limits.take(limit, person.id);
    return person;
  }
}
