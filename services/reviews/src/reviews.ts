import type { PersonalTable } from '@carsi/contracts/privacy';
import {
  listReviews,
  postReview,
  reviseReview,
  type ListReviews,
  type PostReview,
  type RatingView,
  type ReviewsRequests,
  type ReviewView,
  type ReviseReview,
} from '@carsi/contracts/reviews';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { View, Views } from '@carsi/platform/events/views';
import type { Access, Actor } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreAway, type Clock, type EventStore, type RequestContext } from '@carsi/platform/platform';
import { companyRating, ratingView, type CompanyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import type { RemoveReviewsOfCompany } from './policies/remove-reviews-when-company-removed.js';
import type { ReviewEvent } from './review/events.js';
import { reviewIdOf, type Review, type ReviewCommand } from './review/decide.js';

const orders = {
  newest: [['createdAt', 'desc']],
  helpful: [['helpful', 'desc']],
  highest: [['rating', 'desc']],
  lowest: [['rating', 'asc']],
} as const;

/** The reviews service as others ask it. */
export class Reviews implements Served<ReviewsRequests> {
  readonly #reviews: View<ReviewView>;
  readonly #ratings: View<CompanyRating>;

  constructor(
    private readonly commands: Commands<Review, ReviewCommand>,
    private readonly store: EventStore,
    private readonly views: Views,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {
    this.#reviews = views.view(companyReviews);
    this.#ratings = views.view(companyRating);
  }

  async post(body: PostReview, context: RequestContext): Promise<ReviewView> {
    const actor = this.#author(context, body.userId);
    const {
      companyId,
      userId,
      rating,
      title,
      content,
      pros,
      cons,
      anonymous = false,
      displayName,
      postedAt,
    } = parse(postReview, body);
    const imported = actor.kind === 'operator';
    const id = reviewIdOf(companyId, userId);
    const meta = metaOf(context, this.clock, actor.id);
    const written = { companyId, userId, rating, title, content, pros, cons, anonymous, verifiedPurchase: false };
    return this.#run(id, {
      type: 'PostReview',
      data: { ...written, displayName: imported ? (displayName ?? null) : null },
      meta: imported && postedAt ? { ...meta, at: postedAt } : meta,
    });
  }

  async revise(body: ReviseReview, context: RequestContext): Promise<ReviewView> {
    const actor = this.#author(context, authorOf(body.reviewId));
    const { reviewId, ...changes } = parse(reviseReview, body);
    return this.#run(reviewId, { type: 'ReviseReview', data: changes, meta: metaOf(context, this.clock, actor.id) });
  }

  async remove({ reviewId }: { reviewId: string }, context: RequestContext): Promise<{ removed: true }> {
    const actor = this.#author(context, authorOf(reviewId));
    await this.commands.run(reviewId, { type: 'RemoveReview', data: {}, meta: metaOf(context, this.clock, actor.id) });
    await this.#seen(reviewId);
    return { removed: true };
  }

  /** For the policy: all that stand, each by a command of its own. Throws StoreAway while the list is behind what was accepted. */
  async removeAllOf({ data: { companyId }, meta }: RemoveReviewsOfCompany): Promise<void> {
    await this.#current();
    for (const { id } of await this.#reviews.find({ where: { companyId } }))
      await this.commands.run(id, {
        type: 'RemoveReview',
        data: {},
        meta: { ...meta, commandId: `${meta.commandId}-${id}` },
      });
  }

  /** For their export: all that they wrote. Throws StoreAway while the list is behind what was accepted. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    await this.#current();
    const found = await this.#reviews.find({ where: { userId } });
    return [{ name: 'reviews', rows: found.map(({ row }) => ({ ...row })) }];
  }

  async list(body: ListReviews): Promise<{ reviews: readonly ReviewView[]; total: number }> {
    const { companyId, limit, offset, sort } = parse(listReviews, body);
    const where = { companyId };
    const [rows, total] = await Promise.all([
      this.#reviews.find({ where, sort: orders[sort], limit, offset }),
      this.#reviews.count(where),
    ]);
    return { reviews: rows.map(({ row }) => row), total };
  }

  async rating({ companyId }: { companyId: string }): Promise<RatingView> {
    return ratingView(await this.#ratings.get(companyId));
  }

  async #current(): Promise<void> {
    if (!(await this.views.passed([companyReviews.name], await this.store.head())))
      throw new StoreAway('The list of reviews is behind.');
  }

  /** A person writes as themselves; an operator imports what others wrote. */
  #author(context: RequestContext, userId: string): Actor {
    const actor = this.access.actorOf(context);
    if (!actor) throw new Refusal('REVIEW_SIGN_IN_REQUIRED');
    if (actor.kind !== 'operator' && actor.id !== userId) throw new Refusal('FORBIDDEN');
    return actor;
  }

  async #run(id: string, command: ReviewCommand): Promise<ReviewView> {
    await this.commands.run(id, command);
    await this.#seen(id);
    const view = (await this.#reviews.get(id)) ?? (await this.#fromStream(id));
    if (!view) throw new Refusal('REVIEW_NOT_FOUND');
    return view;
  }

  /** The list may be behind for longer than a person waits; what was accepted is answered all the same. */
  async #fromStream(id: string): Promise<ReviewView | undefined> {
    let view: ReviewView | undefined;
    for (const { stream, at, by, events } of await this.store.read<ReviewEvent>(`review-${id}`))
      for (const event of events) view = companyReviews.evolve(view, event, { stream, at, by }, id);
    return view;
  }

  async #seen(id: string): Promise<void> {
    const { version } = await this.commands.state(id);
    if (version === 0) return;
    await this.views.passed(
      [companyReviews.name, companyRating.name],
      await this.store.positionOf(`review-${id}`, version),
    );
  }
}

const authorOf = (reviewId: string): string => reviewId.slice(reviewId.indexOf('_') + 1);
