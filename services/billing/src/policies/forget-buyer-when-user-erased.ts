import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EraseBuyerOf = Command<'EraseBuyerOf', { readonly userId: string }>;

/** Whenever a person is erased, no invoice is made out to them any more; issued invoices stay. */
export const forgetBuyerWhenUserErased: Policy<IdentityEvent, EraseBuyerOf> = {
  name: 'forget-buyer-when-user-erased',
  from: 'origin',
  when: (event) => (event.type === 'UserErased' ? [{ type: 'EraseBuyerOf', data: { userId: event.data.userId } }] : []),
};
