import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseReactionsOf } from '../editorial/reactions.js';

/** Whenever somebody is erased, what they liked, saved and voted on goes with them. */
export const forgetReactionsWhenUserErased: Policy<IdentityEvent, EraseReactionsOf> = {
  name: 'forget-reactions-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseReactionsOf', data: { personId: event.data.userId } }] : [],
};
