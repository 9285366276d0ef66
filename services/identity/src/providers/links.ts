import type { Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import type { ServerSecret } from '../secret/server-secret.js';
import type { ProviderName } from './provider.js';

interface LinkRow {
  readonly userId: string;
  readonly provider: ProviderName;
  /** Key of the address that both sides had verified; undefined in old rows. */
  readonly emailKey?: string;
}

/** Links of provider accounts to users; the provider's key is stored as an HMAC. */
export class Links {
  private constructor(
    private readonly rows: Collection<LinkRow>,
    private readonly secret: ServerSecret,
  ) {}

  static async open(collections: Collections, secret: ServerSecret): Promise<Links> {
    return new Links(
      await collections.open<LinkRow>('provider-links', { source: true, indexes: [['userId']] }),
      secret,
    );
  }

  async userOf(provider: ProviderName, subject: string): Promise<string | undefined> {
    const id = this.#idOf(provider, subject);
    return (await this.rows.load([id])).get(id)?.row?.userId;
  }

  async link(provider: ProviderName, subject: string, userId: string, emailKey: string): Promise<void> {
    await changeRow(this.rows, this.#idOf(provider, subject), (row) =>
      row?.userId === userId ? row : { userId, provider, emailKey },
    );
  }

  /** Deletes links made by another address than the current one. */
  async keepOnly(userId: string, emailKey: string): Promise<void> {
    for (const { id, row } of await this.rows.find({ where: { userId } }))
      if (row.emailKey !== undefined && row.emailKey !== emailKey)
        await changeRow(this.rows, id, (now) => (now?.userId === userId ? undefined : now));
  }

  async of(userId: string): Promise<readonly ProviderName[]> {
    return (await this.rows.find({ where: { userId } })).map(({ row }) => row.provider);
  }

  async erase(userId: string): Promise<void> {
    const found = await this.rows.find({ where: { userId } });
    const stored = await this.rows.load(found.map(({ id }) => id));
    await this.rows.write([...stored.values()].map((one) => ({ ...one, row: undefined })));
  }

  #idOf(provider: ProviderName, subject: string): string {
    return this.secret.hmac('provider', `${provider} ${subject}`).toString('base64url');
  }
}
