import type { Template } from './email-text.js';
import { alreadyRegistered } from './templates/already-registered.js';
import { changeEmail } from './templates/change-email.js';
import { deleteAccount } from './templates/delete-account.js';
import { emailRestored } from './templates/email-restored.js';
import { emailChanged } from './templates/email-changed.js';
import { erasureScheduled } from './templates/erasure-scheduled.js';
import { erasureReceipt } from './templates/erasure-receipt.js';
import { exportReady } from './templates/export-ready.js';
import { kvkkAnswer } from './templates/kvkk-answer.js';
import { newsletterConfirm, newsletterIssue, newsletterWelcome } from './templates/newsletter.js';
import { ticketAnswer, ticketReceived } from './templates/tickets.js';
import { newSignIn } from './templates/new-sign-in.js';
import { passwordRemoved } from './templates/password-removed.js';
import { passwordChanged } from './templates/password-changed.js';
import { planNoticeMails } from './templates/plan-notices.js';
import { resetPassword } from './templates/reset-password.js';
import { secondFactorMails } from './templates/second-factors.js';
import { setUpAdmin } from './templates/set-up-admin.js';
import { testMail } from './templates/test-mail.js';
import { unreadMessages } from './templates/unread-messages.js';
import { verifyEmail } from './templates/verify-email.js';

/** The names are in rows, for ever. */
export const templates = {
  'verify-email': verifyEmail,
  'already-registered': alreadyRegistered,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'email-restored': emailRestored,
  'password-removed': passwordRemoved,
  'erasure-scheduled': erasureScheduled,
  'erasure-receipt': erasureReceipt,
  'set-up-admin': setUpAdmin,
  'export-ready': exportReady,
  'kvkk-answer': kvkkAnswer,
  'delete-account': deleteAccount,
  ...secondFactorMails,
  'unread-messages': unreadMessages,
  'test-mail': testMail,
  ...planNoticeMails,
  'ticket-received': ticketReceived,
  'ticket-answer': ticketAnswer,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-issue': newsletterIssue,
} as const satisfies Readonly<Record<string, Template>>;
export type TemplateName = keyof typeof templates;
