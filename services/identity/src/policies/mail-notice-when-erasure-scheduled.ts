import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { MailErasureNotice } from './notices.js';

/** Whenever an erasure is scheduled, the person is mailed until when it can be canceled. */
export const mailNoticeWhenErasureScheduled: Policy<IdentityEvent, MailErasureNotice> = {
  name: 'mail-notice-when-erasure-scheduled',
  from: 'now',
  when: (event) =>
    event.type === 'ErasureScheduled'
      ? [{ type: 'MailErasureNotice', data: { userId: event.data.userId, eraseAt: event.data.eraseAt } }]
      : [],
};
