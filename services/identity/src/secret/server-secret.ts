import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Collections } from '@carsi/platform/platform';

interface SecretRow {
  /** 32 bytes, base64. */
  readonly secret: string;
}

/** One secret for the life of the data: e-mail claims and refresh tokens are derived from it. Lost, nobody's address is known any more. */
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

  /** `purpose` keeps the same text from giving the same name in two places. */
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

/** What is stored of a token, whoever reads the rows cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
