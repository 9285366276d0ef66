import type { PersonalTable } from '@carsi/contracts/privacy';
import type { ReviewView } from '@carsi/contracts/reviews';
import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { View, Views } from '@carsi/platform/events/views';
import type { PersonalKeys } from '@carsi/platform/personal/keys';
import { StoreAway, type EventStore } from '@carsi/platform/platform';
import { companyReviews } from './company-reviews/projection.js';
import type { PublishReviewsOf } from './policies/publish-reviews-when-email-verified.js';
import type { ForgetAuthor } from './policies/remove-reviews-when-author-erased.js';
import type { RemoveReviewsOfCompany } from './policies/remove-reviews-when-company-removed.js';
import { reviewAuthors, type ReviewAuthor } from './review-authors/projection.js';
import type { Review, ReviewCommand } from './review/decide.js';

/** What policies and exports ask for: of many reviews, each changed by a command of its own. Throws StoreAway while a list is behind what was accepted. */
export class ManyReviews {
  readonly #reviews: View<ReviewView>;
  readonly #authors: View<ReviewAuthor>;

  constructor(
    private readonly commands: Commands<Review, ReviewCommand>,
    private readonly store: EventStore,
    private readonly views: Views,
    private readonly keys: PersonalKeys,
  ) {
    this.#reviews = views.view(companyReviews);
    this.#authors = views.view(reviewAuthors);
  }

  async removeOfCompany({ data: { companyId }, meta }: RemoveReviewsOfCompany): Promise<void> {
    await this.#each('RemoveReview', await this.#all({ companyId }), meta);
  }

  async publishOfAuthor({ data: { userId }, meta }: PublishReviewsOf): Promise<void> {
    // Whoever posts looks there once more afterwards: so either this finds the review, or they find this person.
    if (!(await this.#authors.get(userId))) throw new StoreAway('The list of authors is behind.');
    await this.#each('PublishReview', await this.#all({ userId, published: false }), meta);
  }

  async forgetAuthor({ data: { userId, reviewsToo }, meta }: ForgetAuthor): Promise<void> {
    const theirs = await this.#all({ userId });
    const going = theirs.filter(({ published }) => reviewsToo || !published);
    await this.#each('RemoveReview', going, meta);
    // Last: until then the event comes again. While one stands, the key that opens it stays.
    if (going.length === theirs.length) await this.keys.destroy(userId, 'reviews');
  }

  /** For their export: all that they wrote. */
  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    return [{ name: 'reviews', rows: (await this.#all({ userId })).map((review) => ({ ...review })) }];
  }

  async #all(where: Readonly<Record<string, string | boolean>>): Promise<readonly ReviewView[]> {
    if (!(await this.views.passed([companyReviews.name], await this.store.head())))
      throw new StoreAway('The list of reviews is behind.');
    return (await this.#reviews.find({ where })).map(({ row }) => row);
  }

  async #each(
    type: 'PublishReview' | 'RemoveReview',
    reviews: readonly ReviewView[],
    { commandId, ...meta }: Meta,
  ): Promise<void> {
    for (const { id } of reviews)
      await this.commands.run(id, { type, data: {}, meta: { ...meta, commandId: `${commandId}-${id}` } });
  }
}
