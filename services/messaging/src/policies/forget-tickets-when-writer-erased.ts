import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EraseTicketsOf = Command<'EraseTicketsOf', { readonly personId: string }>;

/** Whenever a person is erased, tickets that they wrote while signed in are erased. */
export const forgetTicketsWhenWriterErased: Policy<IdentityEvent, EraseTicketsOf> = {
  name: 'forget-tickets-when-writer-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseTicketsOf', data: { personId: event.data.userId } }] : [],
};
