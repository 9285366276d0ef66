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
