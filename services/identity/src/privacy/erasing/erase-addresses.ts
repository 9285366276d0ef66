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
 * Erases what a person wrote without an account from an address that they verified later. Messaging knows such texts by address,
 * which only identity knows. The address is stored before the erasure and deleted after messaging has erased: an unavailable service
 * does not delay the erasure and is called again later.
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
