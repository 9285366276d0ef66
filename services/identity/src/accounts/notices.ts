import type { Mails } from '../mail/mails.js';
import type { MailErasureNotice } from '../policies/mail-notice-when-erasure-scheduled.js';
import type { MailLink } from '../policies/mail-link-when-registered.js';
import type { Users } from './users.js';

/** For the policies. The id of each mail comes from what happened, so that an event that comes twice mails once. */
export class Notices {
  constructor(
    private readonly users: Users,
    private readonly mails: Mails,
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
}
