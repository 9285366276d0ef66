import type { IdentityEvent } from '@carsi/contracts/identity';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type ForgetAsker = Command<'ForgetAsker', { readonly personId: string }>;

/** Whenever somebody is erased, what they asked of companies and what they replied as one goes with them. */
export const forgetRequestsWhenAskerErased: Policy<IdentityEvent, ForgetAsker> = {
  name: 'forget-requests-when-asker-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'ForgetAsker', data: { personId: event.data.userId } }] : [],
};
