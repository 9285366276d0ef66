import type { IdentityEvent } from '@carsi/contracts/identity';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type ForgetClaims = Command<'ForgetClaims', { readonly userId: string }>;

/** Whenever somebody is erased, the documents of what they claimed go with them. */
export const forgetClaimsWhenClaimerErased: Policy<IdentityEvent, ForgetClaims> = {
  name: 'forget-claims-when-claimer-erased',
  from: 'origin',
  when: (event) => (event.type === 'UserErased' ? [{ type: 'ForgetClaims', data: { userId: event.data.userId } }] : []),
};
