import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Collections } from '@carsi/platform/platform';

interface SecretRow {
  /** 32 bytes, base64. */
  readonly secret: string;
}

/**
 * One secret for the life of the data: e-mail keys and refresh tokens are derived from it. If it is lost no address can be found any
 * more.
 */
export class ServerSecret {
  readonly #key: Buffer;

  private constructor(secret: string) {
    this.#key = Buffer.from(secret, 'base64');
  }

  static async open(collections: Collections): Promise<ServerSecret> {
    const rows = await collections.open<SecretRow>('secrets', { source: true });
    const load = async () => (await rows.load(['server'])).get('server')?.row;
    const known = await load();
    if (known) return new ServerSecret(known.secret);
    // Two replicas at the first start: the first insert wins, and both read it.
    const fresh = { secret: randomBytes(32).toString('base64') };
    await rows.write([{ id: 'server', v: 0, marks: {}, row: fresh }]);
    return new ServerSecret((await load())!.secret);
  }

  /** `purpose` separates domains: the same text gives different keys. */
  hmac(
    purpose: 'email' | 'refresh' | 'refresh-proof' | 'attempts' | 'provider' | 'export' | 'recovery',
    text: string,
  ): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose}\n${text}`).digest();
  }

  /** What an address is known by outside the profile: in claims, states and rows. */
  emailKey(email: string): string {
    return this.hmac('email', email).toString('base64url');
  }
}

/** The stored form of a token, useless to a reader of the rows. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
