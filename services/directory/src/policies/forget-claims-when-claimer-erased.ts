import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseClaims } from '../claims/claim-companies.js';

/** Whenever a person is erased, the documents of their claims are deleted. */
export const forgetClaimsWhenClaimerErased: Policy<IdentityEvent, EraseClaims> = {
  name: 'forget-claims-when-claimer-erased',
  from: 'origin',
  when: (event) => (event.type === 'UserErased' ? [{ type: 'EraseClaims', data: { userId: event.data.userId } }] : []),
};
