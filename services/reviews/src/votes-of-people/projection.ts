import type { Projection } from '@carsi/kernel/projection';
import type { ReviewVoted } from '../vote/vote.js';

/** How somebody voted on the reviews of one company. */
export interface VotesOfPerson {
  readonly userId: string;
  readonly companyId: string;
  /** Outer id of the review → helpful. */
  readonly votes: Readonly<Record<string, boolean>>;
}

export const rowOf = (companyId: string, userId: string): string => `${companyId}_${userId}`;

export const votesOfPeople: Projection<VotesOfPerson, ReviewVoted> = {
  name: 'votes-of-people',
  version: 1,
  rows: ({ type, data }) => (type === 'ReviewVoted' ? [rowOf(data.companyId, data.voterId)] : []),
  evolve: (row, { data: { companyId, voterId, outerId, helpful } }) => {
    const { [outerId]: _before, ...others } = row?.votes ?? {};
    const votes = helpful === null ? others : { ...others, [outerId]: helpful };
    return Object.keys(votes).length === 0 ? undefined : { userId: voterId, companyId, votes };
  },
};
