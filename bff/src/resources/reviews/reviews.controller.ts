import type { PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { ApiException } from '../../answers/errors.filter.js';
import { Limits } from '../../answers/limits.js';
import { PublicCache } from '../../answers/public-cache.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { ReviewPages } from './review-pages.js';
import { invitationMessages, toPostReview, toReviseReview } from './reviews.http.js';

/** Writing reviews, and what readers, owners and authors do with them. The service checks whose review it is. */
@Controller()
export class ReviewsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(ReviewPages) private readonly pages: ReviewPages,
  ) {}

  @Implements('POST /api/reviews')
  async post({ body, person, context }: RequestOf<'POST /api/reviews'>) {
    if ((body.user_id ?? person.id) !== person.id) throw new ApiException(403);
    await this.limits.take('review', person.id);
    const { invitation = null, ...view } = await this.services.reviews.post(toPostReview(body, person.id), context);
    this.#invalidate(view.companyId);
    const invitation_message = invitation && invitationMessages[invitation];
    return { ...(await this.pages.one(view, person)), invitation, invitation_message };
  }

  @Implements('PUT /api/reviews/{id}')
  async revise({ params: { id }, body, person, context }: RequestOf<'PUT /api/reviews/{id}'>) {
    const view = await this.services.reviews.revise(toReviseReview(body, id), context);
    this.#invalidate(view.companyId);
    return this.pages.one(view, person);
  }

  @Implements('DELETE /api/reviews/{id}')
  async remove({ params: { id }, context }: RequestOf<'DELETE /api/reviews/{id}'>) {
    const { companyId } = await this.services.reviews.remove({ reviewId: id }, context);
    this.#invalidate(companyId);
    return { success: true as const };
  }

  @Implements('PUT /api/reviews/{id}/vote')
  async vote({ params: { id }, body: { helpful }, context }: RequestOf<'PUT /api/reviews/{id}/vote'>) {
    return this.#vote(id, helpful, context);
  }

  @Implements('DELETE /api/reviews/{id}/vote')
  async removeVote({ params: { id }, context }: RequestOf<'DELETE /api/reviews/{id}/vote'>) {
    return this.#vote(id, null, context);
  }

  @Implements('PUT /api/reviews/{id}/reply')
  async reply({ params: { id }, body: { content }, person, context }: RequestOf<'PUT /api/reviews/{id}/reply'>) {
    return this.#reply(id, content ?? '', person, context);
  }

  @Implements('DELETE /api/reviews/{id}/reply')
  async removeReply({ params: { id }, person, context }: RequestOf<'DELETE /api/reviews/{id}/reply'>) {
    return this.#reply(id, '', person, context);
  }

  @Implements('POST /api/reviews/{id}/report')
  async report({ params: { id }, body, context }: RequestOf<'POST /api/reviews/{id}/report'>) {
    const { reason, note = null } = body;
    await this.services.reviews.report({ reviewId: id, reason: reason ?? '', note }, context);
    return { success: true as const };
  }

  @Implements('POST /api/reviews/{id}/appeal')
  async appeal({ params: { id }, body: { note }, person, context }: RequestOf<'POST /api/reviews/{id}/appeal'>) {
    const view = await this.services.reviews.appeal({ reviewId: id, note: note ?? '' }, context);
    return this.pages.one(view, person);
  }

  @Implements('DELETE /api/reviews/{id}/appeal')
  async withdrawAppeal({ params: { id }, person, context }: RequestOf<'DELETE /api/reviews/{id}/appeal'>) {
    return this.pages.one(await this.services.reviews.withdrawAppeal({ reviewId: id }, context), person);
  }

  async #vote(reviewId: string, helpful: boolean | null, context: CallContext) {
    const { review, vote } = await this.services.reviews.vote({ reviewId, helpful }, context);
    this.#invalidate(review.companyId);
    return { helpful_count: review.helpful, not_helpful_count: review.notHelpful, my_vote: vote };
  }

  async #reply(reviewId: string, content: string, person: PersonActor, context: CallContext) {
    const view = await this.services.reviews.reply({ reviewId, content }, context);
    this.#invalidate(view.companyId);
    return this.pages.one(view, person);
  }

  /** Before the command is answered: its caller must not read an older response. */
  #invalidate(companyId: string): void {
    this.cache.drop([`company:${companyId}`]);
  }
}
