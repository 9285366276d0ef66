import { createPublicKey, type KeyObject } from 'node:crypto';
import type { PublicKey } from '@carsi/contracts/identity/calls';
import { v7 } from 'uuid';
import { StoreUnavailable, type Clock, type Calls } from '../platform.js';
import { RepeatingTask } from '../repeating-task.js';
import type { Logger } from '../logging.js';

/** A new key is published ten times as long before it signs, so that an unknown one is never ours. */
const READ_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 500;

/**
 * The public keys for access tokens, read from identity every minute and cached while it is unavailable. Before the first read no
 * caller can be identified: `keyOf` then throws StoreUnavailable, which becomes a 503.
 */
export class TokenKeys {
  #keys: ReadonlyMap<string, KeyObject> | undefined;
  readonly #again: RepeatingTask;
  #cancel = (): void => undefined;
  #stopped = false;

  constructor(
    private readonly calls: Calls,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#again = new RepeatingTask(clock, READ_EVERY_MS, logger);
  }

  /** Starts reading; does not wait for identity, which may start later. */
  start(): void {
    const first = async (): Promise<void> => {
      try {
        await this.read();
      } catch {
        if (!this.#stopped) this.#cancel = this.clock.after(TRY_AGAIN_MS, () => void first());
      }
    };
    void first();
    this.#again.start(() => this.read());
  }

  stop(): void {
    this.#stopped = true;
    this.#again.stop();
    this.#cancel();
  }

  async read(): Promise<void> {
    const context = { requestId: v7(), commandId: v7(), deadline: Date.now() + 2_000 };
    const published = await this.calls.call<readonly PublicKey[]>('identity', 'keys', {}, context);
    this.#keys = new Map(published.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]));
    if (published.length === 0) this.logger.warn('identity has no keys');
  }

  /** Throws StoreUnavailable before the first read. */
  keyOf(kid: string): KeyObject | undefined {
    if (!this.#keys) throw new StoreUnavailable('The keys of access tokens have not been read yet.');
    return this.#keys.get(kid);
  }
}
