import { crc32 } from 'node:zlib';
import type { Event } from '@carsi/kernel/event';
import {
  ReservationConflict,
  StreamMoved,
  type Append,
  type Appended,
  type Commit,
  type EventStore,
  type PositionedCommit,
} from '../../platform.js';
import { KeyReused } from '../../refused-writes.js';
import { LruMap } from '../../events/lru-map.js';
import { byStream } from '../../events/by-stream.js';
import { assertStorableEvents, storedText } from '../../storable.js';
import type { Database } from './database.js';
import { CorruptedFile } from './wal.js';

/**
 * The event store on one SQLite file. A commit is a row and its position is the row's id: one writer, no deletes and checks
 * before the insert keep positions gapless, and nothing is visible before its COMMIT, so a reader by position cannot skip.
 * Each row carries a CRC-32 that is checked whenever it is read.
 */
/** Every projection and topic reader reads the same newest commits: they are parsed once. */
const PARSED = 2_000;

interface CommitRow {
  position: number;
  stream: string;
  version: number;
  command: string;
  body: string;
  crc: number;
}

export const createEmbeddedEventStore = (db: Database, service: string): EventStore => {
  const commits = `${service}_commits`;
  const claims = `${service}_claims`;
  db.exec(`
    CREATE TABLE IF NOT EXISTS ${commits} (
      position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, command TEXT NOT NULL,
      body TEXT NOT NULL, crc INTEGER NOT NULL, UNIQUE (stream, version), UNIQUE (stream, command)
    ) STRICT;
    CREATE TABLE IF NOT EXISTS ${claims} (claim TEXT PRIMARY KEY, stream TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `);
  const parsed = new LruMap<number, PositionedCommit>(PARSED);
  const wakes = new Set<() => void>();
  const insert = db.prepare(`INSERT INTO ${commits} (stream, version, command, body, crc) VALUES (?, ?, ?, ?, ?)`);
  const selectVersion = db.prepare(`SELECT MAX(version) AS version FROM ${commits} WHERE stream = ?`);
  const selectCommand = db.prepare(`SELECT * FROM ${commits} WHERE stream = ? AND command = ?`);
  const selectStream = db.prepare(`SELECT * FROM ${commits} WHERE stream = ? AND version > ? ORDER BY version`);
  const selectAll = db.prepare(`SELECT * FROM ${commits} WHERE position > ? ORDER BY position LIMIT ?`);
  const selectHead = db.prepare(`SELECT MAX(position) AS position FROM ${commits}`);
  const selectPosition = db.prepare(`SELECT position FROM ${commits} WHERE stream = ? AND version = ?`);
  const selectClaim = db.prepare(`SELECT stream FROM ${claims} WHERE claim = ?`);
  const insertClaim = db.prepare(`INSERT OR IGNORE INTO ${claims} (claim, stream) VALUES (?, ?)`);
  const deleteClaim = db.prepare(`DELETE FROM ${claims} WHERE claim = ? AND stream = ?`);

  const append = <E extends Event>(stream: string, expectedVersion: number, append: Append<E>): Appended<E> => {
    const before = selectCommand.get(stream, append.commandId) as CommitRow | undefined;
    if (before) {
      const commit = toCommit<E>(before);
      KeyReused.assertSame(commit, append.fingerprint);
      return { version: commit.version, events: commit.events, repeated: true };
    }
    const version = (selectVersion.get(stream)?.['version'] as number | null) ?? 0;
    if (version !== expectedVersion)
      throw new StreamMoved(`${stream} stands at ${version}, not at ${expectedVersion}.`);
    for (const claim of append.reservations ?? []) {
      const holder = selectClaim.get(claim)?.['stream'];
      if (holder !== undefined && holder !== stream) throw new ReservationConflict(claim);
    }
    const { events, by, at, correlationId, causationId, fingerprint } = append;
    const body = storedText({ events, by, at, correlationId, causationId, fingerprint });
    // Everything that can throw comes before the first write: a failed commit leaves nothing in the shared transaction.
    for (const claim of append.reservations ?? []) insertClaim.run(claim, stream);
    for (const claim of append.releases ?? []) deleteClaim.run(claim, stream);
    insert.run(stream, version + 1, append.commandId, body, crcOf(stream, version + 1, append.commandId, body));
    return { version: version + 1, events: append.events, repeated: false };
  };

  const toCommit = <E extends Event>(row: CommitRow): PositionedCommit<E> => {
    if (crcOf(row.stream, row.version, row.command, row.body) !== row.crc)
      throw new CorruptedFile(
        `${commits} position ${row.position} (${row.stream}) does not match its checksum. Restore the last backup.`,
      );
    const body = JSON.parse(row.body) as Omit<Commit<E>, 'stream' | 'version' | 'commandId'>;
    return { ...body, stream: row.stream, version: row.version, commandId: row.command, position: row.position };
  };

  return {
    append: async (stream, expectedVersion, data) => {
      assertStorableEvents(data.events);
      const appended = await db.write(() => append(stream, expectedVersion, data));
      if (!appended.repeated) for (const wake of wakes) wake();
      return appended;
    },
    read: async <E extends Event>(stream: string, after = 0) =>
      (selectStream.all(stream, after) as unknown as CommitRow[]).map((row) => toCommit<E>(row)),
    readStreams: async <E extends Event>(streams: readonly string[]) =>
      byStream(
        [...new Set(streams)].flatMap((stream) =>
          (selectStream.all(stream, 0) as unknown as CommitRow[]).map((row) => toCommit<E>(row)),
        ),
      ),
    readAll: async <E extends Event>(after: number, limit: number) => {
      const commits: PositionedCommit<E>[] = [];
      for (let position = after + 1; commits.length < limit; position += 1) {
        const known = parsed.get(position);
        if (!known) break;
        commits.push(known as PositionedCommit<E>);
      }
      const missing = limit - commits.length;
      if (missing === 0) return commits;
      for (const row of selectAll.all(after + commits.length, missing) as unknown as CommitRow[]) {
        const commit = toCommit<E>(row);
        parsed.set(commit.position, commit);
        commits.push(commit);
      }
      return commits;
    },
    head: async () => (selectHead.get()?.['position'] as number | null) ?? 0,
    onAppended: (wake) => {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    positionOf: async (stream, version) => {
      const position = selectPosition.get(stream, version)?.['position'];
      if (position === undefined) throw new Error(`${stream} has no version ${version}.`);
      return position as number;
    },
  };
};

/** A damaged record may read as null: that is another text, and not an error of its own. */
const crcOf = (stream: string, version: number, command: string, body: string): number =>
  crc32(String(body), crc32(`${stream}\n${version}\n${command}\n`));
