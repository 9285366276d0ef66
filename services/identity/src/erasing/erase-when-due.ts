import { hashIn } from '@carsi/contracts/pictures';
import type { View } from '@carsi/platform/events/views';
import { dropPicture } from '@carsi/platform/pictures/take-picture';
import type { Clock, Files, Ids, Mail } from '@carsi/platform/platform';
import type { Users } from '../accounts/users.js';
import type { Mails } from '../mail/mails.js';
import type { ProfileRow } from '../profiles/projection.js';
import type { ForgetAddresses } from './forget-addresses.js';

const AT_ONCE = 50;

/**
 * Erases whoever's days to think are over: picture and mails first, which can be found only while it is known whose they are, then the
 * receipt is put with the mails that wait, and then the event says it to every service. Whatever is cut short is done again.
 */
export class EraseWhenDue {
  constructor(
    private readonly users: Users,
    private readonly profiles: View<ProfileRow>,
    private readonly mails: Mails,
    private readonly mailPort: Mail,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly addresses: ForgetAddresses,
  ) {}

  async turn(): Promise<void> {
    const now = this.clock.now().toISOString();
    const due = await this.profiles.find({
      where: { eraseAt: { gt: '', lte: now } },
      sort: [['eraseAt', 'asc']],
      limit: AT_ONCE,
    });
    for (const { id, row } of due) await this.#erase(id, row, now);
  }

  async #erase(userId: string, { email, emailVerifiedAt, avatar, eraseAt }: ProfileRow, at: string): Promise<void> {
    const { erasure } = await this.users.state(userId);
    if (!erasure || erasure.eraseAt > at) return;
    const picture = avatar === null ? undefined : hashIn(avatar);
    if (picture !== undefined) await dropPicture(this.files, picture);
    if (emailVerifiedAt !== null) await this.addresses.note(userId, email);
    await this.mailPort.forget?.(email);
    await this.mails.ask('erasure-receipt', userId, { email, at }, `erasure-receipt-${userId}-${Date.parse(eraseAt!)}`);
    const commandId = this.ids.next();
    const meta = { by: null, at, commandId, correlationId: commandId };
    await this.users.run(userId, { type: 'EraseUser', data: {}, meta });
  }
}
