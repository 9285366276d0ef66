import { z } from 'zod';

export interface MailView {
  readonly id: string;
  readonly template: string;
  readonly userId: string | null;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly subject: string | null;
  readonly text: string | null;
}
/** Part of identity's interface, for admins: what was mailed, and what could not be. */
export interface SentMailCalls {
  mails(body: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly mails: readonly MailView[]; readonly total: number }>;
  /** With its text, links masked; goes on record. Refuses MAIL_NOT_FOUND. */
  readMail(body: { readonly mailId: string }): Promise<MailView>;
  /** Tries a waiting or failed mail again now. */
  sendAgain(body: { readonly mailId: string }): Promise<{ readonly waiting: true }>;
  /** To the admin's own address. */
  sendTestMail(body: Record<string, never>): Promise<{ readonly asked: true }>;
}

/** E-mails to an address that may have no account. The template fixes what they may contain. */
export const mailTemplates = [
  'ticket-received',
  'ticket-answer',
  'newsletter-confirm',
  'newsletter-welcome',
  'newsletter-issue',
] as const;

export const sendLetter = z.object({
  /** Of its cause: two requests with one id send one e-mail. */
  letterId: z.string().regex(/^[\w-]{1,120}$/),
  template: z.enum(mailTemplates),
  email: z.string().min(3).max(254),
  data: z.record(z.string().max(40), z.string().max(10_000)),
});
export type SendMail = z.infer<typeof sendLetter>;

/** Identity writes and sends all mail of the system, but for the code of a claim, which the directory sends to a listing's address. */
export interface MailCalls {
  /** Operators only, for services whose users provide an address. Durable when it resolves. */
  sendLetter(body: SendMail): Promise<{ readonly asked: true }>;
}
