import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Policy } from '@carsi/kernel/policy';
import type { SendRequestedMail } from './notices.js';

/** Whenever a service that knows people by their ids alone asks for a mail to somebody, it is written and sent here. */
export const sendMailWhenRequested: Policy<MessagingEvent, SendRequestedMail> = {
  name: 'send-mail-when-requested',
  from: 'now',
  when: (event) => (event.type === 'MailRequested' ? [{ type: 'SendRequestedMail', data: event.data }] : []),
};
