import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections, Ids } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import { tokenHash, type ServerSecret } from '../secret/server-secret.js';
import { keys } from '../token/secrets.js';
import { firstRefreshToken, ownSessionOf, successorOf } from './refresh-token.js';

const DAY = 24 * 3_600_000;
/** Within this time the direct predecessor gets the same successor again: two tabs, or a lost answer. */
const GRACE_MS = 20_000;

export interface SessionRow {
  readonly userId: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Epoch seconds of the last sign-in by password or provider. */
  readonly signedInAt: number;
  /** Hashes of the refresh token that counts and of the one before. */
  readonly current: string;
  readonly previous: string | null;
  readonly rotatedAt: string;
  readonly endedAt: string | null;
  /** When its person showed a second factor last; absent: never. */
  readonly factorAt?: string;
  readonly expiresAt: string;
}
export type Session = SessionRow & { readonly id: string };

/** Publishes that access tokens are invalid; `sessionId` null: all but `except`. */
export type PublishEnded = (userId: string, sessionId: string | null, except: string | null) => Promise<void>;

/**
 * Sessions: started → refreshed … → ended by the person, by a reused token, or after 30 days without use. Every change is a
 * conditional write of the session's row, so fifty concurrent refreshes agree. Ended sessions are stored for a day.
 */
export class Sessions {
  private constructor(
    private readonly rows: Collection<SessionRow>,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly publishEnded: PublishEnded,
  ) {}

  static async open(
    collections: Collections,
    secret: ServerSecret,
    { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
    publishEnded: PublishEnded,
  ): Promise<Sessions> {
    const indexes = [['expiresAt'], ['endedAt'], ['userId']];
    const rows = await collections.open<SessionRow>('sessions', { source: true, indexes });
    return new Sessions(rows, secret, clock, ids, publishEnded);
  }

  async begin(
    userId: string,
    device: string,
    secondFactor = false,
  ): Promise<{ readonly session: Session; readonly refreshToken: string }> {
    const now = this.clock.now();
    const id = this.ids.next();
    const refreshToken = firstRefreshToken(this.secret, id);
    const at = now.toISOString();
    const row: SessionRow = {
      userId,
      device,
      createdAt: at,
      lastUsedAt: at,
      signedInAt: Math.floor(now.getTime() / 1000),
      current: tokenHash(refreshToken),
      previous: null,
      rotatedAt: at,
      endedAt: null,
      ...(secondFactor && { factorAt: at }),
      expiresAt: this.#in(keys['refresh-token'].livesMs),
    };
    await this.rows.write([{ id, v: 0, marks: {}, row }]);
    return { session: { ...row, id }, refreshToken };
  }

  /** Refuses SESSION_ENDED, and SESSION_REVOKED for a replaced token: another client has it, so the session ends. */
  async refresh(token: string): Promise<{ readonly session: Session; readonly refreshToken: string }> {
    const id = ownSessionOf(this.secret, token);
    if (id === undefined) throw new Refusal('SESSION_ENDED');
    const given = tokenHash(token);
    const refreshToken = successorOf(this.secret, token);
    const now = this.clock.now();
    let stolenFrom: string | undefined;
    const row = await changeRow(this.rows, id, (row) => {
      stolenFrom = undefined;
      if (!row || !this.#lives(row)) throw new Refusal('SESSION_ENDED');
      if (given === row.current)
        return {
          ...row,
          current: tokenHash(refreshToken),
          previous: given,
          rotatedAt: now.toISOString(),
          lastUsedAt: now.toISOString(),
          expiresAt: this.#in(keys['refresh-token'].livesMs),
        };
      // Using the successor makes it the previous one: that this one still is means that it was not used.
      if (given === row.previous && now.getTime() - Date.parse(row.rotatedAt) <= GRACE_MS) return row;
      stolenFrom = row.userId;
      return this.#ended(row);
    });
    if (stolenFrom !== undefined) {
      await this.publishEnded(stolenFrom, id, null);
      throw new Refusal('SESSION_REVOKED');
    }
    return { session: { ...row!, id }, refreshToken };
  }

  /** False for another person's session or one that has ended. */
  async end(userId: string, id: string): Promise<boolean> {
    let ends = false;
    await changeRow(this.rows, id, (row) => {
      ends = row?.userId === userId && this.#lives(row);
      return ends ? this.#ended(row!) : row;
    });
    if (ends) await this.publishEnded(userId, id, null);
    return ends;
  }

  /** Published even without a session: an access token may have outlived the rows. */
  async endAll(userId: string, except: string | null = null): Promise<number> {
    let ended = 0;
    for (const { id } of await this.of(userId)) {
      if (id === except) continue;
      await changeRow(this.rows, id, (row) => (row && row.endedAt === null ? this.#ended(row) : row));
      ended += 1;
    }
    await this.publishEnded(userId, null, except);
    return ended;
  }

  /** The active sessions. */
  async of(userId: string): Promise<readonly Session[]> {
    const found = await this.rows.find({ where: { userId } });
    return found.flatMap(({ id, row }) => (this.#lives(row) ? [{ ...row, id }] : []));
  }

  async isLive(userId: string, id: string): Promise<boolean> {
    return (await this.live(userId, id)) !== undefined;
  }

  async live(userId: string, id: string): Promise<Session | undefined> {
    const row = (await this.rows.load([id])).get(id)?.row;
    return row?.userId === userId && this.#lives(row) ? { ...row, id } : undefined;
  }

  /** Records that the person has shown a second factor; the next access token contains it. */
  async passFactor(userId: string, id: string): Promise<void> {
    const factorAt = this.clock.now().toISOString();
    await changeRow(this.rows, id, (row) => (row?.userId === userId && this.#lives(row) ? { ...row, factorAt } : row));
  }

  async endedSince(since: string): Promise<readonly Session[]> {
    const found = await this.rows.find({ where: { endedAt: { gt: since } }, sort: [['endedAt', 'asc']] });
    return found.map(({ id, row }) => ({ ...row, id }));
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.clock.now().toISOString());
  }

  #lives({ endedAt, expiresAt }: SessionRow): boolean {
    return endedAt === null && expiresAt > this.clock.now().toISOString();
  }

  #ended(row: SessionRow): SessionRow {
    return { ...row, endedAt: this.clock.now().toISOString(), expiresAt: this.#in(DAY) };
  }

  #in(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
  }
}
