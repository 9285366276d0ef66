import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { MailLink } from './notices.js';

/** Whenever somebody registers, a verification link is mailed. */
export const mailLinkWhenRegistered: Policy<IdentityEvent, MailLink> = {
  name: 'mail-link-when-registered',
  from: 'now',
  when: (event) => (event.type === 'UserRegistered' ? [{ type: 'MailLink', data: { userId: event.data.userId } }] : []),
};
