import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** What a token may not say yet: it lives for a quarter of an hour. Nobody is in here who has not verified an address. */
export interface ReviewAuthor {
  readonly is: 'verified' | 'erased';
}

export const reviewAuthors: Projection<ReviewAuthor, IdentityEvent> = {
  name: 'review-authors',
  version: 1,
  rows: (event) => (event.type === 'EmailVerified' || event.type === 'UserErased' ? [event.data.userId] : []),
  evolve: (row, event) => {
    if (event.type === 'UserErased') return { is: 'erased' };
    return row ?? { is: 'verified' };
  },
};
