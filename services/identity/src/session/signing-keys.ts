import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { PublicKey } from '@carsi/contracts/identity/calls';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';

interface KeyRow {
  readonly publicKey: PublicKey;
  readonly privateKey: JsonWebKey;
  readonly signsFrom: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SIGNS_MS = 30 * DAY;
/** Readers poll every minute: they know a key before it signs. */
const AHEAD_MS = 10 * MINUTE;
/** The life of a token plus a margin. */
const STILL_COUNTS_MS = 20 * MINUTE;
/** For signing out with an old token. */
const RETENTION_MS = 31 * DAY;
const READ_EVERY_MS = MINUTE;

/**
 * The keys that sign access tokens: published → signs (30 days) → verifies (20 minutes) → removed. They are numbered rows; two
 * replicas that make the next one write the same number, and the second reads the row of the first.
 */
export class SigningKeys {
  #rows: readonly KeyRow[] = [];
  #readAt = 0;
  readonly #objects = new Map<string, { readonly signs: KeyObject; readonly verifies: KeyObject }>();

  private constructor(
    private readonly collection: Collection<KeyRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<SigningKeys> {
    const keys = new SigningKeys(await collections.open<KeyRow>('signing-keys', { source: true }), clock);
    await keys.turn();
    return keys;
  }

  /** The keys of all valid tokens, and the next one. */
  async keys(): Promise<readonly PublicKey[]> {
    await this.#read();
    const now = this.#now();
    return this.#rows.flatMap(({ publicKey }, index) =>
      this.#signedUntil(index) + STILL_COUNTS_MS > now ? [publicKey] : [],
    );
  }

  async signing(): Promise<{ readonly kid: string; readonly key: KeyObject }> {
    if (this.#now() - this.#readAt > READ_EVERY_MS) await this.#read();
    const row = this.#rows.findLast(({ signsFrom }) => Date.parse(signsFrom) <= this.#now()) ?? this.#rows[0]!;
    return { kid: row.publicKey.kid, key: this.#objectsOf(row).signs };
  }

  /** Also for keys that are no longer published. */
  async verifying(kid: string): Promise<KeyObject | undefined> {
    await this.#read();
    const row = this.#rows.find(({ publicKey }) => publicKey.kid === kid);
    return row && this.#objectsOf(row).verifies;
  }

  /** Makes the next key in time and deletes old ones. */
  async turn(): Promise<void> {
    const last = await this.#read();
    const newest = this.#rows.at(-1);
    const now = this.#now();
    if (!newest) await this.#make(last + 1, now);
    else if (Date.parse(newest.signsFrom) + SIGNS_MS - AHEAD_MS <= now) await this.#make(last + 1, now + AHEAD_MS);
    for await (const chunk of this.collection.scan())
      for (const stored of chunk) {
        const index = this.#rows.findIndex(({ publicKey }) => publicKey.kid === stored.row?.publicKey.kid);
        if (index >= 0 && this.#signedUntil(index) + RETENTION_MS < now)
          await this.collection.write([{ ...stored, row: undefined }]);
      }
    await this.#read();
  }

  async #make(number: number, signsFrom: number): Promise<void> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const kid = randomBytes(9).toString('base64url');
    const row: KeyRow = {
      publicKey: { kid, kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig' },
      privateKey: privateKey.export({ format: 'jwk' }),
      signsFrom: new Date(signsFrom).toISOString(),
    };
    await this.collection.write([{ id: String(number).padStart(6, '0'), v: 0, marks: {}, row }]);
  }

  /** Returns the highest number ever assigned. */
  async #read(): Promise<number> {
    const rows: KeyRow[] = [];
    let last = 0;
    for await (const chunk of this.collection.scan())
      for (const { id, row } of chunk) {
        last = Number(id);
        if (row) rows.push(row);
      }
    this.#rows = rows;
    this.#readAt = this.#now();
    return last;
  }

  #signedUntil(index: number): number {
    const next = this.#rows[index + 1];
    return next ? Date.parse(next.signsFrom) : Number.POSITIVE_INFINITY;
  }

  #objectsOf({ publicKey, privateKey }: KeyRow): { readonly signs: KeyObject; readonly verifies: KeyObject } {
    const known = this.#objects.get(publicKey.kid);
    if (known) return known;
    const made = {
      signs: createPrivateKey({ key: privateKey, format: 'jwk' }),
      verifies: createPublicKey({ key: { ...publicKey }, format: 'jwk' }),
    };
    this.#objects.set(publicKey.kid, made);
    return made;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
