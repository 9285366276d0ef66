import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isOutage } from './outage.js';
import { type Of } from '../sign-in/sign-in.js';

/** An answer that everybody may have, as the bytes that go out. */
export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  /** Ids of the companies that a search shows, for their owners' figures. */
  readonly shown: readonly string[];
  /** Set if some viewers see another version than the public: the owner and admins, or everyone who is signed in. */
  readonly of: Of | undefined;
  /** Compressed once, at the first request. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
  /** Body and head for the wire, names and values in turn; nothing if its compressed bytes are still to be made. */
  packed(encoding: 'br' | 'gzip' | undefined): Packed | undefined;
}

export interface Packed {
  readonly body: Buffer;
  readonly head: readonly string[];
  /** With a 304. */
  readonly headKnown: readonly string[];
}

export interface Made {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Cache-Control; without it browsers revalidate each time. */
  readonly cacheControl?: string;
  /** What it shows: `company:<id>`, `person:<id>`, `categories`, `counts` … */
  readonly tags: readonly string[];
  readonly shown?: readonly string[];
  readonly of?: Of;
  /** False for a degraded response: it is sent and not cached. */
  readonly keep?: boolean;
}

interface Entry {
  readonly answer: PublicAnswer;
  readonly tags: readonly string[];
  readonly endsAt: number;
  /** Until then it is sent, with a mark, where no other can be made. */
  readonly staleUntil: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/** What an entry takes besides its key and body: its headers, and its place in the lists. */
const ENTRY_BYTES = 2_048;
/** After an event its rows may lag this long: responses made meanwhile are not cached. */
const UNSETTLED_MS = 2_000;
const DAY_MS = 86_400_000;
/** While it cannot be made, an answer is tried again this often. */
const STALE_MS = 2_000;
const STALE = { 'x-degraded': 'stale' };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Public answers as ready-made bytes with an ETag, tagged by what they show and dropped by events. A fill notes how many drops
 * there were when it began and is cached only if none of its tags was dropped since, or shortly before. Concurrent requests for one
 * address share a fill. Evicts the least recently used. During an outage an answer that nothing dropped is sent for a day after its
 * end, with a mark (stale-if-error, RFC 5861): what an event dropped is never sent again.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<PublicAnswer>>();
  readonly #droppedAt = new Map<string, number>();
  #bytes = 0;
  #emptiedAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The cached response of an address, if any. Makes nothing. */
  cached(key: string): PublicAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.endsAt <= this.now()) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.answer;
  }

  async answer(key: string, ttlMs: number, make: () => Promise<Made>): Promise<PublicAnswer> {
    const cached = this.cached(key);
    if (cached) return cached;
    const making = this.#making.get(key);
    if (making) return making;
    const fill: Promise<PublicAnswer> = this.#fill(key, ttlMs, make).finally(() => {
      if (this.#making.get(key) === fill) this.#making.delete(key);
    });
    this.#making.set(key, fill);
    return fill;
  }

  drop(tags: readonly string[]): void {
    const at = this.now();
    for (const tag of tags) {
      this.#droppedAt.delete(tag);
      this.#droppedAt.set(tag, at);
      for (const key of this.#keysOf.get(tag) ?? []) this.#remove(key);
    }
    // The tags of running fills are not known yet, so the next request starts each of them again.
    this.#making.clear();
    while (this.#droppedAt.size > 100_000) this.#droppedAt.delete(this.#droppedAt.keys().next().value!);
  }

  /** After a gap in the events nothing can be trusted. */
  empty(): void {
    this.#emptiedAt = this.now();
    this.#entries.clear();
    this.#keysOf.clear();
    this.#making.clear();
    this.#bytes = 0;
  }

  get size(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  async #fill(key: string, ttlMs: number, make: () => Promise<Made>): Promise<PublicAnswer> {
    try {
      const made = await this.#make(key, ttlMs, make);
      return (made.status >= 500 ? this.#stale(key) : undefined) ?? made;
    } catch (error) {
      const stale = isOutage(error) ? this.#stale(key) : undefined;
      if (stale === undefined) throw error;
      return stale;
    }
  }

  #stale(key: string): PublicAnswer | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.staleUntil <= this.now()) return undefined;
    const { status, headers, body, cacheControl, shown, of } = entry.answer;
    const answer = toAnswer(status, { ...headers, ...STALE }, body, cacheControl, shown, of);
    this.#keep(key, { ...entry, answer, endsAt: this.now() + STALE_MS });
    return answer;
  }

  async #make(key: string, ttlMs: number, make: () => Promise<Made>): Promise<PublicAnswer> {
    const begun = this.now();
    const {
      status = 200,
      headers = {},
      body,
      tags,
      keep = true,
      cacheControl = 'public, no-cache',
      shown = [],
      of,
    } = await make();
    const answer = toAnswer(status, headers, body, cacheControl, shown, of);
    const settled =
      tags.every((tag) => (this.#droppedAt.get(tag) ?? -Infinity) < begun - UNSETTLED_MS) && this.#emptiedAt < begun;
    if (keep && settled && ttlMs > 0 && status < 500) {
      const endsAt = this.now() + ttlMs;
      this.#keep(key, { answer, tags, endsAt, staleUntil: endsAt + DAY_MS });
    }
    return answer;
  }

  #keep(key: string, entry: Entry): void {
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += bytesOf(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      this.#keysOf.set(tag, keys.add(key));
    }
    while (this.#bytes > MOST_BYTES) this.#remove(this.#entries.keys().next().value!);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= bytesOf(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }
}

const bytesOf = (key: string, { answer }: Entry): number => ENTRY_BYTES + key.length + answer.body.length;

const toAnswer = (
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
  cacheControl: string,
  shown: readonly string[],
  of: Of | undefined,
): PublicAnswer => {
  const body = Buffer.from(content);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const allHeaders = { ...headers, etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  const headKnown = Object.entries(allHeaders).flat();
  const pack = (bytes: Buffer, encoding?: string): Packed => ({
    body: bytes,
    headKnown,
    head: [
      ...headKnown,
      'content-length',
      String(bytes.length),
      ...(encoding === undefined ? [] : ['content-encoding', encoding]),
    ],
  });
  const encodings = new Map<string, Promise<Buffer>>();
  const packed = new Map<string | undefined, Packed>([[undefined, pack(body)]]);
  return {
    status,
    headers,
    body,
    cacheControl,
    shown,
    of,
    etag,
    encoded: (encoding) => {
      const known = encodings.get(encoding);
      if (known) return known;
      const made = encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body);
      encodings.set(encoding, made);
      void made.then((bytes) => packed.set(encoding, pack(bytes, encoding)));
      return made;
    },
    packed: (encoding) => packed.get(encoding),
  };
};
