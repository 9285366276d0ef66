/** The expected result, as simple as possible and without any code of the services: sums over what was accepted. */
export interface ExpectedReview {
  readonly rating: number;
  readonly content: string;
}

export class ExpectedCompany {
  views = 0;
  viewers = 0;
  converted = 0;
  clicks = 0;
  calls = 0;
  shares = 0;
  bots = 0;
  repeats = 0;
  reviewsReceived = 0;
  /** Of the reviews that stand, by who wrote them. */
  readonly reviews = new Map<string, ExpectedReview>();
  /** Reviews that were removed, and how often each. */
  readonly removals = new Map<string, number>();

  constructor(
    readonly externalId: string,
    readonly sample: boolean,
    public name: string,
  ) {}

  removed(userId: string): void {
    if (!this.reviews.delete(userId)) return;
    this.removals.set(userId, (this.removals.get(userId) ?? 0) + 1);
  }

  /** A company that goes takes its reviews with it. */
  gone(): void {
    for (const userId of this.reviews.keys()) this.removed(userId);
  }

  /** Sums of the rows of its days. */
  get day() {
    const { views, viewers, converted, clicks, calls, shares, bots, repeats, reviewsReceived } = this;
    const counted = views + clicks + shares + reviewsReceived;
    return { views, viewers, converted, clicks, calls, shares, bots, repeats, reviewsReceived, counted };
  }

  get rating() {
    const ratings = [...this.reviews.values()].map(({ rating }) => rating);
    return { count: ratings.length, sum: ratings.reduce((sum, rating) => sum + rating, 0) };
  }
}

/** By company id, as the import answered it. */
export type Expected = Map<string, ExpectedCompany>;
