import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '@carsi/kernel/refusal';
import type { RequestContext } from '../platform.js';

/** Who asks, as far as a service believes it. */
export interface Actor {
  readonly id: string;
  readonly kind: 'person' | 'operator';
  readonly admin: boolean;
}

/**
 * Reads the token of a request. Operators carry a secret of their own that never passes the BFF; people's tokens come with the
 * identity service. Nothing is believed that a token does not say.
 */
export class Access {
  readonly #operatorKey: Buffer;

  constructor(operatorKey: string) {
    this.#operatorKey = Buffer.from(operatorKey);
  }

  actorOf({ token }: RequestContext): Actor | undefined {
    if (token === undefined) return undefined;
    const given = Buffer.from(token);
    if (given.length === this.#operatorKey.length && timingSafeEqual(given, this.#operatorKey))
      return { id: 'operator', kind: 'operator', admin: true };
    return undefined;
  }

  /** Throws SIGN_IN_REQUIRED for nobody and FORBIDDEN for anybody else. */
  requireOperator(context: RequestContext): Actor {
    const actor = this.actorOf(context);
    if (!actor) throw new Refusal('SIGN_IN_REQUIRED');
    if (actor.kind !== 'operator') throw new Refusal('FORBIDDEN');
    return actor;
  }
}
