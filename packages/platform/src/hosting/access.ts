import { timingSafeEqual, type KeyObject } from 'node:crypto';
import type { UserType } from '@carsi/contracts/identity/user-types';
import { Refusal } from '@carsi/kernel/refusal';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { LruMap } from '../events/lru-map.js';
import type { Clock, CallContext } from '../platform.js';
import type { TokenKeys } from './token-keys.js';

/** The verified caller of a request. */
export type Actor =
  | { readonly id: 'operator'; readonly kind: 'operator'; readonly admin: true }
  | {
      readonly id: string;
      readonly kind: 'person';
      /** True for an admin whose session was opened with a second factor; every other admin has a member's permissions. */
      readonly admin: boolean;
      readonly secondFactor: boolean;
      readonly userType: UserType;
      readonly emailVerified: boolean;
      readonly sessionId: string;
      /** Epoch seconds of the last sign-in by password or provider. */
      readonly signedInAt: number;
      /** Epoch seconds. */
      readonly expiresAt: number;
    };
export type PersonActor = Extract<Actor, { kind: 'person' }>;

/** Required header and claims of an access token. */
export const TOKEN = { issuer: 'carsi', audience: 'carsi', type: 'at+jwt', algorithm: 'ES256' } as const;

const tokenClaims = z.object({
  sub: z.string().min(1).max(64),
  sid: z.string().min(1).max(64),
  user_type: z.enum(['customer', 'freelancer', 'business', 'admin']),
  email_verified: z.boolean(),
  auth_time: z.number(),
  second_factor: z.boolean().optional(),
  exp: z.number(),
});

const CACHED_TOKENS = 10_000;
const LONGEST_TOKEN = 4_096;

/**
 * Reads the token of a request. Operators use a secret that never passes the BFF. People's tokens are verified once by their
 * signature and cached until they expire; only their claims are trusted. That a session has ended in the meantime is known to the
 * BFF, by SessionsEnded, and to identity.
 */
export class Access {
  readonly #operatorKey: Buffer;
  readonly #known = new LruMap<string, PersonActor>(CACHED_TOKENS);

  constructor(
    operatorKey: string,
    private readonly keys: Pick<TokenKeys, 'keyOf'>,
    private readonly clock: Clock,
  ) {
    this.#operatorKey = Buffer.from(operatorKey);
  }

  /**
   * For calls of a service on its own account, such as identity collecting an export. All services of a system share the operator's
   * key. Never give it to an outside caller.
   */
  asOperator(): { readonly token: string } {
    return { token: this.#operatorKey.toString() };
  }

  /** Undefined without a valid token. Throws StoreUnavailable while the keys have never been read. */
  actorOf({ token }: Pick<CallContext, 'token'>): Actor | undefined {
    if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
    const given = Buffer.from(token);
    if (given.length === this.#operatorKey.length && timingSafeEqual(given, this.#operatorKey))
      return { id: 'operator', kind: 'operator', admin: true };
    return this.personOf(token);
  }

  /** As actorOf without operators: what the BFF may accept from outside. */
  personOf(token: string): PersonActor | undefined {
    const now = this.clock.now().getTime() / 1000;
    const known = this.#known.get(token);
    if (known) return known.expiresAt > now ? known : undefined;
    const person = this.#verified(token, now);
    if (person) this.#known.set(token, person);
    return person;
  }

  /** Throws SIGN_IN_REQUIRED for an anonymous caller. */
  require(context: CallContext): Actor {
    return this.actorOf(context) ?? refuseSignedOut();
  }

  /** Throws SIGN_IN_REQUIRED for an anonymous caller and FORBIDDEN for an operator. */
  requirePerson(context: CallContext): PersonActor {
    const actor = this.require(context);
    if (actor.kind !== 'person') throw new Refusal('FORBIDDEN');
    return actor;
  }

  /**
   * Throws SIGN_IN_REQUIRED for an anonymous caller, SECOND_FACTOR_REQUIRED_FOR_ADMINS for an admin whose session was opened without
   * one, and FORBIDDEN for everybody else but operators.
   */
  requireAdmin(context: CallContext): Actor {
    const actor = this.require(context);
    if (!actor.admin) throw new Refusal(whyNoAdmin(actor));
    return actor;
  }

  /** Throws SIGN_IN_REQUIRED for an anonymous caller and FORBIDDEN for everybody else. */
  requireOperator(context: CallContext): Actor {
    const actor = this.require(context);
    if (actor.kind !== 'operator') throw new Refusal('FORBIDDEN');
    return actor;
  }

  /** The key for a token's signature; undefined if its header does not match ours. Throws StoreUnavailable without keys. */
  keyOf(token: string): KeyObject | undefined {
    if (token.length > LONGEST_TOKEN) return undefined;
    const header = jwt.decode(token, { complete: true })?.header;
    // The kid only selects among our own keys, and we fix the algorithm, not the token.
    if (header?.alg !== TOKEN.algorithm || header.typ !== TOKEN.type || typeof header.kid !== 'string')
      return undefined;
    return this.keys.keyOf(header.kid);
  }

  #verified(token: string, now: number): PersonActor | undefined {
    const key = this.keyOf(token);
    if (!key) return undefined;
    try {
      const { issuer, audience, algorithm } = TOKEN;
      const verified = jwt.verify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience,
        clockTimestamp: Math.floor(now),
      });
      return personIn(verified);
    } catch {
      return undefined;
    }
  }
}

/** The person in the payload of a verified token. Throws if a claim is missing. */
export const personIn = (payload: unknown): PersonActor => {
  const {
    sub,
    sid,
    user_type,
    email_verified,
    auth_time,
    second_factor: secondFactor = false,
    exp,
  } = tokenClaims.parse(payload);
  return {
    id: sub,
    kind: 'person',
    admin: user_type === 'admin' && secondFactor,
    secondFactor,
    userType: user_type,
    emailVerified: email_verified,
    sessionId: sid,
    signedInAt: auth_time,
    expiresAt: exp,
  };
};

/** The refusal code for a person who is no admin, or not yet in this session. */
export const whyNoAdmin = ({ userType }: Pick<PersonActor, 'userType'>) =>
  userType === 'admin' ? 'SECOND_FACTOR_REQUIRED_FOR_ADMINS' : 'FORBIDDEN';

const refuseSignedOut = (): never => {
  throw new Refusal('SIGN_IN_REQUIRED');
};
