import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { LruMap } from '../events/lru-map.js';
import type { Clock, Collection, Collections } from '../platform.js';

/** The purpose of a key: each key can be destroyed by itself. */
export type Purpose = 'profile' | 'messages' | 'requests' | 'reviews' | 'billing' | 'invoices';

interface KeyRow {
  /** 32 bytes, base64; null once it was destroyed. */
  readonly key: string | null;
  readonly destroyedAt: string | null;
}

const CACHED_KEYS = 10_000;
/** Other processes destroy keys too: a destroyed key is used here at most this much longer. */
const CACHED_MS = 30_000;
const SEALED = 'sealed.1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A service's keys, one per person and purpose, created on first use. Personal fields in events, and in every copy of them, are
 * sealed with them (AES-256-GCM, bound to person and purpose); after a key is destroyed nobody can decrypt them. A destroyed key
 * leaves a tombstone, so that none is created for the same person and purpose again.
 */
export class PersonalKeys {
  readonly #cache = new LruMap<string, { readonly key: KeyObject | undefined; readonly until: number }>(CACHED_KEYS);
  #opening: Promise<Collection<KeyRow>> | undefined;

  constructor(
    private readonly collections: Collections,
    private readonly clock: Clock,
  ) {}

  /** Undefined after the key was destroyed: an erased person gets no new data. */
  async seal(personId: string, purpose: Purpose, value: unknown): Promise<string | undefined> {
    const key = await this.#key(personId, purpose, true);
    if (!key) return undefined;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(idOf(personId, purpose)));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return SEALED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Undefined after the key was destroyed. Throws for data that was not sealed for this person and purpose. */
  async open(personId: string, purpose: Purpose, sealed: string): Promise<unknown> {
    const key = await this.#key(personId, purpose, false);
    if (!key) return undefined;
    const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(idOf(personId, purpose)))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  }

  /** Durable when it resolves; again is nothing. */
  async destroy(personId: string, purpose: Purpose): Promise<void> {
    const id = idOf(personId, purpose);
    const keys = await this.#rows();
    for (;;) {
      const stored = (await keys.load([id])).get(id) ?? { id, v: 0, marks: {}, row: undefined };
      if (stored.row && stored.row.key === null) break;
      const row = { key: null, destroyedAt: this.clock.now().toISOString() };
      if ((await keys.write([{ ...stored, row }])).length === 0) break;
    }
    this.#cache.delete(id);
  }

  async #key(personId: string, purpose: Purpose, make: boolean): Promise<KeyObject | undefined> {
    const id = idOf(personId, purpose);
    const now = this.clock.now().getTime();
    const cached = this.#cache.get(id);
    if (cached && cached.until > now && (cached.key || !make)) return cached.key;
    const keys = await this.#rows();
    let row = (await keys.load([id])).get(id)?.row;
    if (!row && make) {
      const fresh = { key: randomBytes(32).toString('base64'), destroyedAt: null };
      // Somebody else may have made it meanwhile: then theirs is the one.
      const moved = await keys.write([{ id, v: 0, marks: {}, row: fresh }]);
      row = moved.length === 0 ? fresh : (await keys.load([id])).get(id)?.row;
    }
    // Passing bytes instead of a KeyObject makes a call five times slower.
    const key = row?.key ? createSecretKey(row.key, 'base64') : undefined;
    if (row) this.#cache.set(id, { key, until: now + CACHED_MS });
    return key;
  }

  #rows(): Promise<Collection<KeyRow>> {
    this.#opening ??= this.collections.open<KeyRow>('personal-keys', { source: true }).catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }
}

export const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(SEALED);

const idOf = (personId: string, purpose: Purpose): string => `${personId}_${purpose}`;
