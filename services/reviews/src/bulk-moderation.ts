import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { ReviewView } from '@carsi/contracts/reviews/calls';
import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { StoreUnavailable } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import { companyReviews } from './company-reviews/projection.js';
import type { PublishReviewsOf } from './policies/publish-reviews-when-email-verified.js';
import type { EraseAuthor } from './policies/remove-reviews-when-author-erased.js';
import type { RemoveReviewsOfCompany } from './policies/remove-reviews-when-company-removed.js';
import { readers, type Reader } from './readers/projection.js';
import { reviewAuthors, type ReviewAuthor } from './review-authors/projection.js';
import type { ReviewRepository } from './review-repository.js';
import type { ReviewCommand } from './review/decide.js';
import type { Review } from './review/state.js';
import { voteIdOf, type CastVote } from './vote/vote.js';

const PATIENCE_MS = 1_000;

/** Changes many reviews for policies and exports, one command each. Throws StoreUnavailable while a list is behind accepted writes. */
export class BulkModeration {
  readonly #authors: ReadModel<ReviewAuthor>;
  readonly #readers: ReadModel<Reader>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'keys'> & {
      readonly commands: Commands<Review, ReviewCommand>;
      readonly voting: Commands<boolean | null, CastVote>;
      readonly records: ReviewRepository;
    },
  ) {
    this.#authors = parts.readModels.of(reviewAuthors);
    this.#readers = parts.readModels.of(readers);
  }

  async removeOfCompany({ data: { companyId }, meta }: RemoveReviewsOfCompany): Promise<void> {
    await this.#each('RemoveReview', await this.#all({ companyId }), meta);
  }

  async publishOfAuthor({ data: { userId }, meta }: PublishReviewsOf): Promise<void> {
    // A poster checks once more afterwards: so either this finds the review, or they find the erased person.
    if (!(await this.#authors.get(userId)))
      await this.parts.readModels.waitUntilCaughtUp(reviewAuthors.name, PATIENCE_MS);
    if (!(await this.#authors.get(userId))) throw new StoreUnavailable('The list of authors is behind.');
    await this.#each('PublishReview', await this.#all({ userId, published: false }), meta);
  }

  async eraseAuthor({ data: { userId, reviewsToo }, meta }: EraseAuthor): Promise<void> {
    const theirs = await this.#all({ userId });
    await this.#each('RemoveReply', await this.#all({ 'reply.ownerId': userId }), meta);
    await this.#takeBackVotes(userId, meta);
    const going = theirs.filter(({ published }) => reviewsToo || !published);
    await this.#each('RemoveReview', going, meta);
    // Last: until then the event comes again. What they wrote about reviews of others is erased in any case.
    await this.parts.keys.destroy(userId, 'messages');
    // The key is needed while one of their reviews is public.
    if (going.length === theirs.length) await this.parts.keys.destroy(userId, 'reviews');
  }

  /** For their export: everything they wrote, also about reviews of others. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    const [reviews, answered, read] = await Promise.all([
      this.#all({ userId }),
      this.#all({ 'reply.ownerId': userId }),
      this.#readers.find({ where: { userId } }),
    ]);
    return [
      { name: 'reviews', rows: await Promise.all(reviews.map((review) => this.#withAppeals(review))) },
      {
        name: 'review-replies',
        rows: answered.flatMap(({ companyId, outerId, reply }) =>
          reply ? [{ companyId, review: outerId, content: reply.content, at: reply.at }] : [],
        ),
      },
      {
        name: 'review-votes',
        rows: read.flatMap(({ row: { companyId, votes } }) =>
          Object.entries(votes).map(([review, helpful]) => ({ companyId, review, helpful })),
        ),
      },
      {
        name: 'review-reports',
        rows: await Promise.all(read.flatMap(({ row }) => row.reports.map((report) => this.#withNote(row, report)))),
      },
    ];
  }

  /** Omits other people in it. */
  async #withAppeals({
    reply: _owners,
    moderation: _others,
    ...review
  }: ReviewView): Promise<Readonly<Record<string, unknown>>> {
    const events = (await this.parts.records.opened(review.id)).flatMap((commit) => commit.events);
    const appeals = events.flatMap((event) => (event.type === 'ReviewAppealed' ? [event.data.note] : []));
    return { ...review, ...(appeals.length > 0 && { appeals }) };
  }

  /** The review's id would name its author. */
  async #withNote({ userId, companyId }: Reader, { reviewId, reason, at }: Reader['reports'][number]) {
    const commits = await this.parts.records.opened(reviewId);
    const notes = commits
      .filter((commit) => commit.at === at)
      .flatMap(({ events }) =>
        events.flatMap((event) =>
          event.type === 'ReviewReported' && event.data.reporterId === userId ? [event.data.note] : [],
        ),
      );
    return { companyId, reason, note: notes[0] ?? null, at };
  }

  async #takeBackVotes(userId: string, { commandId, ...meta }: Meta): Promise<void> {
    const rows = (await this.#readers.find({ where: { userId } })).map(({ row }) => row);
    for (const { companyId, votes } of rows)
      for (const outerId of Object.keys(votes)) {
        const reviewId = await this.parts.records.anyIdOf(outerId);
        const data = { companyId, reviewId, outerId, voterId: userId, helpful: null };
        const id = voteIdOf(outerId, userId);
        await this.parts.voting.run(id, { type: 'CastVote', data, meta: { ...meta, commandId: `${commandId}-${id}` } });
      }
  }

  async #all(where: Readonly<Record<string, string | boolean>>): Promise<readonly ReviewView[]> {
    const lists = [companyReviews.name, readers.name];
    if (!(await this.parts.readModels.waitFor(lists, await this.parts.store.head())))
      throw new StoreUnavailable('A list is behind.');
    return (await this.parts.readModels.of(companyReviews).find({ where })).map(({ row }) => row);
  }

  async #each(
    type: 'PublishReview' | 'RemoveReview' | 'RemoveReply',
    reviews: readonly ReviewView[],
    { commandId, ...meta }: Meta,
  ): Promise<void> {
    for (const { id } of reviews)
      await this.parts.commands.run(id, {
        type,
        data: {},
        meta: { ...meta, commandId: `${commandId}-${type === 'RemoveReply' ? 'reply-' : ''}${id}` },
      });
  }
}
