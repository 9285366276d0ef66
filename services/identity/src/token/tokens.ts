import { randomBytes } from 'node:crypto';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import { tokenHash } from '../secret/server-secret.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a mailed link works. */
const lives = {
  'verify-email': 48 * HOUR,
  'change-email': 48 * HOUR,
  reset: HOUR,
  'set-up': 24 * HOUR,
  'delete-account': HOUR,
} as const;
export type TokenKind = keyof typeof lives;

export interface TokenRow {
  readonly kind: TokenKind;
  readonly userId: string;
  /** The address that it was made for, as its key: it counts for no other. */
  readonly emailKey: string;
  /** Only of change-email, until it was used: the new address. */
  readonly email: string | null;
  /** Only of delete-account: the reviews go as well. */
  readonly reviewsToo?: boolean;
  readonly validUntil: string;
  readonly usedAt: string | null;
  readonly expiresAt: string;
}
export type FoundToken = TokenRow & { readonly id: string };

/** Links that were mailed, by the hash of their token: valid → used, or valid → too old. Used and old ones are told apart for 30 days. */
export class Tokens {
  private constructor(
    private readonly rows: Collection<TokenRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<Tokens> {
    const rows = await collections.open<TokenRow>('tokens', { source: true, indexes: [['expiresAt'], ['userId']] });
    return new Tokens(rows, clock);
  }

  /** Durable when it resolves, so that no link is mailed which nobody knows. */
  async make(
    kind: TokenKind,
    userId: string,
    emailKey: string,
    { email = null, reviewsToo = false }: Partial<Pick<TokenRow, 'email' | 'reviewsToo'>> = {},
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now().getTime();
    const validUntil = new Date(now + lives[kind]).toISOString();
    const expiresAt = new Date(now + lives[kind] + 30 * DAY).toISOString();
    const wish = reviewsToo ? { reviewsToo } : {};
    const row = { kind, userId, emailKey, email, ...wish, validUntil, usedAt: null, expiresAt };
    await this.rows.write([{ id: tokenHash(token), v: 0, marks: {}, row }]);
    return token;
  }

  async find(token: string, kinds: readonly TokenKind[]): Promise<FoundToken | undefined> {
    const id = tokenHash(token);
    const row = (await this.rows.load([id])).get(id)?.row;
    return row && kinds.includes(row.kind) ? { ...row, id } : undefined;
  }

  isTooOld({ validUntil }: TokenRow): boolean {
    return validUntil <= this.clock.now().toISOString();
  }

  /** True for the one who used it first. */
  async use(id: string): Promise<boolean> {
    const usedAt = this.clock.now().toISOString();
    let first = false;
    await changeRow(this.rows, id, (row) => {
      first = row !== undefined && row.usedAt === null;
      return first ? { ...row!, usedAt, email: null } : row;
    });
    return first;
  }

  /** Those of a kind that were not used yet count no more. */
  async revoke(userId: string, kinds: readonly TokenKind[]): Promise<void> {
    for (const { id, row } of await this.rows.find({ where: { userId } }))
      if (row.usedAt === null && kinds.includes(row.kind)) await this.use(id);
  }

  async forget(userId: string): Promise<void> {
    for (const { id } of await this.rows.find({ where: { userId } })) await changeRow(this.rows, id, () => undefined);
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.clock.now().toISOString());
  }
}
