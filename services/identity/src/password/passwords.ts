import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { hashPassword, isOutdated, isPassword } from './hash.js';

interface PasswordRow {
  readonly hash: string;
  readonly changedAt: string;
  /** Set, or confirmed, by the verified owner of the address; undefined in old rows. */
  readonly proven?: boolean;
}

/** A password at the time of reading; null for a person without one, and for an unknown person. */
export type KnownPassword = (PasswordRow & { readonly userId: string }) | null;

/** Hashes by person. */
export class Passwords {
  /** A hash to check for unknown people, so that the response time is equal. */
  readonly #dummy = hashPassword('nobody has this password');

  private constructor(
    private readonly rows: Collection<PasswordRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<Passwords> {
    return new Passwords(await collections.open<PasswordRow>('passwords', { source: true }), clock);
  }

  async of(userId: string | undefined): Promise<KnownPassword> {
    if (userId === undefined) return null;
    const row = (await this.rows.load([userId])).get(userId)?.row;
    return row ? { ...row, userId } : null;
  }

  async whoHave(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.rows.load(userIds);
    return new Set([...found.values()].flatMap(({ id, row }) => (row ? [id] : [])));
  }

  /** Takes the same time for a right password, a wrong one and an unknown person. */
  async isRight(typed: string, known: KnownPassword, until?: number): Promise<boolean> {
    const right = await isPassword(typed, known?.hash ?? (await this.#dummy), until);
    return right && known !== null;
  }

  /** False if it was changed since: a concurrent sign-in does not count. */
  async isStill(known: NonNullable<KnownPassword>): Promise<boolean> {
    return (await this.of(known.userId))?.changedAt === known.changedAt;
  }

  /** `instead`: only if the password is still that one, or still absent. Otherwise false. */
  async set(
    userId: string,
    hash: string,
    { proven, instead }: { readonly proven: boolean; readonly instead?: KnownPassword },
  ): Promise<boolean> {
    const changedAt = this.clock.now().toISOString();
    let isSet = false;
    await changeRow(this.rows, userId, (row) => {
      isSet = instead === undefined || row?.changedAt === instead?.changedAt;
      if (!isSet) return row;
      // Two changes within one millisecond still differ.
      return { hash, proven, changedAt: row && row.changedAt >= changedAt ? after(row.changedAt) : changedAt };
    });
    return isSet;
  }

  /** Its owner has verified the address. */
  async prove(userId: string): Promise<void> {
    await changeRow(this.rows, userId, (row) => (row && row.proven !== true ? { ...row, proven: true } : row));
  }

  /** Rehashes the password with current parameters. */
  async renew(typed: string, known: NonNullable<KnownPassword>): Promise<void> {
    if (!isOutdated(known.hash)) return;
    const hash = await hashPassword(typed);
    await changeRow(this.rows, known.userId, (row) => (row?.hash === known.hash ? { ...row, hash } : row));
  }

  async remove(userId: string): Promise<void> {
    await changeRow(this.rows, userId, () => undefined);
  }
}

const after = (at: string): string => new Date(Date.parse(at) + 1).toISOString();
