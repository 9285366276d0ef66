import { randomBytes } from 'node:crypto';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import { tokenHash } from '../secret/server-secret.js';
import { endedBy, links, type Occasion, type TokenKind } from './secrets.js';

const RETENTION_MS = 30 * 24 * 3_600_000;

export interface TokenRow {
  readonly kind: TokenKind;
  readonly userId: string;
  /** The address that it was made for, as its key: it counts for no other. */
  readonly emailKey: string;
  /** Until it was used: of change-email the new address, of take-back the former one. */
  readonly email: string | null;
  /** Only of delete-account: the reviews go as well. */
  readonly reviewsToo?: boolean;
  /** Only of take-back: the how manieth change of the address it was. */
  readonly change?: number;
  readonly validUntil: string;
  readonly usedAt: string | null;
  /** Ended without having done its work: it leads nowhere. */
  readonly revoked?: true;
  readonly expiresAt: string;
}
export type FoundToken = TokenRow & { readonly id: string };
type Wishes = Partial<Pick<TokenRow, 'email' | 'reviewsToo'>> & { readonly change?: number | undefined };

/** Mailed links, by the hash of their token: valid → used, or valid → expired. Used and expired ones can be told apart for 30 days. */
export class Tokens {
  private constructor(
    private readonly rows: Collection<TokenRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<Tokens> {
    const rows = await collections.open<TokenRow>('tokens', { source: true, indexes: [['expiresAt'], ['userId']] });
    return new Tokens(rows, clock);
  }

  /** Durable when it resolves, so that no unknown link is mailed. */
  async make(
    kind: TokenKind,
    userId: string,
    emailKey: string,
    { email = null, reviewsToo = false, change }: Wishes = {},
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const until = this.clock.now().getTime() + links[kind].livesMs;
    const validUntil = new Date(until).toISOString();
    const expiresAt = new Date(until + RETENTION_MS).toISOString();
    const wishes = { ...(reviewsToo && { reviewsToo }), ...(change !== undefined && { change }) };
    const row = { kind, userId, emailKey, email, ...wishes, validUntil, usedAt: null, expiresAt };
    const id = tokenHash(token);
    await this.rows.write([{ id, v: 0, marks: {}, row }]);
    if (endedBy(links[kind], 'replaced')) await this.#end(userId, (other) => other.kind === kind && other.id !== id);
    return token;
  }

  async find(token: string, kinds: readonly TokenKind[]): Promise<FoundToken | undefined> {
    const id = tokenHash(token);
    const row = (await this.rows.load([id])).get(id)?.row;
    return row && !row.revoked && kinds.includes(row.kind) ? { ...row, id } : undefined;
  }

  isTooOld({ validUntil }: TokenRow): boolean {
    return validUntil <= this.clock.now().toISOString();
  }

  /** True for the first use. */
  use(id: string): Promise<boolean> {
    return this.#finish(id, {});
  }

  /** Revokes unused links. */
  revokeBy(userId: string, occasion: Occasion): Promise<void> {
    return this.#end(userId, ({ kind }) => endedBy(links[kind], occasion));
  }

  /** Deletes a link that was not sent. */
  async discard(token: string): Promise<void> {
    await this.#finish(tokenHash(token), { revoked: true });
  }

  async erase(userId: string): Promise<void> {
    for (const { id } of await this.rows.find({ where: { userId } })) await changeRow(this.rows, id, () => undefined);
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.clock.now().toISOString());
  }

  async #end(userId: string, isOver: (token: FoundToken) => boolean): Promise<void> {
    for (const { id, row } of await this.rows.find({ where: { userId } }))
      if (row.usedAt === null && isOver({ ...row, id })) await this.#finish(id, { revoked: true });
  }

  async #finish(id: string, how: Pick<TokenRow, 'revoked'>): Promise<boolean> {
    const usedAt = this.clock.now().toISOString();
    let first = false;
    await changeRow(this.rows, id, (row) => {
      first = row !== undefined && row.usedAt === null;
      return first ? { ...row!, ...how, usedAt, email: null } : row;
    });
    return first;
  }
}
