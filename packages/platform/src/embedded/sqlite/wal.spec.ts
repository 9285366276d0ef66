import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folder.js';
import { openDatabase } from './database.js';
import { checkWal, CorruptedFile } from './wal.js';

const HEADER = 32;
const COMMITS = 12;

/** A log of twelve acknowledged commits of one page each, as a kill leaves it. */
describe('the write-ahead log of a data file', () => {
  const folder = temporaryFolder();
  const source = join(folder.path, 'source.db');
  let wal: Buffer;
  let frame: number;
  beforeAll(() => {
    const db = new DatabaseSync(source);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (n INTEGER PRIMARY KEY)',
    );
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    for (let n = 1; n <= COMMITS; n++) db.exec(`INSERT INTO t VALUES (${n})`);
    copyFileSync(source, `${source}.copy`);
    wal = readFileSync(`${source}-wal`);
    frame = (wal.length - HEADER) / COMMITS;
    db.close();
  });
  afterAll(() => folder.remove());
  let n = 0;
  const written = (bytes: Buffer): string => {
    const path = join(folder.path, `try${n++}.db`);
    copyFileSync(`${source}.copy`, path);
    writeFileSync(`${path}-wal`, bytes);
    return path;
  };
  const rows = (path: string): number => {
    const db = openDatabase(path, { durable: true });
    const { n: count } = db.prepare('SELECT COUNT(*) AS n FROM t').get() as { n: number };
    db.close();
    return count;
  };

  it('opens whole with every commit', () => expect(rows(written(wal))).toBe(COMMITS));
  it('opens after it was cut anywhere in its last frame, without that commit', () => {
    for (const cut of [1, 20, frame / 2, frame - 1])
      expect(rows(written(wal.subarray(0, wal.length - Math.floor(cut))))).toBe(COMMITS - 1);
  });
  it('opens without its last commit when a byte of that is flipped', () => {
    const flipped = Buffer.from(wal);
    flipped[wal.length - 100]! ^= 1;
    expect(rows(written(flipped))).toBe(COMMITS - 1);
  });
  it('refuses, naming file and place, when a byte before other commits is flipped', () => {
    for (let at = HEADER; at < wal.length - frame; at += Math.floor(frame / 3)) {
      const flipped = Buffer.from(wal);
      flipped[at]! ^= 1;
      const path = written(flipped);
      expect(() => checkWal(path), `byte ${at}`).toThrow(CorruptedFile);
      expect(() => checkWal(path)).toThrow(/-wal is damaged at byte \d+/);
    }
  });
  it('refuses when its header is damaged', () => {
    const flipped = Buffer.from(wal);
    flipped[9]! ^= 1;
    expect(() => checkWal(written(flipped))).toThrow(CorruptedFile);
  });
});
