import type { IdentityEvent } from '@carsi/contracts/identity';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type ForgetReactionsOf = Command<'ForgetReactionsOf', { readonly personId: string }>;

/** Whenever somebody is erased, what they liked, saved and voted on goes with them. */
export const forgetReactionsWhenUserErased: Policy<IdentityEvent, ForgetReactionsOf> = {
  name: 'forget-reactions-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'ForgetReactionsOf', data: { personId: event.data.userId } }] : [],
};
