import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections, Files, Ids } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const RETENTION_MS = 7 * DAY;
export const A_DAY = 3;
const NEVER = '9999-12-31T00:00:00.000Z';
/** Lease of a running export; renewed with each finished part. */
const CLAIM_MS = MINUTE / 2;
/** After the first, second … failure; after the last of them it has failed. */
const RETRY_DELAYS_MS = [2_000, 10_000, MINUTE / 2, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

export interface Export {
  readonly id: string;
  readonly state: 'running' | 'ready' | 'failed';
  readonly progress: number;
  /** Number of attempts; an earlier attempt can no longer write. */
  readonly attempts: number;
  readonly createdAt: string;
  /** The file and what is known of it go then. */
  readonly expiresAt: string;
}
interface PersonRow {
  /** Newest first; only the first may be running. */
  readonly exports: readonly Export[];
  readonly nextAt: string;
  readonly expiresAt: string;
}

const FOLDER = 'exports/';
export const fileOf = (exportId: string): string => `${FOLDER}${exportId}.zip`;

/**
 * Exports, one row per person, so that limits are decided by one conditional write: running → ready → deleted after seven days, or
 * running → … eight times → failed. The file exists before the export is ready, and is deleted before its entry; a file without an
 * entry, left by a killed process, is swept.
 */
export class Exports {
  private constructor(
    private readonly rows: Collection<PersonRow>,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  static async open(collections: Collections, files: Files, clock: Clock, ids: Ids): Promise<Exports> {
    const rows = await collections.open<PersonRow>('exports', { source: true, indexes: [['nextAt'], ['expiresAt']] });
    return new Exports(rows, files, clock, ids);
  }

  /** The one that runs, or a new one. Refuses EXPORT_LIMIT; what failed does not count. */
  async ask(userId: string): Promise<Export> {
    const fresh = this.ids.next();
    const row = await changeRow<PersonRow>(this.rows, userId, (row) => {
      const known = row?.exports ?? [];
      if (known[0]?.state === 'running') return row;
      const now = this.#at(0);
      const today = known.filter(({ state, createdAt }) => state === 'ready' && createdAt > this.#at(-DAY));
      if (today.length >= A_DAY) {
        const retryAfterMs = Date.parse(today.at(-1)!.createdAt) + DAY - Date.parse(now);
        throw new Refusal('EXPORT_LIMIT', { retryAfterMs });
      }
      const begun: Export = { id: fresh, state: 'running', progress: 0, attempts: 0, createdAt: now, expiresAt: NEVER };
      return rowOf([begun, ...known], now);
    });
    return row!.exports[0]!;
  }

  /** Newest first. */
  async of(userId: string): Promise<readonly Export[]> {
    return (await this.rows.load([userId])).get(userId)?.row?.exports ?? [];
  }

  async due(limit: number): Promise<readonly string[]> {
    const where = { nextAt: { lte: this.#at(0) } };
    return (await this.rows.find({ where, sort: [['nextAt', 'asc']], limit })).map(({ id }) => id);
  }

  /** Undefined if another replica took it, or after too many attempts. */
  async take(userId: string): Promise<Export | undefined> {
    let claimed: Export | undefined;
    await changeRow<PersonRow>(this.rows, userId, (row) => {
      claimed = undefined;
      const [running, ...others] = row?.exports ?? [];
      if (running?.state !== 'running' || row!.nextAt > this.#at(0)) return row;
      if (running.attempts > RETRY_DELAYS_MS.length) return rowOf([this.#failed(running), ...others]);
      claimed = { ...running, attempts: running.attempts + 1 };
      return rowOf([claimed, ...others], this.#at(CLAIM_MS));
    });
    return claimed;
  }

  /** False if another attempt has it now, or it was deleted. */
  progressed(userId: string, claimed: Export, progress: number): Promise<boolean> {
    return this.#change(userId, claimed, (mine) => [{ ...mine, progress }, this.#at(CLAIM_MS)]);
  }

  ready(userId: string, claimed: Export): Promise<boolean> {
    const done = { state: 'ready', progress: 100, expiresAt: this.#at(RETENTION_MS) } as const;
    return this.#change(userId, claimed, (mine) => [{ ...mine, ...done }, NEVER]);
  }

  failed(userId: string, claimed: Export): Promise<boolean> {
    const wait = RETRY_DELAYS_MS[claimed.attempts - 1];
    return this.#change(userId, claimed, (mine) =>
      wait === undefined ? [this.#failed(mine), NEVER] : [mine, this.#at(wait)],
    );
  }

  isOver({ state, expiresAt }: Export): boolean {
    return state !== 'running' && expiresAt <= this.#at(0);
  }

  /** Files first, while it is known which they are; and again, should one have been written meanwhile. */
  async erase(userId: string): Promise<void> {
    const known = await this.of(userId);
    for (const { id } of known) await this.files.delete(fileOf(id));
    await changeRow<PersonRow>(this.rows, userId, () => undefined);
    for (const { id } of known) await this.files.delete(fileOf(id));
  }

  async removeExpired(): Promise<void> {
    const old = await this.rows.find({ where: { expiresAt: { lte: this.#at(0) } } });
    for (const { id: userId, row } of old) {
      for (const one of row.exports) if (this.isOver(one)) await this.files.delete(fileOf(one.id));
      await changeRow<PersonRow>(this.rows, userId, (now) => {
        const current = now?.exports.filter((one) => !this.isOver(one)) ?? [];
        return current.length === 0 ? undefined : rowOf(current, now!.nextAt);
      });
    }
    await this.#sweep();
  }

  /** Files are listed before rows are read: an entry is always older than its file. */
  async #sweep(): Promise<void> {
    const keys = await this.files.list(FOLDER);
    if (keys.length === 0) return;
    const known = new Set<string>();
    for await (const rows of this.rows.scan())
      for (const { row } of rows) for (const { id } of row?.exports ?? []) known.add(fileOf(id));
    for (const key of keys) if (!known.has(key)) await this.files.delete(key);
  }

  async #change(userId: string, claimed: Export, change: (mine: Export) => [Export, nextAt: string]): Promise<boolean> {
    let changed = false;
    await changeRow<PersonRow>(this.rows, userId, (row) => {
      const [mine, ...others] = row?.exports ?? [];
      changed = mine?.id === claimed.id && mine.state === 'running' && mine.attempts === claimed.attempts;
      if (!changed) return row;
      const [next, nextAt] = change(mine!);
      return rowOf([next, ...others], nextAt);
    });
    return changed;
  }

  #failed(running: Export): Export {
    return { ...running, state: 'failed', expiresAt: this.#at(RETENTION_MS) };
  }

  #at(inMs: number): string {
    return new Date(this.clock.now().getTime() + inMs).toISOString();
  }
}

const rowOf = (exports: readonly Export[], nextAt = NEVER): PersonRow => ({
  exports,
  nextAt,
  expiresAt: exports.map(({ expiresAt }) => expiresAt).toSorted()[0] ?? NEVER,
});
