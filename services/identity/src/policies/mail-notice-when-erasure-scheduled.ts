import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { MailErasureNotice } from './notices.js';

/** Whenever an account is about to be erased, its person is told until when it can be kept. */
export const mailNoticeWhenErasureScheduled: Policy<IdentityEvent, MailErasureNotice> = {
  name: 'mail-notice-when-erasure-scheduled',
  from: 'now',
  when: (event) =>
    event.type === 'ErasureScheduled'
      ? [{ type: 'MailErasureNotice', data: { userId: event.data.userId, eraseAt: event.data.eraseAt } }]
      : [],
};
