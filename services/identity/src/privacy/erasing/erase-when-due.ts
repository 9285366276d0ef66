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
 * Erases accounts after their waiting period: first picture and mails, which can be found only by the profile, then the receipt is
 * queued, and then the event informs every service. An interrupted run is repeated.
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

  /** Erases a person again after a restore; they have their receipt. */
  async eraseAgain(userId: string, purposes: readonly Purpose[]): Promise<void> {
    // Projections are rebuilt after a restore: a missing row is retried.
    if (!(await this.parts.users.current(userId))) throw new StoreUnavailable('The list of people is behind.');
    const at = this.parts.clock.now().toISOString();
    const row = await this.parts.profiles.get(userId);
    const { type } = await this.parts.users.state(userId);
    const meta = this.#meta(at);
    // The last admin of the backup may be erased since: they are erased all the same, and an operator appoints another.
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
    // A mail that was being sent may have arrived meanwhile; the sender deletes later ones itself.
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
