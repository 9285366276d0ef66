import { hashIn } from '@carsi/contracts/common/pictures';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { dropPicture } from '@carsi/platform/pictures/take-picture';
import { StoreUnavailable, type Files, type Mail } from '@carsi/platform/platform';
import type { Users } from '../../accounts/users.js';
import type { Mails } from '../../mail/mails.js';
import type { ProfileRow } from '../../profiles/projection.js';
import type { Purpose } from '../../user/events.js';
import type { EraseAddresses } from './erase-addresses.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const AT_ONCE = 50;

/**
 * Erases whoever's days to think are over: picture and mails first, which can be found only while it is known whose they are, then the
 * receipt is put with the mails that wait, and then the event says it to every service. Whatever is cut short is done again.
 */
export class EraseWhenDue {
  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids'> & {
      readonly users: Users;
      readonly profiles: ReadModel<ProfileRow>;
      readonly mails: Mails;
      readonly mailPort: Mail;
      readonly files: Files;
      readonly addresses: EraseAddresses;
    },
  ) {}

  async turn(): Promise<void> {
    const now = this.parts.clock.now().toISOString();
    const due = await this.parts.profiles.find({
      where: { eraseAt: { gt: '', lte: now } },
      sort: [['eraseAt', 'asc']],
      limit: AT_ONCE,
    });
    for (const { id, row } of due) await this.#erase(id, row, now);
  }

  /** Of somebody who had been erased before: their receipt they have. */
  async eraseAgain(userId: string, purposes: readonly Purpose[]): Promise<void> {
    // Made again from the first event after a restore: what is not there yet is asked for again.
    if (!(await this.parts.users.current(userId))) throw new StoreUnavailable('The list of people is behind.');
    const at = this.parts.clock.now().toISOString();
    const row = await this.parts.profiles.get(userId);
    const { type } = await this.parts.users.state(userId);
    const meta = this.#meta(at);
    // The last admin of an older day may have gone since: they are erased all the same, and an operator appoints another.
    await this.parts.users.dismiss(userId, type ?? 'customer', meta).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    if (row) await this.#eraseRowsOf(userId, row);
    await this.parts.users.run(userId, { type: 'EraseUser', data: { again: purposes }, meta });
  }

  async #erase(userId: string, row: ProfileRow, at: string): Promise<void> {
    const { email, eraseAt } = row;
    const { erasure } = await this.parts.users.state(userId);
    if (!erasure || erasure.eraseAt > at) return;
    await this.#eraseRowsOf(userId, row);
    const receipt = `erasure-receipt-${userId}-${Date.parse(eraseAt!)}`;
    await this.parts.mails.ask('erasure-receipt', userId, { email, at }, receipt);
    await this.parts.users.run(userId, { type: 'EraseUser', data: {}, meta: this.#meta(at) });
    // A mail that was on its way may have arrived meanwhile; a later one the sender clears away itself.
    await this.parts.mailPort.erase?.(email, (id) => id !== receipt);
  }

  async #eraseRowsOf(userId: string, { email, emailVerifiedAt, avatar }: ProfileRow): Promise<void> {
    const picture = avatar === null ? undefined : hashIn(avatar);
    if (picture !== undefined) await dropPicture(this.parts.files, picture);
    if (emailVerifiedAt !== null) await this.parts.addresses.note(userId, email);
    await this.parts.mailPort.erase?.(email);
  }

  #meta(at: string): Meta {
    const commandId = this.parts.ids.next();
    return { by: null, at, commandId, correlationId: commandId };
  }
}
