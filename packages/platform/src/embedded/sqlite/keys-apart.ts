import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { ownFile } from '../own-files.js';

/** The tables of packages/platform/src/personal/keys.ts, one for each service. */
const TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '*_personal_keys' ORDER BY name";
/** Between these chunks the event loop is free for requests. */
const KEYS_AT_ONCE = 2_000;
/** Marks a copy whose keys are in a separate file. */
const MARK = 'keys_apart';

/**
 * Personal keys have a backup of their own. A copy of the events alone cannot be decrypted, however long it is kept. The newest
 * keys, without those of erased people, decrypt every older copy.
 */
export const takeKeysOut = async (copy: string, keys: string): Promise<void> => {
  ownFile(keys);
  const db = new DatabaseSync(copy);
  try {
    // Deleted data is overwritten: no key stays in the copy.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON');
    db.prepare('ATTACH ? AS keys').run(keys);
    for (const table of tablesOf(db)) {
      db.exec(`CREATE TABLE keys."${table}" AS SELECT id, v, marks, row FROM main."${table}" LIMIT 0`);
      const next = `SELECT id FROM main."${table}" ORDER BY id LIMIT ${KEYS_AT_ONCE}`;
      for (let moved = true; moved; await setImmediate()) {
        db.exec('BEGIN');
        db.exec(`INSERT INTO keys."${table}" SELECT id, v, marks, row FROM main."${table}" WHERE id IN (${next})`);
        moved = db.prepare(`DELETE FROM main."${table}" WHERE id IN (${next})`).run().changes > 0;
        db.exec('COMMIT');
      }
    }
    db.exec(`CREATE TABLE keys.${MARK} (of TEXT) STRICT; CREATE TABLE main.${MARK} (of TEXT) STRICT; DETACH keys`);
  } finally {
    db.close();
  }
};

/** Also for a copy with keys of its own: keys of the file win, and a destroyed key stays destroyed, whichever of the two knows it. */
export const putKeysBack = (copy: string, keys: string): void => {
  const db = new DatabaseSync(copy);
  try {
    db.prepare('ATTACH ? AS keys').run(keys);
    for (const { name } of db.prepare(TABLES.replace('sqlite_master', 'keys.sqlite_master')).all()) {
      const table = String(name);
      db.exec(`
        CREATE TABLE IF NOT EXISTS main."${table}" (id TEXT NOT NULL PRIMARY KEY, v INTEGER NOT NULL, marks TEXT NOT NULL, row TEXT);
        INSERT INTO main."${table}" (id, v, marks, row) SELECT id, v, marks, row FROM keys."${table}" WHERE true
          ON CONFLICT (id) DO UPDATE SET v = max(v, excluded.v), row = excluded.row WHERE row ->> '$.key' IS NOT NULL`);
    }
    db.exec(`DROP TABLE IF EXISTS main.${MARK}; DETACH keys`);
  } finally {
    db.close();
  }
};

export const hasKeysApart = (copy: string): boolean => {
  const db = new DatabaseSync(copy, { readOnly: true });
  try {
    return db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(MARK) !== undefined;
  } finally {
    db.close();
  }
};

const tablesOf = (db: DatabaseSync): readonly string[] =>
  db
    .prepare(TABLES)
    .all()
    .map(({ name }) => String(name));
