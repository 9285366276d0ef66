import { randomBytes } from 'node:crypto';
import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import { tokenHash } from '../secret/server-secret.js';
import { keys } from '../token/secrets.js';

const MOST_TRIES = 5;

/** What is being confirmed: a sign-in, or a change by a session. */
export type ChallengeFor = 'sign-in' | { readonly sessionId: string };

export interface ChallengeRow {
  readonly userId: string;
  /** Null for a sign-in. */
  readonly sessionId: string | null;
  /** The password that was shown, by when it was set; null for an account without one. With another password the challenge is over. */
  readonly passwordChangedAt: string | null;
  /** What a passkey has to sign; null where the person has none. */
  readonly passkeyChallenge: string | null;
  readonly tries: number;
  readonly usedAt: string | null;
  readonly expiresAt: string;
}
export type Challenge = ChallengeRow & { readonly id: string };

/**
 * A pending sign-in: its holder has shown the password and must show a factor. open → used once, or ended after five tries or five
 * minutes. A try is counted before it is made. Stored by the hash of its token only.
 */
export class Challenges {
  private constructor(
    private readonly rows: Collection<ChallengeRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<Challenges> {
    const indexes = [['expiresAt'], ['userId']];
    const rows = await collections.open<ChallengeRow>('factor-challenges', { source: true, indexes });
    return new Challenges(rows, clock);
  }

  async make(
    of: Pick<ChallengeRow, 'userId' | 'sessionId' | 'passwordChangedAt' | 'passkeyChallenge'>,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + keys['factor-challenge'].livesMs).toISOString();
    const row = { ...of, tries: 0, usedAt: null, expiresAt };
    await this.rows.write([{ id: tokenHash(token), v: 0, marks: {}, row }]);
    return token;
  }

  /** Uses one try. Refuses SECOND_FACTOR_CHALLENGE_ENDED for every reason. */
  async take(token: string, wanted: ChallengeFor): Promise<Challenge> {
    const id = tokenHash(token);
    const sessionId = wanted === 'sign-in' ? null : wanted.sessionId;
    const row = await changeRow(this.rows, id, (row) => {
      if (!row || row.sessionId !== sessionId || !this.#isOpen(row)) throw new Refusal('SECOND_FACTOR_CHALLENGE_ENDED');
      return { ...row, tries: row.tries + 1 };
    });
    return { ...row!, id };
  }

  /** True for the first use. */
  async use(id: string): Promise<boolean> {
    let first = false;
    await changeRow(this.rows, id, (row) => {
      first = row !== undefined && row.usedAt === null;
      return first ? { ...row!, usedAt: this.clock.now().toISOString() } : row;
    });
    return first;
  }

  async erase(userId: string): Promise<void> {
    for (const { id } of await this.rows.find({ where: { userId } })) await changeRow(this.rows, id, () => undefined);
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.clock.now().toISOString());
  }

  #isOpen({ usedAt, tries, expiresAt }: ChallengeRow): boolean {
    return usedAt === null && tries < MOST_TRIES && expiresAt > this.clock.now().toISOString();
  }
}
