import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { mailLinkWhenRegistered } from './mail-link-when-registered.js';
import { mailNoticeWhenErasureScheduled } from './mail-notice-when-erasure-scheduled.js';
import { sendMailWhenRequested } from './send-mail-when-requested.js';

const occurrence = { stream: 'user-ayse', at: '2026-11-21T09:00:00Z', by: null };
const registered: IdentityEvent = { type: 'UserRegistered', data: { userId: 'ayse', userType: null } };
const scheduled: IdentityEvent = {
  type: 'ErasureScheduled',
  data: { userId: 'ayse', eraseAt: '2026-12-05T09:00:00Z' },
};

describe('who registers', () => {
  it('is mailed a link', () =>
    expect(mailLinkWhenRegistered.when(registered, occurrence)).toEqual([
      { type: 'MailLink', data: { userId: 'ayse' } },
    ]));
  it('and nobody else is', () => expect(mailLinkWhenRegistered.when(scheduled, occurrence)).toEqual([]));
});

describe('whose account will be erased', () => {
  it('is notified until when it can be canceled', () =>
    expect(mailNoticeWhenErasureScheduled.when(scheduled, occurrence)).toEqual([
      { type: 'MailErasureNotice', data: scheduled.data },
    ]));
  it('and nobody else is', () => expect(mailNoticeWhenErasureScheduled.when(registered, occurrence)).toEqual([]));
});

describe('a mail that another service asked for', () => {
  const data = { mailId: 'm1', personId: 'ayse', template: 'unread-messages', data: { count: '3' } } as const;
  it('is put with those that wait', () =>
    expect(sendMailWhenRequested.when({ type: 'MailRequested', data }, occurrence)).toEqual([
      { type: 'SendRequestedMail', data },
    ]));
  it('and nothing else is', () =>
    expect(sendMailWhenRequested.when({ type: 'NotificationsChanged', data: { userId: 'ayse' } }, occurrence)).toEqual(
      [],
    ));
});

describe('a policy that mails', () => {
  it.each([mailLinkWhenRegistered, mailNoticeWhenErasureScheduled, sendMailWhenRequested])(
    '$name begins now: nobody is mailed of long ago',
    ({ from }) => expect(from).toBe('now'),
  );
});
