import type { EraseAddressCalls } from '@carsi/contracts/messaging/tickets';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import type { Collection, Collections, Ids } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';

interface AddressRow {
  readonly email: string;
}

const AT_ONCE = 50;
const ANSWER_MS = 5_000;

/**
 * What somebody wrote without an account, under an address that they had proven later, goes with their account. Messaging knows them by
 * the address alone, which nobody but identity knows: so it is told. Noted down before the erasure and crossed out after messaging has
 * forgotten: a service that is away delays nobody's erasure and is told when it is back.
 */
export class EraseAddresses {
  private constructor(
    private readonly rows: Collection<AddressRow>,
    private readonly messaging: Served<EraseAddressCalls>,
    private readonly access: Pick<Access, 'asOperator'>,
    private readonly ids: Ids,
  ) {}

  static async open(
    collections: Collections,
    messaging: Served<EraseAddressCalls>,
    access: Pick<Access, 'asOperator'>,
    ids: Ids,
  ): Promise<EraseAddresses> {
    const rows = await collections.open<AddressRow>('addresses-to-forget', { source: true });
    return new EraseAddresses(rows, messaging, access, ids);
  }

  /** Durable when it resolves. */
  async note(userId: string, email: string): Promise<void> {
    await changeRow<AddressRow>(this.rows, userId, () => ({ email }));
  }

  async turn(): Promise<void> {
    for (const { id, row } of await this.rows.find({ limit: AT_ONCE })) {
      const requestId = this.ids.next();
      const context = { ...this.access.asOperator(), requestId, commandId: `forget-address-${id}` };
      await this.messaging.forgetAddress({ email: row.email }, { ...context, deadline: Date.now() + ANSWER_MS });
      await changeRow<AddressRow>(this.rows, id, () => undefined);
    }
  }
}
