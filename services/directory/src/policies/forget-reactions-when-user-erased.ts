import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseReactionsOf } from '../editorial/reactions.js';

/** Whenever a person is erased, their likes, saves and votes are erased. */
export const forgetReactionsWhenUserErased: Policy<IdentityEvent, EraseReactionsOf> = {
  name: 'forget-reactions-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseReactionsOf', data: { personId: event.data.userId } }] : [],
};
