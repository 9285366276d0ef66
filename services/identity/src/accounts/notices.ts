import type { MailRequested } from '@carsi/contracts/messaging/events';
import type { Command } from '@carsi/kernel/event';
import type { KvkkRequests } from '../kvkk/kvkk-requests.js';
import type { Mails } from '../mail/mails.js';
import type { Users } from './users.js';

export type MailLink = Command<'MailLink', { readonly userId: string }>;
export type MailErasureNotice = Command<'MailErasureNotice', { readonly userId: string; readonly eraseAt: string }>;
export type QueueErasure = Command<'QueueErasure', { readonly userId: string; readonly eraseAt: string }>;
export type SendRequestedMail = Command<'SendRequestedMail', MailRequested['data']>;
export type TakeErasureBack = Command<'TakeErasureBack', { readonly userId: string }>;

/** For the policies. The id of each mail and request comes from what happened: an event that comes twice makes one. */
export class Notices {
  constructor(
    private readonly users: Users,
    private readonly mails: Mails,
    private readonly requests: KvkkRequests,
  ) {}

  async mailLink({ data: { userId } }: MailLink): Promise<void> {
    const { emailVerified } = await this.users.state(userId);
    if (!emailVerified) await this.mails.ask('verify-email', userId, {}, `verify-email-${userId}`);
  }

  async mailErasure({ data: { userId, eraseAt } }: MailErasureNotice): Promise<void> {
    const { erasure } = await this.users.state(userId);
    if (erasure?.eraseAt !== eraseAt) return;
    const id = `erasure-scheduled-${userId}-${Date.parse(eraseAt)}`;
    await this.mails.ask('erasure-scheduled', userId, { eraseAt, asked: erasure.asked }, id);
  }

  /** What an admin ordered nobody asked for. */
  async queueErasure({ data: { userId, eraseAt }, meta }: QueueErasure): Promise<void> {
    const { erasure } = await this.users.state(userId);
    if (erasure?.eraseAt !== eraseAt || erasure.asked !== 'person') return;
    await this.requests.open('erasure', userId, `erasure-${userId}-${Date.parse(eraseAt)}`, meta.at);
  }

  async mailRequested({ data: { mailId, personId, template, data } }: SendRequestedMail): Promise<void> {
    await this.mails.ask(template, personId, data, mailId);
  }

  async takeErasureBack({ data: { userId } }: TakeErasureBack): Promise<void> {
    await this.requests.takeBackErasure(userId);
  }
}
