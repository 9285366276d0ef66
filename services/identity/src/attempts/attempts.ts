import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import type { ServerSecret } from '../secret/server-secret.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LONGEST_WAIT = HOUR;

/** Decisions 15: `limit` attempts in a window; then, where waits grow, 1, 2, 4 … 60 minutes before each further one. */
const rules = {
  login: { limit: 5, window: 15 * MINUTE, growing: true },
  /** For signed-in people and links: separate from what strangers try. */
  confirm: { limit: 5, window: 15 * MINUTE, growing: true },
  register: { limit: 3, window: 24 * HOUR, growing: false },
  reset: { limit: 3, window: HOUR, growing: false },
  resend: { limit: 3, window: HOUR, growing: false },
  'change-email': { limit: 3, window: HOUR, growing: false },
  /** Reached only after the password or the provider's account. */
  'second-factor': { limit: 5, window: 15 * MINUTE, growing: true },
  'delete-account': { limit: 3, window: HOUR, growing: false },
} as const;
export type AttemptKind = keyof typeof rules;

interface AttemptRow {
  readonly count: number;
  readonly since: string;
  /** Nothing is tried before that. */
  readonly waitUntil: string | null;
  readonly expiresAt: string;
}

/**
 * Attempts per account, existing or not. An attempt is counted before it is made, so that a hundred at once are not a hundred
 * guesses; a success resets the count.
 */
export class Attempts {
  private constructor(
    private readonly rows: Collection<AttemptRow>,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
    private readonly limits: Readonly<Record<string, number>>,
  ) {}

  /** `limits` are LIMITS of the configuration: `account:login` → attempts a window. */
  static async open(
    collections: Collections,
    secret: ServerSecret,
    clock: Clock,
    limits: Readonly<Record<string, number>> = {},
  ): Promise<Attempts> {
    const rows = await collections.open<AttemptRow>('attempts', { source: true, indexes: [['expiresAt']] });
    return new Attempts(rows, secret, clock, limits);
  }

  /** Throws TOO_MANY_ATTEMPTS with `retryAfterMs`. `account` is an e-mail's key or a person's id. */
  async take(kind: AttemptKind, account: string): Promise<void> {
    const { window, growing, limit: usual } = rules[kind];
    const limit = this.limits[`account:${kind}`] ?? usual;
    const now = this.clock.now().getTime();
    await changeRow(this.rows, this.#id(kind, account), (row) => {
      const known = row && Date.parse(row.expiresAt) > now ? row : undefined;
      const waitMs = Date.parse(known?.waitUntil ?? '') - now;
      if (waitMs > 0) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: waitMs });
      const since = known ? Date.parse(known.since) : now;
      const count = (known?.count ?? 0) + 1;
      if (!growing && count > limit) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterMs: since + window - now });
      const wait = growing && count >= limit ? Math.min(MINUTE * 2 ** (count - limit), LONGEST_WAIT) : 0;
      return {
        count,
        since: iso(since),
        waitUntil: wait > 0 ? iso(now + wait) : null,
        // An attempt after the waiting time continues the count.
        expiresAt: iso(wait > 0 ? now + wait + Math.max(window, LONGEST_WAIT) : since + window),
      };
    });
  }

  async clear(kind: AttemptKind, account: string): Promise<void> {
    await changeRow(this.rows, this.#id(kind, account), () => undefined);
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.clock.now().toISOString());
  }

  #id(kind: AttemptKind, account: string): string {
    return `${kind}_${this.secret.hmac('attempts', `${kind}\n${account}`).toString('base64url')}`;
  }
}

const iso = (ms: number): string => new Date(ms).toISOString();
