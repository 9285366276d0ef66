import type { Template } from './email-text.js';
import { addressMails } from './templates/addresses.js';
import { passwordMails } from './templates/passwords.js';
import { privacyMails } from './templates/privacy.js';
import { newsletterConfirm, newsletterIssue, newsletterWelcome } from './templates/newsletter.js';
import { ticketAnswer, ticketReceived } from './templates/tickets.js';
import { planNoticeMails } from './templates/plan-notices.js';
import { secondFactorMails } from './templates/second-factors.js';
import { testMail } from './templates/test-mail.js';
import { unreadMessages } from './templates/unread-messages.js';

/** The names are in rows, for ever. */
export const templates = {
  ...privacyMails,
  ...passwordMails,
  ...addressMails,
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
