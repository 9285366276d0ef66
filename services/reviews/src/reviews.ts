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
import type { PersonalTexts } from '@carsi/platform/personal/sealed-store';
import { StoreAway, type Clock, type EventStore, type Ids, type RequestContext } from '@carsi/platform/platform';
import { companyRating, ratingView, type CompanyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { knownCompanies, type KnownCompany } from './known-companies/projection.js';
import { reviewAuthors, type ReviewAuthor } from './review-authors/projection.js';
import { reviewIds, type ReviewId } from './review-ids/projection.js';
import type { Review, ReviewCommand } from './review/decide.js';
import type { ReviewEvent } from './review/events.js';
import { authorOf, reviewIdOf } from './review/personal.js';

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
  readonly #companies: View<KnownCompany>;
  readonly #authors: View<ReviewAuthor>;
  readonly #ids: View<ReviewId>;

  constructor(
    private readonly commands: Commands<Review, ReviewCommand>,
    private readonly store: EventStore,
    private readonly texts: PersonalTexts,
    private readonly views: Views,
    private readonly access: Access,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.#reviews = views.view(companyReviews);
    this.#ratings = views.view(companyRating);
    this.#companies = views.view(knownCompanies);
    this.#authors = views.view(reviewAuthors);
    this.#ids = views.view(reviewIds);
  }

  async post(body: PostReview, context: RequestContext): Promise<ReviewView> {
    const actor = this.#author(context, body.userId);
    const { companyId, userId, anonymous = false, displayName, postedAt, ...written } = parse(postReview, body);
    const imported = actor.kind === 'operator';
    if (!imported) await this.#mayReview(actor.id, companyId);
    const waits = !imported && !actor.emailVerified && !(await this.#isVerified(userId));
    const id = reviewIdOf(companyId, userId);
    const meta = metaOf(context, this.clock, actor.id);
    const outerId = imported ? null : this.ids.next();
    const of = { companyId, userId, anonymous, verifiedPurchase: false, outerId, waits };
    await this.commands.run(id, {
      type: 'PostReview',
      data: { ...written, ...of, displayName: imported ? (displayName ?? null) : null },
      meta: imported && postedAt ? { ...meta, at: postedAt } : meta,
    });
    // The address may have been verified while this was written: then nobody would come back to it.
    if (waits && (await this.#isVerified(userId)))
      await this.commands.run(id, {
        type: 'PublishReview',
        data: {},
        meta: { ...meta, commandId: `${meta.commandId}-published` },
      });
    return this.#written(id);
  }

  async revise(body: ReviseReview, context: RequestContext): Promise<ReviewView> {
    const { reviewId: named, ...changes } = parse(reviseReview, body);
    const { reviewId, actor } = await this.#theirs(named, context);
    const was = await this.#fromStream(reviewId);
    if (!was) throw new Refusal('REVIEW_NOT_FOUND');
    await this.#notTheirOwn(actor.id, was.companyId);
    await this.commands.run(reviewId, {
      type: 'ReviseReview',
      data: { changes, was },
      meta: metaOf(context, this.clock, actor.id),
    });
    return this.#written(reviewId);
  }

  async remove(body: { reviewId: string }, context: RequestContext): Promise<{ removed: true; companyId: string }> {
    const { reviewId, actor } = await this.#theirs(body.reviewId, context);
    await this.commands.run(reviewId, { type: 'RemoveReview', data: {}, meta: metaOf(context, this.clock, actor.id) });
    await this.#seen(reviewId);
    return { removed: true, companyId: reviewId.slice(0, reviewId.indexOf('_')) };
  }

  /** Those that are published. */
  async list(body: ListReviews): Promise<{ reviews: readonly ReviewView[]; total: number }> {
    const { companyId, limit, offset, sort } = parse(listReviews, body);
    const where = { companyId, published: true };
    const [rows, total] = await Promise.all([
      this.#reviews.find({ where, sort: orders[sort], limit, offset }),
      this.#reviews.count(where),
    ]);
    return { reviews: rows.map(({ row }) => row), total };
  }

  async own({ companyId }: { companyId: string }, context: RequestContext): Promise<{ review: ReviewView | null }> {
    const { id } = this.access.requirePerson(context);
    return { review: (await this.#fromStream(reviewIdOf(companyId, id))) ?? null };
  }

  async rating({ companyId }: { companyId: string }): Promise<RatingView> {
    return ratingView(await this.#ratings.get(companyId));
  }

  /** A person writes as themselves; an operator imports what others wrote. */
  #author(context: RequestContext, userId: string): Actor {
    const actor = this.access.actorOf(context);
    if (!actor) throw new Refusal('REVIEW_SIGN_IN_REQUIRED');
    if (actor.kind !== 'operator' && actor.id !== userId) throw new Refusal('FORBIDDEN');
    return actor;
  }

  /** People know a review by its outer id, operators by ours. */
  async #theirs(id: string, context: RequestContext): Promise<{ reviewId: string; actor: Actor }> {
    const asking = this.access.actorOf(context);
    if (!asking) throw new Refusal('REVIEW_SIGN_IN_REQUIRED');
    if (asking.kind === 'operator') return { reviewId: id, actor: asking };
    const known = await this.#ids.get(id);
    if (known) return { reviewId: known.reviewId, actor: this.#author(context, authorOf(known.reviewId)) };
    if (await this.views.passed([reviewIds.name], await this.store.head())) throw new Refusal('REVIEW_NOT_FOUND');
    throw new StoreAway('The list of ids is behind.');
  }

  async #mayReview(userId: string, companyId: string): Promise<void> {
    await this.#notTheirOwn(userId, companyId);
    if (!(await this.#companies.get(companyId))?.open) throw new Refusal('COMPANY_NOT_FOUND');
    if ((await this.#authors.get(userId))?.is === 'erased') throw new Refusal('FORBIDDEN');
  }

  async #notTheirOwn(userId: string, companyId: string): Promise<void> {
    if ((await this.#companies.get(companyId))?.ownerId === userId) throw new Refusal('REVIEW_OWN_COMPANY');
  }

  async #isVerified(userId: string): Promise<boolean> {
    return (await this.#authors.get(userId))?.is === 'verified';
  }

  /** The list may be behind for longer than a person waits; what was accepted is answered all the same. */
  async #written(id: string): Promise<ReviewView> {
    const view = ((await this.#seen(id)) ? await this.#reviews.get(id) : undefined) ?? (await this.#fromStream(id));
    if (!view) throw new Refusal('REVIEW_NOT_FOUND');
    return view;
  }

  async #fromStream(id: string): Promise<ReviewView | undefined> {
    let view: ReviewView | undefined;
    for (const commit of await this.store.read<ReviewEvent>(`review-${id}`)) {
      const { events, ...occurrence } = await this.texts.open(commit);
      for (const event of events) view = companyReviews.evolve(view, event, occurrence, id);
    }
    return view;
  }

  async #seen(id: string): Promise<boolean> {
    const { version } = await this.commands.state(id);
    if (version === 0) return true;
    const position = await this.store.positionOf(`review-${id}`, version);
    return this.views.passed([companyReviews.name, companyRating.name, reviewIds.name], position);
  }
}
