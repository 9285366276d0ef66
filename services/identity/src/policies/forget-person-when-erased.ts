import type { IdentityEvent, UserErased } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type ErasePersonCommand = Command<'ErasePerson', UserErased['data']>;

/** Whenever a person is erased, their rows and keys are erased. */
export const forgetPersonWhenErased: Policy<IdentityEvent, ErasePersonCommand> = {
  name: 'forget-person-when-erased',
  from: 'origin',
  when: (event) => (event.type === 'UserErased' ? [{ type: 'ErasePerson', data: event.data }] : []),
};
