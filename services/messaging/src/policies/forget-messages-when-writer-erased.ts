import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EraseWriter = Command<'EraseWriter', { readonly userId: string }>;

/** Whenever a person is erased, their messages to others become unreadable (decision 65). */
export const forgetMessagesWhenWriterErased: Policy<IdentityEvent, EraseWriter> = {
  name: 'forget-messages-when-writer-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' && event.data.purposes.includes('messages')
      ? [{ type: 'EraseWriter', data: { userId: event.data.userId } }]
      : [],
};
