import { forgetAddress } from '@carsi/contracts/messaging/tickets';
import type { Access } from '@carsi/platform/hosting/access';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import type { Newsletter } from './newsletter/newsletter.js';
import type { AddressKeys } from './address-keys.js';
import type { Tickets } from './tickets/tickets.js';

/** Erases what was written from an address without an account. */
export class EraseAddress {
  constructor(
    private readonly parts: {
      readonly tickets: Pick<Tickets, 'eraseAll'>;
      readonly newsletter: Pick<Newsletter, 'eraseAddress'>;
      readonly addresses: AddressKeys;
      readonly access: Access;
    },
  ) {}

  async forgetAddress(body: unknown, context: CallContext): Promise<{ forgotten: true }> {
    this.parts.access.requireOperator(context);
    const { email } = parse(forgetAddress, body);
    const { tickets, newsletter, addresses } = this.parts;
    await tickets.eraseAll({ addressKey: await addresses.of(email) }, context.commandId);
    await newsletter.eraseAddress(email, context.commandId);
    return { forgotten: true };
  }
}
