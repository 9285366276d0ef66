import type { SessionsEnded } from '@carsi/contracts/identity/events';
import type { PersonActor } from '@carsi/platform/hosting/access';

/** Access tokens live 15 minutes: what ended longer ago has no token left that could count. */
const RETENTION_MS = 16 * 60_000;
const SWEEP_MS = 60_000;

type Ended = SessionsEnded['data'] & { readonly at: string };

/**
 * Sessions that ended before their tokens expired. Fed by events, and by identity with what happened before this process subscribed.
 * Until the first load no token is accepted.
 */
export class EndedSessions {
  readonly #byUser = new Map<string, Ended[]>();
  #isLoaded = false;
  #loading = Promise.withResolvers<true>();
  #sweptAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** False before the first load and after a gap, where it takes longer than `ms`: then no token can be accepted. */
  async isLoaded(ms: number): Promise<boolean> {
    if (this.#isLoaded) return true;
    const late = Promise.withResolvers<false>();
    const timer = setTimeout(() => late.resolve(false), ms);
    const loaded = await Promise.race([this.#loading.promise, late.promise]);
    clearTimeout(timer);
    return loaded;
  }

  add(ended: readonly Ended[]): void {
    for (const one of ended) {
      const known = this.#byUser.get(one.userId) ?? [];
      this.#byUser.set(one.userId, [...known.filter((other) => this.#matters(other)), one]);
    }
    if (this.now() - this.#sweptAt >= SWEEP_MS) this.#sweep();
  }

  /** People of whom anything is known. */
  get size(): number {
    return this.#byUser.size;
  }

  /** What identity knows of the last minutes: from here on events are enough. */
  record(ended: readonly Ended[]): void {
    this.add(ended);
    this.#isLoaded = true;
    this.#loading.resolve(true);
    this.#sweep();
  }

  /** Something may have been missed. */
  expire(): void {
    if (!this.#isLoaded) return;
    this.#isLoaded = false;
    this.#loading = Promise.withResolvers();
  }

  has({ id, sessionId }: Pick<PersonActor, 'id' | 'sessionId'>): boolean {
    return this.#byUser.get(id)?.some((ended) => endsSession(ended, sessionId)) ?? false;
  }

  #sweep(): void {
    this.#sweptAt = this.now();
    for (const [userId, known] of this.#byUser)
      if (!known.some((one) => this.#matters(one))) this.#byUser.delete(userId);
  }

  #matters({ at }: Ended): boolean {
    return Date.parse(at) + RETENTION_MS > this.now();
  }
}

/** 'All sessions' means those that existed then: their ids (UUIDv7) begin with their creation time. */
export const endsSession = ({ sessionId, except, at }: Omit<Ended, 'userId'>, requestedAt: string): boolean =>
  sessionId === null ? requestedAt !== except && bornAt(requestedAt) <= Date.parse(at) : requestedAt === sessionId;

const bornAt = (uuidv7: string): number => Number.parseInt(uuidv7.replaceAll('-', '').slice(0, 12), 16);
