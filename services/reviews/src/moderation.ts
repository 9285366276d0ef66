import {
  appealReview,
  decideReview,
  listModeration,
  ofReview,
  type ModerationView,
  type ReviewView,
} from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Commit, Condition, CallContext } from '@carsi/platform/platform';
import { companyReviews } from './company-reviews/projection.js';
import type { ModeratedWords } from './moderated-words.js';
import type { ReviewPeople } from './review-people.js';
import type { ReviewRepository } from './review-repository.js';
import type { ReviewCommand } from './review/decide.js';
import type { ReviewEvent } from './review/events.js';
import type { Review } from './review/state.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Admins look at what was reported, and authors at what became of it. */
export class Moderation {
  readonly #reviews: ReadModel<ReviewView>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'clock'> & {
      readonly commands: Commands<Review, ReviewCommand>;
      readonly records: ReviewRepository;
      readonly people: ReviewPeople;
      readonly words: Pick<ModeratedWords, 'having'>;
    },
  ) {
    this.#reviews = parts.readModels.of(companyReviews);
  }

  async appeal(body: unknown, context: CallContext): Promise<ReviewView> {
    const { id: userId } = await this.parts.people.member(context);
    const { reviewId, note } = parse(appealReview, body);
    return this.#byAuthor(reviewId, userId, {
      type: 'AppealReview',
      data: { note },
      meta: this.#meta(context, userId),
    });
  }

  async withdrawAppeal(body: unknown, context: CallContext): Promise<ReviewView> {
    const { id: userId } = await this.parts.people.member(context);
    const { reviewId } = parse(ofReview, body);
    return this.#byAuthor(reviewId, userId, { type: 'WithdrawAppeal', data: {}, meta: this.#meta(context, userId) });
  }

  async #byAuthor(outerId: string, userId: string, command: ReviewCommand): Promise<ReviewView> {
    const { reviewId, review } = await this.parts.records.posted(outerId);
    if (review.userId !== userId) throw new Refusal('FORBIDDEN');
    await this.parts.commands.run(reviewId, command);
    return this.parts.records.readYourWrite(reviewId);
  }

  #meta(context: CallContext, userId: string) {
    return metaOf(context, this.parts.clock, userId);
  }

  async moderation(
    body: unknown,
    context: CallContext,
  ): Promise<{ reviews: readonly ModerationView[]; total: number }> {
    this.parts.people.admin(context);
    const { q = '', status, limit, offset } = parse(listModeration, body);
    const where: Readonly<Record<string, Condition>> = status
      ? { 'moderation.state': status }
      : { 'moderation.at': { gt: '' } };
    const sort = [['moderation.at', 'desc']] as const;
    const wanted = q.trim();
    if (wanted === '') {
      const [rows, total] = await Promise.all([
        this.#reviews.find({ where, sort, limit, offset }),
        this.#reviews.count(where),
      ]);
      return { reviews: await this.#viewsForAdmin(rows), total };
    }
    const found = await this.parts.words.having(wanted, status);
    const ids = found.slice(offset, offset + limit);
    const rows = await this.#reviews.getAll(ids);
    return { reviews: await this.#viewsForAdmin(ids.map((id) => ({ id, row: rows.get(id) }))), total: found.length };
  }

  async decide(body: unknown, context: CallContext): Promise<ModerationView> {
    const admin = this.parts.people.admin(context);
    const { reviewId: outerId, keep, reason } = parse(decideReview, body);
    const { reviewId } = await this.parts.records.posted(outerId);
    const data = { keep, reason };
    await this.parts.commands.run(reviewId, {
      type: 'DecideReview',
      data,
      meta: metaOf(context, this.parts.clock, admin.id),
    });
    await this.parts.records.waitForCommit(reviewId);
    const [view] = await this.#viewsForAdmin([{ id: reviewId, row: await this.#reviews.get(reviewId) }]);
    if (!view) throw new Refusal('REVIEW_NOT_FOUND');
    return view;
  }

  /** Texts of reporters and authors are read from the streams: lists do not contain them, and they are erased with their keys. */
  async #viewsForAdmin(
    rows: readonly { readonly id: string; readonly row: ReviewView | undefined }[],
  ): Promise<readonly ModerationView[]> {
    const opened = await this.parts.records.openedAll(rows.map(({ id }) => id));
    return rows.flatMap(({ id, row }) => toModeration(id, opened.get(id) ?? [], row) ?? []);
  }
}

/** Votes are streams of their own: they are known from the list, where it has the review. */
const toModeration = (
  id: string,
  commits: readonly Commit<ReviewEvent>[],
  listed: ReviewView | undefined,
): ModerationView | undefined => {
  let review: ReviewView | undefined;
  let reports: ModerationView['reports'] = [];
  let appeal: string | null = null;
  for (const { events, ...occurrence } of commits)
    for (const event of events) {
      review = companyReviews.evolve(review, event, occurrence, id);
      if (event.type === 'ReviewPosted') [reports, appeal] = [[], null];
      if (event.type === 'ReviewAppealed') appeal = event.data.note;
      if (event.type === 'AppealWithdrawn') appeal = null;
      if (event.type === 'ReviewReported') {
        const { reporterId, reason, note } = event.data;
        reports = [...reports, { reporterId, reason, note, at: occurrence.at }];
      }
    }
  if (!review) return undefined;
  const { state, at } = review.moderation ?? { state: 'kept' as const, at: review.updatedAt };
  const { helpful, notHelpful } = listed ?? review;
  return { review: { ...review, helpful, notHelpful }, state, at, reports, appeal };
};
