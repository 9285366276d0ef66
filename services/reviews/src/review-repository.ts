import type { ReviewView } from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { StoreUnavailable, type Commit } from '@carsi/platform/platform';
import { companyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { reviewIds, type ReviewId } from './review-ids/projection.js';
import type { ReviewCommand } from './review/decide.js';
import type { ReviewEvent } from './review/events.js';
import type { PostedReview, Review } from './review/state.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Single reviews: by outer id, and with read-your-write. */
export class ReviewRepository {
  readonly #reviews: ReadModel<ReviewView>;
  readonly #ids: ReadModel<ReviewId>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'texts' | 'readModels'> & {
      readonly commands: Commands<Review, ReviewCommand>;
    },
  ) {
    this.#reviews = parts.readModels.of(companyReviews);
    this.#ids = parts.readModels.of(reviewIds);
  }

  /** Of reviews by people, also removed ones. Throws REVIEW_NOT_FOUND, or StoreUnavailable while the list of ids is behind. */
  async idOf(outerId: string): Promise<string> {
    const known = await this.#ids.get(outerId);
    if (known) return known.reviewId;
    if (await this.parts.readModels.waitFor([reviewIds.name], await this.parts.store.head()))
      throw new Refusal('REVIEW_NOT_FOUND');
    throw new StoreUnavailable('The list of ids is behind.');
  }

  /** An existing review, public or not; also imported ones, which have one id. Throws REVIEW_NOT_FOUND, StoreUnavailable. */
  async posted(outerId: string): Promise<{ readonly reviewId: string; readonly review: PostedReview }> {
    const row = await this.#reviews.get(outerId);
    const reviewId = row?.outerId === outerId ? outerId : await this.idOf(outerId);
    const { state: review } = await this.parts.commands.state(reviewId);
    // Its author may have written another in its place.
    if (review.is !== 'posted' || review.id !== outerId) throw new Refusal('REVIEW_NOT_FOUND');
    return { reviewId, review };
  }

  /** Of whatever was ever there. */
  async anyIdOf(outerId: string): Promise<string> {
    return (await this.#ids.get(outerId))?.reviewId ?? outerId;
  }

  /** The list may be behind for longer than a person waits: the answer is then folded from the stream. */
  async readYourWrite(id: string, lists: readonly string[] = []): Promise<ReviewView> {
    const view =
      ((await this.waitForCommit(id, lists)) ? await this.#reviews.get(id) : undefined) ?? (await this.fromStream(id));
    if (!view) throw new Refusal('REVIEW_NOT_FOUND');
    return view;
  }

  /** Votes are separate streams: a review from its stream has none. */
  async fromStream(id: string): Promise<ReviewView | undefined> {
    let view: ReviewView | undefined;
    for (const { events, ...occurrence } of await this.opened(id))
      for (const event of events) view = companyReviews.evolve(view, event, occurrence, id);
    return view;
  }

  /** All commits of a review, opened as far as the writers' keys exist. */
  async opened(id: string): Promise<readonly Commit<ReviewEvent>[]> {
    const commits = await this.parts.store.read<ReviewEvent>(`review-${id}`);
    return Promise.all(commits.map((commit) => this.parts.texts.open(commit)));
  }

  /** The same of several, in one question. */
  async openedAll(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Commit<ReviewEvent>[]>> {
    const read = await this.parts.store.readStreams<ReviewEvent>(ids.map((id) => `review-${id}`));
    const each = async (id: string): Promise<readonly [string, readonly Commit<ReviewEvent>[]]> => [
      id,
      await Promise.all((read.get(`review-${id}`) ?? []).map((commit) => this.parts.texts.open(commit))),
    ];
    return new Map(await Promise.all(ids.map(each)));
  }

  async waitForCommit(id: string, lists: readonly string[] = []): Promise<boolean> {
    const { version } = await this.parts.commands.state(id);
    if (version === 0) return true;
    return this.waitForPosition(await this.parts.store.positionOf(`review-${id}`, version), lists);
  }

  async waitForPosition(position: number, lists: readonly string[] = []): Promise<boolean> {
    return this.parts.readModels.waitFor([companyReviews.name, companyRating.name, reviewIds.name, ...lists], position);
  }
}
