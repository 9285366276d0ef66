import { existsSync } from 'node:fs';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreUnavailable } from '../../platform.js';
import { ownFile } from '../own-files.js';
import { checkWal } from './wal.js';

/**
 * One SQLite file with group commit. Writes of one turn of the event loop share a transaction and resolve after its COMMIT, so a
 * hundred callers pay for one fsync. `durable` files sync on every commit (FULL): a resolved write survives a power cut. Other files
 * (views, which can be rebuilt) survive a kill, and after a power cut are at an earlier commit. Work functions are synchronous and
 * run one after the other, so a reader on this connection never sees half a transaction.
 */
export interface Database {
  /**
   * Runs inside the next transaction; resolves after its commit. A work function that throws writes nothing; the others of the
   * transaction are written.
   */
  write<T>(work: () => T): Promise<T>;
  prepare(sql: string): StatementSync;
  exec(sql: string): void;
  /** From here on committed data survives a power cut, also in a file that is not synced on every commit. */
  sync(): void;
  /** A consistent copy while running, in steps on other threads. */
  copyTo(path: string): Promise<void>;
  /** Removes deleted and overwritten data from the write-ahead log. */
  scrub(): void;
  close(): void;
}

/** Pages per step of a copy. */
const PAGES_AT_ONCE = 250;

interface Pending {
  work: () => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

export const openDatabase = (path: string, { durable }: { durable: boolean }): Database => {
  checkWal(path);
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (file === path || existsSync(file)) ownFile(file);
  const db = new DatabaseSync(path);
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'};
    PRAGMA cache_size = -16384;
    PRAGMA temp_store = MEMORY;
    PRAGMA secure_delete = ON;
    PRAGMA wal_autocheckpoint = ${durable ? 1_000 : 8_000};
  `);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const savepoint = db.prepare('SAVEPOINT work');
  const rollback = db.prepare('ROLLBACK TO work');
  const release = db.prepare('RELEASE work');
  const statements = new Map<string, StatementSync>();
  let pending: Pending[] = [];
  let closed = false;

  const flush = (): void => {
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    const done: (() => void)[] = [];
    try {
      begin.run();
      for (const { work, resolve, reject } of batch) {
        savepoint.run();
        try {
          const value = work() as never;
          done.push(() => resolve(value));
        } catch (error) {
          rollback.run();
          done.push(() => reject(error));
        }
        release.run();
      }
      commit.run();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      const unavailable = new StoreUnavailable(`The data file cannot be written: ${String(error)}`);
      for (const { reject } of batch) reject(unavailable);
      return;
    }
    for (const answer of done) answer();
  };

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new StoreUnavailable('The data folder is closed.'));
        if (pending.length === 0) setImmediate(flush);
        pending.push({ work, resolve: resolve as Pending['resolve'], reject });
      }),
    prepare: (sql) => {
      let statement = statements.get(sql);
      if (!statement) statements.set(sql, (statement = db.prepare(sql)));
      return statement;
    },
    exec: (sql) => db.exec(sql),
    // A checkpoint syncs the write-ahead log before it copies from it.
    sync: () => db.exec('PRAGMA wal_checkpoint(FULL)'),
    scrub: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    copyTo: async (target) => {
      ownFile(target);
      // A connection of its own, whose snapshot stays while others write: a copy on a shared one restarts with each of their commits.
      const source = new DatabaseSync(path, { readOnly: true });
      try {
        source.exec('BEGIN');
        source.prepare('SELECT COUNT(*) FROM sqlite_master').get();
        await backup(source, target, { rate: PAGES_AT_ONCE });
      } finally {
        source.close();
      }
    },
    close: () => {
      if (closed) return;
      flush();
      closed = true;
      db.close();
    },
  };
};
