import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Projection } from '@carsi/kernel/projection';

/** Facts that a token may not contain yet, as it lives for a quarter of an hour. Only people with a verified address. */
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
