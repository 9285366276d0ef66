import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '@carsi/platform/platform';
import type { ServerSecret } from '../../secret/server-secret.js';
import { keys } from '../../token/secrets.js';

/** `<until>.<userId>.<mac>`: opens one person's one file for ten minutes. Browsers follow a link without a token. */
export class SignedKeys {
  constructor(
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
  ) {}

  sign(exportId: string, userId: string): string {
    const claim = `${(this.clock.now().getTime() + keys['export-key'].livesMs).toString(36)}.${userId}`;
    return `${claim}.${this.#mac(exportId, claim).toString('base64url')}`;
  }

  /** The person whose file the key opens; undefined for an invalid or expired key, or one for another file. */
  personOf(exportId: string, key: string): string | undefined {
    const [, claim, until, userId, mac] = /^(([0-9a-z]{1,11})\.([\w-]{1,64}))\.([\w-]{43})$/.exec(key) ?? [];
    if (claim === undefined || !timingSafeEqual(Buffer.from(mac!, 'base64url'), this.#mac(exportId, claim)))
      return undefined;
    return parseInt(until!, 36) > this.clock.now().getTime() ? userId : undefined;
  }

  #mac(exportId: string, claim: string): Buffer {
    return this.secret.hmac('export', `${exportId}\n${claim}`);
  }
}
