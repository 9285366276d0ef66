import type { ReviewView } from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { apply } from '@carsi/platform/events/apply';
import type { Delivery } from '@carsi/platform/events/fold';
import type { Collection } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyRating, ratingView, type CompanyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { review, type ReviewCommand } from './review/decide.js';
import { reviewIdOf } from './review/personal.js';
import { isPublic } from './review/state.js';
import { vote, voteIdOf } from './vote/vote.js';

const SEEDS = Number(process.env['SEEDS'] ?? 30);
const STEPS = 300;
const companies = ['kebap', 'berber'];
const authors = ['ayse', 'veli', 'can'];
const voters = ['v1', 'v2', 'v3', 'v4', 'v5'];

/** mulberry32: the same seed, the same history. */
const chance = (seed: number) => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
};

/** What anybody would count by hand. */
interface Counted {
  readonly outerId: string;
  readonly companyId: string;
  rating: number;
  seen: boolean;
  readonly votes: Map<string, boolean>;
}

/** A random history: what was decided, in its order, and what stands after it. */
const historyOf = (seed: number) => {
  const { below, pick } = chance(seed);
  const deliveries: Delivery[] = [];
  const counted = new Map<string, Counted>();
  const reviewStates = new Map<string, ReturnType<typeof review.evolve>>();
  const voteStates = new Map<string, boolean | null>();
  const write = (stream: string, events: Delivery['events']): void => {
    if (events.length > 0)
      deliveries.push({ position: deliveries.length + 1, stream, at: '2026-11-21T09:00:00.000Z', by: null, events });
  };

  for (let step = 0; step < STEPS; step++) {
    const [companyId, userId] = [pick(companies), pick(authors)];
    const id = reviewIdOf(companyId, userId);
    const state = reviewStates.get(id) ?? review.initial;
    const one = counted.get(id);
    const rating = 1 + below(5);
    const meta = { by: 'x', at: '', commandId: String(step), correlationId: 'r' };
    const run = (command: Omit<ReviewCommand, 'meta'>, then: () => void): void => {
      try {
        const events = review.decide({ ...command, meta } as ReviewCommand, state);
        reviewStates.set(id, events.reduce(review.evolve, state));
        write(`review-${id}`, events);
        then();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    };
    const voter = pick(voters);
    const text = { title: 't', content: 'Güzel bir yerdi', pros: null, cons: null };
    switch (below(12)) {
      case 0: {
        const [outerId, waits] = [`dis-${step}`, below(3) === 0];
        const of = { companyId, userId, anonymous: false, verifiedPurchase: false, displayName: null };
        run({ type: 'PostReview', data: { ...of, ...text, rating, outerId, waits } }, () =>
          counted.set(id, { outerId, companyId, rating, seen: !waits, votes: new Map() }),
        );
        break;
      }
      case 1:
        run(
          {
            type: 'ReviseReview',
            data: { changes: { rating }, was: { ...text, rating: one?.rating ?? 1, anonymous: false } },
          },
          () => {
            one!.rating = rating;
          },
        );
        break;
      case 2:
        if (below(3) === 0) run({ type: 'RemoveReview', data: {} }, () => counted.delete(id));
        break;
      case 3:
        run({ type: 'PublishReview', data: {} }, () => {
          if (one && state.is === 'posted' && state.awaitingVerification) one.seen = true;
        });
        break;
      case 4:
      case 5: {
        const keep = below(2) === 0;
        run({ type: 'DecideReview', data: { keep, reason: 'neden' } }, () => {
          one!.seen = keep;
        });
        break;
      }
      case 6:
        run({ type: 'AppealReview', data: { note: 'Bir daha bakın lütfen' } }, () => undefined);
        break;
      case 7:
        run({ type: 'ReportReview', data: { reporterId: voter, reason: 'spam' } }, () => undefined);
        break;
      default: {
        if (!one || !isPublic(state)) break;
        const helpful = pick([true, false, null]);
        const voteId = voteIdOf(one.outerId, voter);
        const before = voteStates.get(voteId) ?? null;
        const data = { companyId, reviewId: id, outerId: one.outerId, voterId: voter, helpful };
        const events = vote.decide({ type: 'CastVote', data, meta }, before);
        voteStates.set(voteId, events.reduce(vote.evolve, before));
        write(`vote-${voteId}`, events);
        if (helpful === null) one.votes.delete(voter);
        else one.votes.set(voter, helpful);
      }
    }
  }
  return { deliveries, counted };
};

describe('whatever happens to reviews, and however it is delivered', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  beforeAll(async () => void (platform = await createEmbeddedPlatform(folder.path)));
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });

  /** In parts, some of them twice, some to two replicas at once, some from an earlier place. */
  const deliver = async (
    seed: number,
    deliveries: readonly Delivery[],
    reviews: Collection<ReviewView>,
    ratings: Collection<CompanyRating>,
  ): Promise<void> => {
    const { below } = chance(seed + 1_000);
    for (let from = 0; from < deliveries.length;) {
      const to = from + 1 + below(40);
      const part = deliveries.slice(Math.max(0, from - below(10)), to);
      const times = Array.from({ length: 1 + below(3) }, () => part);
      await Promise.all(times.map((each) => apply(companyReviews, reviews, 'store', each)));
      await Promise.all(times.map((each) => apply(companyRating, ratings, 'store', each)));
      from = to;
    }
  };

  it(`stars and votes are what one would count by hand, in ${SEEDS} histories`, async () => {
    let stood = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const { deliveries, counted } = historyOf(seed);
      const reviews = await platform.collections('reviews').open<ReviewView>(`rows-${seed}`);
      const ratings = await platform.collections('reviews').open<CompanyRating>(`stars-${seed}`);
      await deliver(seed, deliveries, reviews, ratings);

      const shown: Record<string, unknown> = {};
      for await (const chunk of reviews.scan())
        for (const { id, row } of chunk) if (row) shown[id] = [row.rating, row.published, row.helpful, row.notHelpful];
      const expected = Object.fromEntries(
        [...counted].map(([id, { rating, seen, votes }]) => {
          const helpful = [...votes.values()].filter(Boolean).length;
          return [id, [rating, seen, helpful, votes.size - helpful]];
        }),
      );
      expect(shown, `seed ${seed}`).toEqual(expected);

      for (const companyId of companies) {
        const theirs = [...counted.values()].filter((one) => one.companyId === companyId && one.seen);
        const sum = theirs.reduce((all, { rating }) => all + rating, 0);
        stood += theirs.length;
        const row = (await ratings.load([companyId])).get(companyId)?.row;
        expect(ratingView(row), `seed ${seed}`).toMatchObject({
          count: theirs.length,
          rating: theirs.length === 0 ? 0 : Math.round((sum / theirs.length) * 100) / 100,
        });
      }
    }
    expect(stood).toBeGreaterThan(SEEDS);
  });
});
