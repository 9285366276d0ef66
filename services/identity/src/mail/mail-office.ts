import type { MailView } from '@carsi/contracts/identity';
import type { Clock, Mail as MailPort, RequestContext } from '@carsi/platform/platform';
import type { NoteActs } from '../admins/desk.js';
import type { Mails } from './mails.js';

/** What admins see of the mails, and how they try whether any arrive. */
export class MailOffice {
  constructor(
    private readonly mails: Mails,
    private readonly port: MailPort,
    private readonly clock: Clock,
    private readonly note: NoteActs,
  ) {}

  /** Newest first; what was written, where mails go into a folder. */
  async list(limit: number, offset: number): Promise<{ readonly mails: readonly MailView[]; readonly total: number }> {
    const { mails, total } = await this.mails.list(limit, offset);
    const views = mails.map(async (mail): Promise<MailView> => {
      const { id, template, userId, state, attempts, lastError, createdAt, sentAt } = mail;
      const written = await this.port.outbox?.(id);
      const seen = { subject: written?.subject ?? null, text: written?.text ?? null };
      return { id, template, userId, state, attempts, lastError, createdAt, sentAt, ...seen };
    });
    return { mails: await Promise.all(views), total };
  }

  /** Refuses MAIL_NOT_FOUND and MAIL_SENT. */
  async again(mailId: string, by: string, context: RequestContext): Promise<void> {
    const userId = await this.mails.again(mailId);
    await this.note({ type: 'MailSentAgain', data: { mailId, userId } }, by, context);
  }

  /** To somebody's own address, the way every mail goes; once for each wish. */
  test(userId: string, commandId: string): Promise<void> {
    return this.mails.ask('test-mail', userId, { at: this.clock.now().toISOString() }, `test-mail-${commandId}`);
  }
}
