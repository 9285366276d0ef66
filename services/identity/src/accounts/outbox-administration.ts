import { randomUUID } from 'node:crypto';
import { sendLetter } from '@carsi/contracts/identity/mails';
import type { MailView } from '@carsi/contracts/identity/mails';
import type { Access } from '@carsi/platform/hosting/access';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, Mail as MailPort, CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { NoteActs } from '../admins/desk.js';
import type { Caller } from '../session/caller.js';
import type { Mail, Mails } from '../mail/mails.js';

const page = z.object({ limit: z.int().min(1).max(100), offset: z.int().min(0) });
const oneMail = z.object({ mailId: z.string().min(1).max(100) });

/** The outbox for admins: what was mailed, and test mails. */
export class OutboxAdministration {
  constructor(
    private readonly parts: {
      readonly mails: Mails;
      readonly mailPort: MailPort;
      readonly clock: Clock;
      readonly note: NoteActs;
      readonly who: Caller;
      readonly access: Pick<Access, 'requireOperator'>;
    },
  ) {}

  /** For other services, to addresses that need not belong to an account. */
  async sendLetter(body: unknown, context: CallContext): Promise<{ asked: true }> {
    this.parts.access.requireOperator(context);
    const { letterId, template, email, data } = parse(sendLetter, body);
    await this.parts.mails.ask(template, '', { ...data, email }, letterId);
    return { asked: true };
  }

  /** Newest first, without their text. Subjects only with an outbox folder. */
  async mails(
    body: unknown,
    context: CallContext,
  ): Promise<{ readonly mails: readonly MailView[]; readonly total: number }> {
    await this.parts.who.admin(context);
    const { limit, offset } = parse(page, body);
    const { mails, total } = await this.parts.mails.list(limit, offset);
    return { mails: await Promise.all(mails.map((mail) => this.#view(mail))), total };
  }

  /**
   * With its text if there is an outbox folder; recorded as an act. Links that could open an account are masked. Refuses
   * MAIL_NOT_FOUND.
   */
  async readMail(body: unknown, context: CallContext): Promise<MailView> {
    const { id: by } = await this.parts.who.admin(context);
    const { mailId } = parse(oneMail, body);
    const mail = await this.parts.mails.one(mailId);
    const text = (await this.parts.mailPort.outbox?.(mailId))?.text;
    // An id of its own: every reading is one, also under one idempotency key.
    const reading = { ...context, commandId: randomUUID() };
    await this.parts.note({ type: 'MailRead', data: { mailId, userId: mail.userId } }, by, reading);
    return { ...(await this.#view(mail)), text: text === undefined ? null : masked(text) };
  }

  /** Refuses MAIL_NOT_FOUND and MAIL_SENT. */
  async sendAgain(body: unknown, context: CallContext): Promise<{ waiting: true }> {
    const { id: by } = await this.parts.who.admin(context);
    const { mailId } = parse(oneMail, body);
    const userId = await this.parts.mails.again(mailId);
    await this.parts.note({ type: 'MailSentAgain', data: { mailId, userId } }, by, context);
    return { waiting: true };
  }

  /** To the admin's own address through the normal queue; once per request. */
  async sendTestMail(_body: unknown, context: CallContext): Promise<{ asked: true }> {
    const { id } = await this.parts.who.admin(context);
    const at = this.parts.clock.now().toISOString();
    await this.parts.mails.ask('test-mail', id, { at }, `test-mail-${context.commandId}`);
    return { asked: true };
  }

  async #view({ id, template, userId, state, attempts, lastError, createdAt, sentAt }: Mail): Promise<MailView> {
    const subject = (await this.parts.mailPort.outbox?.(id))?.subject ?? null;
    return { id, template, userId, state, attempts, lastError, createdAt, sentAt, subject, text: null };
  }
}

/** Masks query and fragment of links. */
const masked = (text: string): string => text.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1?…');
