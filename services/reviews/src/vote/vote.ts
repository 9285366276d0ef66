import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever.

/** A vote of one person on one review. `previous` is the replaced vote, so that counts follow from the event alone. */
export type ReviewVoted = Event<
  'ReviewVoted',
  {
    readonly companyId: string;
    /** The stream's own id, and which of the reviews that were ever written there. */
    readonly reviewId: string;
    readonly outerId: string;
    readonly voterId: string;
    /** Null: withdrawn. */
    readonly helpful: boolean | null;
    readonly previous: boolean | null;
  }
>;

export type CastVote = Command<'CastVote', Omit<ReviewVoted['data'], 'previous'>>;

/** Each vote is a stream of its own: a hundred concurrent votes do not wait for each other. */
export const voteIdOf = (outerId: string, voterId: string): string => `${outerId}_${voterId}`;

export const vote: Aggregate<boolean | null, CastVote, ReviewVoted> = {
  name: 'vote',
  initial: null,
  decide: ({ data }, previous) =>
    data.helpful === previous ? [] : [{ type: 'ReviewVoted', data: { ...data, previous } }],
  evolve: (_previous, { data }) => data.helpful,
};
