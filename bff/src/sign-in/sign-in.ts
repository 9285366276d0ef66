import { personIn, TOKEN, whyNoAdmin, type Access, type PersonActor } from '@carsi/platform/hosting/access';
import { commonRefusals } from '@carsi/platform/hosting/refusals';
import { LruMap } from '@carsi/platform/events/lru-map';
import { Refused, StoreUnavailable } from '@carsi/platform/platform';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { EndedSessions } from './ended-sessions.js';

type Requested = Pick<FastifyRequest, 'headers'>;

const CACHED_TOKENS = 20_000;
/** After a gap in the events identity answers within milliseconds. */
const LOADING_MS = 1_000;

/** Who sees another version of a public response. */
export interface Of {
  readonly ownerId: string | null;
  /** Further people who see another version; `all`: everyone who is signed in. */
  readonly members?: 'all' | readonly string[];
}

export const seesOwn = ({ ownerId, members = [] }: Of, personId: string): boolean =>
  ownerId === personId || members === 'all' || members.includes(personId);

const tokenOf = ({ headers: { authorization = '' } }: Requested): string | null =>
  authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null;

/**
 * The signed-in person. A token's signature is verified at its first use (passport-jwt); the result is cached until it expires or its
 * session ends. Services verify the same token again for themselves.
 */
export class SignIn {
  readonly #known = new LruMap<string, PersonActor>(CACHED_TOKENS);

  constructor(
    private readonly access: Pick<Access, 'keyOf'>,
    private readonly ended: EndedSessions,
    private readonly now: () => number = Date.now,
  ) {}

  /** Undefined without a valid token: public routes treat such requests as anonymous. */
  async person(request: Requested): Promise<PersonActor | undefined> {
    const token = tokenOf(request);
    return token === null ? undefined : this.personOf(token);
  }

  /** Throws 401 SIGN_IN_REQUIRED, and StoreUnavailable (503) while it cannot be known. */
  async require(request: Requested, sentence = 'Bu işlem için giriş yapmalısınız.'): Promise<PersonActor> {
    const person = await this.person(request);
    if (!person) throw new Refused('SIGN_IN_REQUIRED', 401, sentence);
    return person;
  }

  /** As `require`, and 403 for everybody but admins whose session was opened with a second factor. */
  async requireAdmin(request: Requested): Promise<PersonActor> {
    const person = await this.require(request);
    if (person.admin) return person;
    const code = whyNoAdmin(person);
    if (code !== 'FORBIDDEN') throw new Refused(code, 403, commonRefusals[code].message);
    throw new Refused(code, 403, 'Bu sayfaya erişim yetkiniz bulunmamaktadır.');
  }

  /** As `require`, and 403 for everybody but this person (decision 4). */
  async requireSelf(request: Requested, userId: string): Promise<PersonActor> {
    const person = await this.require(request);
    if (person.id !== userId) throw new Refused('FORBIDDEN', 403, 'Bu işlem için yetkiniz yok.');
    return person;
  }

  /** Whether this may be a person who sees another version: also true for a token that was not verified yet. */
  mayBeOwn(authorization: string, of: Of): boolean {
    const token = tokenOf({ headers: { authorization } });
    const known = token === null ? undefined : this.#known.get(token);
    return !known || known.admin || seesOwn(of, known.id);
  }

  async personOf(token: string): Promise<PersonActor | undefined> {
    if (!(await this.ended.isLoaded(LOADING_MS)))
      throw new StoreUnavailable('Which sessions have ended is not known yet.');
    const known = this.#known.get(token) ?? (await this.#checked(token));
    if (!known || known.expiresAt * 1000 <= this.now() || this.ended.has(known)) return undefined;
    this.#known.set(token, known);
    return known;
  }

  /** Passport's strategies are made for Express: without it, one of these callbacks is called. */
  #checked(token: string): Promise<PersonActor | undefined> {
    return new Promise((resolve, reject) => {
      const strategy = new Strategy(
        {
          jwtFromRequest: () => token,
          secretOrKeyProvider: (_request: unknown, raw: string, done: (error: unknown, key?: never) => void) => {
            try {
              const key = this.access.keyOf(raw);
              if (key) done(null, key as never);
              else done(new Error('none of our keys'));
            } catch (error) {
              reject(error as Error);
            }
          },
          algorithms: [TOKEN.algorithm],
          issuer: TOKEN.issuer,
          audience: TOKEN.audience,
        },
        (payload: unknown, done: (error: unknown, person?: PersonActor) => void) => done(null, personIn(payload)),
      );
      Object.assign(strategy, {
        success: (person: PersonActor) => resolve(person),
        fail: () => resolve(undefined),
        error: () => resolve(undefined),
      });
      strategy.authenticate({} as never);
    });
  }
}
