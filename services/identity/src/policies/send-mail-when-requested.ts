import type { MailRequested, MessagingEvent } from '@carsi/contracts/messaging';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type SendRequestedMail = Command<'SendRequestedMail', MailRequested['data']>;

/** Whenever a service that knows people by their ids alone asks for a mail to somebody, it is written and sent here. */
export const sendMailWhenRequested: Policy<MessagingEvent, SendRequestedMail> = {
  name: 'send-mail-when-requested',
  from: 'now',
  when: (event) => (event.type === 'MailRequested' ? [{ type: 'SendRequestedMail', data: event.data }] : []),
};
