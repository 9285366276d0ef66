import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseRequester } from '../customer-requests/ask-companies.js';

/** Whenever a person is erased, the texts of their requests and replies are erased. */
export const forgetRequestsWhenAskerErased: Policy<IdentityEvent, EraseRequester> = {
  name: 'forget-requests-when-asker-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseRequester', data: { personId: event.data.userId } }] : [],
};
