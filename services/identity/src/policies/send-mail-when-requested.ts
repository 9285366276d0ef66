import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Policy } from '@carsi/kernel/policy';
import type { SendRequestedMail } from './notices.js';

/** Whenever another service, which knows people only by id, requests a mail, it is queued here. */
export const sendMailWhenRequested: Policy<MessagingEvent, SendRequestedMail> = {
  name: 'send-mail-when-requested',
  from: 'now',
  when: (event) => (event.type === 'MailRequested' ? [{ type: 'SendRequestedMail', data: event.data }] : []),
};
