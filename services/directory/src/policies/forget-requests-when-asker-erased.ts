import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { ForgetAsker } from '../customer-requests/ask-companies.js';

/** Whenever somebody is erased, what they asked of companies and what they replied as one goes with them. */
export const forgetRequestsWhenAskerErased: Policy<IdentityEvent, ForgetAsker> = {
  name: 'forget-requests-when-asker-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'ForgetAsker', data: { personId: event.data.userId } }] : [],
};
