import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { UnclaimCompaniesOf } from '../owned/owned-companies.js';

/** Whenever a person is erased, their companies stay public without an owner (decision 65). */
export const unclaimCompaniesWhenUserErased: Policy<IdentityEvent, UnclaimCompaniesOf> = {
  name: 'unclaim-companies-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'UnclaimCompaniesOf', data: { ownerId: event.data.userId } }] : [],
};
