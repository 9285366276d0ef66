import type { Review, ReviewsQuery } from '@carsi/contracts/http/review';
import type { ReviewView } from '@carsi/contracts/reviews';
import type { PersonActor } from '@carsi/platform/hosting/access';
import type { RequestContext } from '@carsi/platform/platform';
import type { Services } from '../services.js';
import type { PeopleNames } from './people-names.js';
import { toReview } from './reviews.http.js';

interface Asked extends Required<ReviewsQuery> {
  readonly companyId: string;
}

export interface ReviewPage {
  readonly reviews: Review[];
  readonly total: number;
  /** Of the people whom it names, for what is kept. */
  readonly tags: readonly string[];
  /** Who wrote them: they see more of their own. */
  readonly authors: readonly string[];
  /** Names are missing. */
  readonly nameless: boolean;
}

/** Reviews with the names of those who wrote them. */
export class ReviewPages {
  constructor(
    private readonly services: Services,
    private readonly names: PeopleNames,
  ) {}

  /** `viewer` has their own review first on the first page, published or not. */
  async page(
    { companyId, limit, offset, sort }: Asked,
    context: RequestContext,
    viewer?: PersonActor,
  ): Promise<ReviewPage> {
    const [{ reviews, total }, own] = await Promise.all([
      this.services.reviews.list({ companyId, limit, offset, sort }, context),
      viewer ? this.#own(companyId, context) : null,
    ]);
    const others = reviews.filter(({ id }) => id !== own?.id);
    const shown = await this.#named(own && offset === 0 ? [own, ...others] : others, viewer);
    return { ...shown, total: total + (own && !own.published ? 1 : 0) };
  }

  async one(view: ReviewView, viewer: PersonActor): Promise<Review> {
    const { reviews } = await this.#named([view], viewer);
    return reviews[0]!;
  }

  async #named(views: readonly ReviewView[], viewer?: PersonActor): Promise<Omit<ReviewPage, 'total'>> {
    const ids = views.flatMap(({ userId, displayName }) => (displayName === null ? [userId] : []));
    const names = await this.names.of(ids);
    return {
      reviews: views.map((view) => toReview(view, names, viewer)),
      tags: ids.map((id) => `person:${id}`),
      authors: ids,
      nameless: names.away,
    };
  }

  /** Without it they see what everybody sees. */
  async #own(companyId: string, context: RequestContext): Promise<ReviewView | null> {
    try {
      return (await this.services.reviews.own({ companyId }, context)).review;
    } catch {
      return null;
    }
  }
}
