import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EraseNotificationsOf = Command<'EraseNotificationsOf', { readonly userId: string }>;

/** Whenever a person is erased, their box is emptied and closed. */
export const forgetNotificationsWhenUserErased: Policy<IdentityEvent, EraseNotificationsOf> = {
  name: 'forget-notifications-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseNotificationsOf', data: { userId: event.data.userId } }] : [],
};
