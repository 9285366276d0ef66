import {
  listReviews,
  postReview,
  reviseReview,
  type InvitationOutcome,
  type ListReviews,
  type PostReview,
  type RatingView,
  type ReviewView,
} from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Actor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import { acceptedRequests, acceptedRequestsOf } from './accepted-requests/projection.js';
import { companyRating, ratingView } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import type { Invitations } from './invitations/invitations.js';
import { readerOf, readers } from './readers/projection.js';
import type { ReviewPeople } from './review-people.js';
import type { ReviewRepository } from './review-repository.js';
import type { ReviewCommand } from './review/decide.js';
import { authorOf, companyOf, reviewIdOf } from './review/personal.js';
import type { Review } from './review/state.js';

const orders = {
  newest: [['createdAt', 'desc']],
  helpful: [
    ['helpful', 'desc'],
    ['createdAt', 'desc'],
  ],
  highest: [
    ['rating', 'desc'],
    ['createdAt', 'desc'],
  ],
  lowest: [
    ['rating', 'asc'],
    ['createdAt', 'desc'],
  ],
} as const;

/** Reviews as their authors write them and as everybody reads them. */
export class Reviews {
  readonly #reviews: ReadModel<ReviewView>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'access' | 'clock' | 'ids'> & {
      readonly commands: Commands<Review, ReviewCommand>;
      readonly records: ReviewRepository;
      readonly people: ReviewPeople;
      readonly invitations: Invitations;
    },
  ) {
    this.#reviews = parts.readModels.of(companyReviews);
  }

  async post(body: PostReview, context: CallContext): Promise<ReviewView & { invitation?: InvitationOutcome }> {
    const actor = this.parts.people.author(context, body.userId);
    const { invitation: secret, ...review } = parse(postReview, body);
    if (actor.kind === 'operator') return this.#post(review, actor, context, false);
    const { companyId, userId } = review;
    await this.parts.people.mayReview(userId, companyId);
    const requested =
      (await this.parts.readModels.of(acceptedRequests).get(acceptedRequestsOf(companyId, userId))) !== undefined;
    if (secret === undefined) return this.#post(review, actor, context, requested);
    const invitation = await this.parts.invitations.take(companyId, secret, userId);
    const posted = await this.#post(review, actor, context, requested || invitation === 'accepted');
    return { ...posted, invitation };
  }

  async #post(body: PostReview, actor: Actor, context: CallContext, verifiedPurchase: boolean): Promise<ReviewView> {
    const { companyId, userId, anonymous = false, displayName, postedAt, ...written } = body;
    const imported = actor.kind === 'operator';
    const awaitsVerification = !imported && !(await this.parts.people.isVerified(actor));
    const id = reviewIdOf(companyId, userId);
    const meta = metaOf(context, this.parts.clock, actor.id);
    const outerId = imported ? null : this.parts.ids.next();
    const of = { companyId, userId, anonymous, verifiedPurchase, outerId, waits: awaitsVerification };
    await this.parts.commands.run(id, {
      type: 'PostReview',
      data: { ...written, ...of, displayName: imported ? (displayName ?? null) : null },
      meta: imported && postedAt ? { ...meta, at: postedAt } : meta,
    });
    // The address may have been verified during this write: then no policy would publish the review.
    if (awaitsVerification && (await this.parts.people.isVerified({ id: userId, emailVerified: false })))
      await this.parts.commands.run(id, {
        type: 'PublishReview',
        data: {},
        meta: { ...meta, commandId: `${meta.commandId}-published` },
      });
    return this.parts.records.readYourWrite(id);
  }

  async revise(body: unknown, context: CallContext): Promise<ReviewView> {
    this.parts.people.writer(context);
    const { reviewId: publicId, ...changes } = parse(reviseReview, body);
    const { reviewId, actor } = await this.#theirs(publicId, context);
    const was = await this.parts.records.fromStream(reviewId);
    if (!was) throw new Refusal('REVIEW_NOT_FOUND');
    await this.parts.people.notTheirOwn(actor.id, was.companyId);
    await this.parts.commands.run(reviewId, {
      type: 'ReviseReview',
      data: { changes, was },
      meta: metaOf(context, this.parts.clock, actor.id),
    });
    return this.parts.records.readYourWrite(reviewId);
  }

  async remove(body: { reviewId: string }, context: CallContext): Promise<{ removed: true; companyId: string }> {
    const { reviewId, actor } = await this.#theirs(body.reviewId, context);
    await this.parts.commands.run(reviewId, {
      type: 'RemoveReview',
      data: {},
      meta: metaOf(context, this.parts.clock, actor.id),
    });
    await this.parts.records.waitForCommit(reviewId);
    return { removed: true, companyId: companyOf(reviewId) };
  }

  /** Published reviews. */
  async list(body: ListReviews): Promise<{ reviews: readonly ReviewView[]; total: number }> {
    const { companyId, limit, offset, sort, rating } = parse(listReviews, body);
    const where = { companyId, published: true, ...(rating !== undefined && { rating }) };
    // Among equal stars the stars order nothing.
    const order = rating !== undefined && (sort === 'highest' || sort === 'lowest') ? orders.newest : orders[sort];
    const [rows, total] = await Promise.all([
      this.#reviews.find({ where, sort: order, limit, offset }),
      this.#reviews.count(where),
    ]);
    return { reviews: rows.map(({ row }) => row), total };
  }

  async own(
    { companyId }: { companyId: string },
    context: CallContext,
  ): Promise<{ review: ReviewView | null; owner: boolean; votes: Readonly<Record<string, boolean>> }> {
    const { id } = this.parts.access.requirePerson(context);
    const reviewId = reviewIdOf(companyId, id);
    const [shown, written, owner, reader] = await Promise.all([
      this.#reviews.get(reviewId),
      this.parts.records.fromStream(reviewId),
      this.parts.people.owns(id, companyId),
      this.parts.readModels.of(readers).get(readerOf(companyId, id)),
    ]);
    const { helpful = 0, notHelpful = 0 } = shown?.outerId === written?.outerId ? (shown ?? {}) : {};
    return { review: written ? { ...written, helpful, notHelpful } : null, owner, votes: reader?.votes ?? {} };
  }

  async rating({ companyId }: { companyId: string }): Promise<RatingView> {
    return ratingView(await this.parts.readModels.of(companyRating).get(companyId));
  }

  /** People use a review's outer id, operators the internal one. */
  async #theirs(id: string, context: CallContext): Promise<{ reviewId: string; actor: Actor }> {
    const asking = this.parts.people.writer(context);
    if (asking.kind === 'operator') return { reviewId: id, actor: asking };
    const reviewId = await this.parts.records.idOf(id);
    return { reviewId, actor: this.parts.people.author(context, authorOf(reviewId)) };
  }
}
