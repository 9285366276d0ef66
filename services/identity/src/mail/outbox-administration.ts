import { randomUUID } from 'node:crypto';
import type { MailView } from '@carsi/contracts/identity/mails';
import type { Clock, Mail as MailPort, CallContext } from '@carsi/platform/platform';
import type { NoteActs } from '../admins/desk.js';
import type { Mail, Mails } from './mails.js';

/** What admins see of the mails, and how they try whether any arrive. */
export class OutboxAdministration {
  constructor(
    private readonly mails: Mails,
    private readonly port: MailPort,
    private readonly clock: Clock,
    private readonly note: NoteActs,
  ) {}

  /** Newest first, without what they say. Subjects where mails go into a folder. */
  async list(limit: number, offset: number): Promise<{ readonly mails: readonly MailView[]; readonly total: number }> {
    const { mails, total } = await this.mails.list(limit, offset);
    return { mails: await Promise.all(mails.map((mail) => this.#view(mail))), total };
  }

  /** With its text where mails go into a folder, on the record; what would open somebody's account is masked. Refuses MAIL_NOT_FOUND. */
  async read(mailId: string, by: string, context: CallContext): Promise<MailView> {
    const mail = await this.mails.one(mailId);
    const text = (await this.port.outbox?.(mailId))?.text;
    // An id of its own: every reading is one, also under one idempotency key.
    const reading = { ...context, commandId: randomUUID() };
    await this.note({ type: 'MailRead', data: { mailId, userId: mail.userId } }, by, reading);
    return { ...(await this.#view(mail)), text: text === undefined ? null : masked(text) };
  }

  /** Refuses MAIL_NOT_FOUND and MAIL_SENT. */
  async again(mailId: string, by: string, context: CallContext): Promise<void> {
    const userId = await this.mails.again(mailId);
    await this.note({ type: 'MailSentAgain', data: { mailId, userId } }, by, context);
  }

  /** To somebody's own address, the way every mail goes; once for each wish. */
  test(userId: string, commandId: string): Promise<void> {
    return this.mails.ask('test-mail', userId, { at: this.clock.now().toISOString() }, `test-mail-${commandId}`);
  }

  async #view({ id, template, userId, state, attempts, lastError, createdAt, sentAt }: Mail): Promise<MailView> {
    const subject = (await this.port.outbox?.(id))?.subject ?? null;
    return { id, template, userId, state, attempts, lastError, createdAt, sentAt, subject, text: null };
  }
}

/** Links keep where they lead and lose what they carry. */
const masked = (text: string): string => text.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1?…');
