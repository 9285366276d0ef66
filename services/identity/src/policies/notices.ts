import type { MailRequested } from '@carsi/contracts/messaging/events';
import type { Command } from '@carsi/kernel/event';
import type { KvkkRequests } from '../privacy/kvkk/kvkk-requests.js';
import type { Mails } from '../mail/mails.js';
import type { Users } from '../accounts/users.js';

export type MailLink = Command<'MailLink', { readonly userId: string }>;
export type MailErasureNotice = Command<'MailErasureNotice', { readonly userId: string; readonly eraseAt: string }>;
export type QueueErasure = Command<'QueueErasure', { readonly userId: string; readonly eraseAt: string }>;
export type SendRequestedMail = Command<'SendRequestedMail', MailRequested['data']>;
export type TakeErasureBack = Command<'TakeErasureBack', { readonly userId: string }>;

/** Executes the policies' commands. The id of each mail and request is derived from its event: an event that comes twice makes one. */
export class Notices {
  constructor(
    private readonly parts: { readonly users: Users; readonly mails: Mails; readonly requests: KvkkRequests },
  ) {}

  async mailLink({ data: { userId } }: MailLink): Promise<void> {
    const { emailVerified } = await this.parts.users.state(userId);
    if (!emailVerified) await this.parts.mails.ask('verify-email', userId, {}, `verify-email-${userId}`);
  }

  async mailErasure({ data: { userId, eraseAt } }: MailErasureNotice): Promise<void> {
    const { erasure } = await this.parts.users.state(userId);
    if (erasure?.eraseAt !== eraseAt) return;
    const id = `erasure-scheduled-${userId}-${Date.parse(eraseAt)}`;
    await this.parts.mails.ask('erasure-scheduled', userId, { eraseAt, asked: erasure.asked }, id);
  }

  /** An erasure ordered by an admin is no request of the person. */
  async queueErasure({ data: { userId, eraseAt }, meta }: QueueErasure): Promise<void> {
    const { erasure } = await this.parts.users.state(userId);
    if (erasure?.eraseAt !== eraseAt || erasure.asked !== 'person') return;
    await this.parts.requests.open('erasure', userId, `erasure-${userId}-${Date.parse(eraseAt)}`, meta.at);
  }

  async mailRequested({ data: { mailId, personId, template, data } }: SendRequestedMail): Promise<void> {
    await this.parts.mails.ask(template, personId, data, mailId);
  }

  async takeErasureBack({ data: { userId } }: TakeErasureBack): Promise<void> {
    await this.parts.requests.takeBackErasure(userId);
  }
}
