import type { AdminReview, MyReviews, Review, ReviewsQuery } from '@carsi/contracts/reviews/http';
import type { ModerationView, ReviewsCalls, ReviewView } from '@carsi/contracts/reviews/calls';
import type { PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import type { Services } from '../../services.js';
import type { PeopleNames } from '../people-names.js';
import { toAdminReview, toReview } from './reviews.http.js';

interface ReviewPageQuery extends Required<Omit<ReviewsQuery, 'rating'>> {
  readonly companyId: string;
  readonly rating?: number | undefined;
}

export interface ReviewPage {
  readonly reviews: Review[];
  readonly total: number;
  /** Cache tags of the people it names. */
  readonly tags: readonly string[];
  /** Who wrote them: they see more of their own. */
  readonly authors: readonly string[];
  /** Names are missing. */
  readonly nameless: boolean;
}

/** Reviews with their authors' names. */
export class ReviewPages {
  constructor(
    private readonly services: Services,
    private readonly names: PeopleNames,
  ) {}

  /** `viewer` has their own review first on the first page, published or not, and sees how they voted. */
  async page(
    { companyId, limit, offset, sort, rating }: ReviewPageQuery,
    context: CallContext,
    viewer?: PersonActor,
  ): Promise<ReviewPage> {
    const [{ reviews, total }, mine] = await Promise.all([
      this.services.reviews.list({ companyId, limit, offset, sort, ...(rating !== undefined && { rating }) }, context),
      viewer ? this.#mine(companyId, context) : null,
    ]);
    const own = mine?.review && (rating ?? mine.review.rating) === mine.review.rating ? mine.review : null;
    const others = reviews.filter(({ id }) => id !== own?.id);
    const shown = await this.#withNames(own && offset === 0 ? [own, ...others] : others, viewer, mine?.votes);
    return { ...shown, total: total + (own && !own.published ? 1 : 0) };
  }

  /** The viewer's own reviews and votes, added to the public list. */
  async mine(companyId: string, context: CallContext, viewer: PersonActor): Promise<MyReviews> {
    const { review, owner, votes } = await this.services.reviews.own({ companyId }, context);
    return { review: review && (await this.one(review, viewer)), is_owner: owner, votes: { ...votes } };
  }

  async moderated(views: readonly ModerationView[], viewer: PersonActor, context: CallContext): Promise<AdminReview[]> {
    const ids = [...new Set(views.map(({ review }) => review.companyId))];
    const [names, companies] = await Promise.all([
      this.names.of(views.flatMap(({ review }) => namelessIn([review]))),
      this.services.directory.companyNames({ ids }, context),
    ]);
    const companiesById = new Map(companies.map(({ id, name, slug }) => [id, { name, slug }]));
    return views.map((view) => toAdminReview(view, names, viewer, companiesById.get(view.review.companyId) ?? null));
  }

  async one(view: ReviewView, viewer: PersonActor): Promise<Review> {
    const { reviews } = await this.#withNames([view], viewer);
    return reviews[0]!;
  }

  async #withNames(
    views: readonly ReviewView[],
    viewer?: PersonActor,
    votes: Readonly<Record<string, boolean>> = {},
  ): Promise<Omit<ReviewPage, 'total'>> {
    const ids = namelessIn(views);
    const names = await this.names.of(ids);
    return {
      reviews: views.map((view) => toReview(view, names, viewer, votes[view.outerId] ?? null)),
      tags: ids.map((id) => `person:${id}`),
      authors: ids,
      nameless: names.unavailable,
    };
  }

  /** Without it they see what everybody sees. */
  async #mine(companyId: string, context: CallContext): Promise<Awaited<ReturnType<ReviewsCalls['own']>> | null> {
    try {
      return await this.services.reviews.own({ companyId }, context);
    } catch {
      return null;
    }
  }
}

/** Imported ones bring a name. */
const namelessIn = (views: readonly ReviewView[]): readonly string[] =>
  views.flatMap(({ userId, displayName }) => (displayName === null ? [userId] : []));
