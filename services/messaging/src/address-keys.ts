import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Collections } from '@carsi/platform/platform';

interface SecretRow {
  /** 32 bytes, base64. */
  readonly secret: string;
}

/** What an address is known by in streams and rows, and the links that are mailed: derived from one secret for the life of the data. */
export class AddressKeys {
  #key: Promise<Buffer> | undefined;

  constructor(private readonly collections: Collections) {}

  async of(email: string): Promise<string> {
    return (await this.#mac(`address\n${email}`)).slice(0, 32);
  }

  async sign(what: string): Promise<string> {
    return this.#mac(`link\n${what}`);
  }

  async isSigned(what: string, mac: string): Promise<boolean> {
    const [own, given] = [Buffer.from(await this.sign(what)), Buffer.from(mac)];
    return own.length === given.length && timingSafeEqual(own, given);
  }

  async #mac(text: string): Promise<string> {
    this.#key ??= this.#open().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#key)
      .update(text)
      .digest('base64url');
  }

  async #open(): Promise<Buffer> {
    const rows = await this.collections.open<SecretRow>('secrets', { source: true });
    const load = async () => (await rows.load(['addresses'])).get('addresses')?.row;
    if (!(await load())) {
      // Two replicas at the first start: the first insert wins, and both read it.
      const row = { secret: randomBytes(32).toString('base64') };
      await rows.write([{ id: 'addresses', v: 0, marks: {}, row }]);
    }
    return Buffer.from((await load())!.secret, 'base64');
  }
}
