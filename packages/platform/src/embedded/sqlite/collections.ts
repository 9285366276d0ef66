import type { SQLInputValue } from 'node:sqlite';
import type {
  Collection,
  CollectionOptions,
  Collections,
  Condition,
  Find,
  Scalar,
  Stored,
  Write,
} from '../../platform.js';
import { assertCovered } from '../../covered.js';
import { assertStorableRow, MET_GONE, storedText } from '../../storable.js';
import type { Database } from './database.js';

/**
 * Rows as JSON in a table each, with an expression index per declared index. Writes are conditional on `v` and join the
 * group commit; reads are plain SELECTs on the same connection. Derived rows live in the views file, source rows with the events.
 */
export const createEmbeddedCollections = (events: Database, views: Database, service: string): Collections => {
  const registry = (db: Database): void =>
    db.exec(
      'CREATE TABLE IF NOT EXISTS collections (service TEXT, name TEXT, PRIMARY KEY (service, name)) STRICT, WITHOUT ROWID',
    );
  registry(events);
  registry(views);
  return {
    open: async <Row>(name: string, options: CollectionOptions = {}) => {
      const db = options.source ? events : views;
      db.prepare('INSERT OR IGNORE INTO collections VALUES (?, ?)').run(service, name);
      return openCollection<Row>(db, tableOf(service, name), options);
    },
    drop: async (name) => {
      for (const db of [events, views]) {
        const known = db.prepare('DELETE FROM collections WHERE service = ? AND name = ?').run(service, name);
        if (known.changes > 0) db.exec(`DROP TABLE IF EXISTS "${tableOf(service, name)}"`);
      }
    },
    names: async () =>
      [views, events].flatMap((db) =>
        db
          .prepare('SELECT name FROM collections WHERE service = ? ORDER BY name')
          .all(service)
          .map((row) => row['name'] as string),
      ),
  };
};

const tableOf = (service: string, name: string): string => `${service}_${name.replaceAll(/[^a-z0-9]+/g, '_')}`;

const SCAN_CHUNK = 1_000;
/** Far below SQLite's limit on bound parameters; keeps statements few and cached. */
const LOAD_CHUNK = 200;

interface TableRow {
  id: string;
  v: number;
  marks: string;
  row: string | null;
}

/** Indexed paths are columns of their own, written beside the JSON: SQLite would otherwise parse the row for every index and write. */
const columnOf = (path: string): string => `"p_${path.replaceAll('.', '__')}"`;

const createTable = (
  db: Database,
  table: string,
  paths: readonly string[],
  indexes: readonly (readonly string[])[],
): void => {
  db.exec(
    `CREATE TABLE IF NOT EXISTS "${table}" (id TEXT NOT NULL PRIMARY KEY, v INTEGER NOT NULL, marks TEXT NOT NULL, row TEXT)`,
  );
  const columns = new Set(
    db
      .prepare(`PRAGMA table_info("${table}")`)
      .all()
      .map((column) => `"${String(column['name'])}"`),
  );
  for (const path of paths) {
    const column = columnOf(path);
    if (columns.has(column)) continue;
    db.exec(`ALTER TABLE "${table}" ADD COLUMN ${column} ANY; UPDATE "${table}" SET ${column} = row ->> '$.${path}'`);
  }
  for (const index of indexes)
    db.exec(
      `CREATE INDEX IF NOT EXISTS "${table}__${index.join('_').replaceAll('.', '_')}" ON "${table}" (${index.map(expressionOf).join(', ')})`,
    );
};

const openCollection = <Row>(
  db: Database,
  table: string,
  { indexes = [], synced = false }: CollectionOptions,
): Collection<Row> => {
  const paths = [...new Set(indexes.flat())].filter((path) => path !== 'id');
  createTable(db, table, paths, indexes);
  const names = paths.map((path) => `, ${columnOf(path)}`).join('');
  const insert = db.prepare(
    `INSERT OR IGNORE INTO "${table}" (id, v, marks, row${names}) VALUES (?, 1, ?, ?${', ?'.repeat(paths.length)})`,
  );
  const assignments = paths.map((path) => `, ${columnOf(path)} = ?`).join('');
  const update = db.prepare(`UPDATE "${table}" SET v = v + 1, marks = ?, row = ?${assignments} WHERE id = ? AND v = ?`);
  // SQLite rewrites an index for every column that is set, changed or not. Most writes change none: checking first halves the time.
  const updateUnmoved = db.prepare(
    `UPDATE "${table}" SET v = v + 1, marks = ?, row = ? WHERE id = ? AND v = ?${paths.map((path) => ` AND ${columnOf(path)} IS ?`).join('')}`,
  );
  const parts = paths.map((path) => path.split('.'));
  const selectAfter = db.prepare(`SELECT * FROM "${table}" WHERE id > ? ORDER BY id LIMIT ${SCAN_CHUNK}`);

  const toStored = ({ id, v, marks, row }: TableRow): Stored<Row> => ({
    id,
    v,
    marks: JSON.parse(marks) as Record<string, number>,
    row: row === null ? undefined : (JSON.parse(row) as Row),
  });

  return {
    load: async (ids) => {
      const found = new Map<string, Stored<Row>>();
      for (let i = 0; i < ids.length; i += LOAD_CHUNK) {
        const chunk = ids.slice(i, i + LOAD_CHUNK);
        const places = ids.length === 1 ? '?' : Array.from({ length: LOAD_CHUNK }, () => '?').join(',');
        const padded =
          ids.length === 1 ? chunk : [...chunk, ...Array.from<null>({ length: LOAD_CHUNK - chunk.length }).fill(null)];
        const rows = db
          .prepare(`SELECT * FROM "${table}" WHERE id IN (${places})`)
          .all(...padded) as unknown as TableRow[];
        for (const row of rows) found.set(row.id, toStored(row));
      }
      return found;
    },
    find: async (find) => {
      assertCovered(table, find, indexes);
      const { sql, values } = whereOf(find.where);
      const order = (find.sort ?? []).map(([path, direction]) => `${expressionOf(path)} ${direction}`);
      const by = `ORDER BY ${[...order, 'id'].join(', ')}`;
      // SQLite carries all selected columns through its sort, also of the rows before the page: rows are fetched after the page is known.
      const wanted =
        find.limit === undefined && !find.offset
          ? sql
          : `rowid IN (SELECT rowid FROM "${table}" WHERE ${sql} ${by} LIMIT ${Number(find.limit ?? -1)} OFFSET ${Number(find.offset ?? 0)})`;
      const statement = `SELECT id, row FROM "${table}" WHERE ${wanted} ${by}`;
      const rows = db.prepare(statement).all(...values) as unknown as TableRow[];
      return rows.map(({ id, row }) => ({ id, row: JSON.parse(row!) as Row }));
    },
    count: async (where) => {
      assertCovered(table, { ...(where && { where }) }, indexes);
      const { sql, values } = whereOf(where);
      return db.prepare(`SELECT COUNT(*) AS n FROM "${table}" WHERE ${sql}`).get(...values)!['n'] as number;
    },
    countBy: async (path, where) => {
      assertCovered(table, { ...(where && { where }), sort: [[path, 'asc']] }, indexes);
      const { sql, values } = whereOf(where);
      const by = expressionOf(path);
      const rows = db.prepare(`SELECT ${by} AS value, COUNT(*) AS n FROM "${table}" WHERE ${sql} GROUP BY ${by}`);
      return new Map(rows.all(...values).map(({ value, n }) => [value as Scalar, n as number]));
    },
    write: async (rows: readonly Write<Row>[]) => {
      rows.forEach(assertStorableRow);
      const prepared = rows.map(({ id, v, marks, row }) => ({
        id,
        v,
        marks: JSON.stringify(marks),
        row: row === undefined ? null : storedText(row),
        values: parts.map((path) => valueOf(row === undefined ? null : at(row, path))),
      }));
      const moved = await db.write(() =>
        prepared.flatMap(({ id, v, marks, row, values }) => {
          const written =
            v === 0
              ? insert.run(id, marks, row, ...values).changes > 0
              : updateUnmoved.run(marks, row, id, v, ...values).changes > 0 ||
                (paths.length > 0 && update.run(marks, row, ...values, id, v).changes > 0);
          return written ? [] : [id];
        }),
      );
      if (synced) db.sync();
      return moved;
    },
    scan: async function* () {
      for (let after = ''; ;) {
        const rows = selectAfter.all(after) as unknown as TableRow[];
        if (rows.length === 0) return;
        yield rows.map(toStored);
        after = rows.at(-1)!.id;
      }
    },
    purge: (now, graceMs) =>
      db.write(() => {
        // Indexed columns of a tombstone are null: the index finds it among live rows.
        const gone = `row IS NULL${paths[0] === undefined ? '' : ` AND ${columnOf(paths[0])} IS NULL`}`;
        const metAt = `marks ->> '$.${MET_GONE}'`;
        db.prepare(`DELETE FROM "${table}" WHERE ${gone} AND ${metAt} <= ?`).run(now - graceMs);
        db.prepare(
          `UPDATE "${table}" SET marks = json_set(marks, '$.${MET_GONE}', ?) WHERE ${gone} AND ${metAt} IS NULL`,
        ).run(now);
      }),
    clear: () => db.write(() => void db.prepare(`DELETE FROM "${table}"`).run()),
  };
};

const expressionOf = (path: string): string => {
  if (!/^[A-Za-z0-9_.]+$/.test(path)) throw new Error(`${path} is not a path into a row.`);
  return path === 'id' ? 'id' : columnOf(path);
};

const at = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    row,
  );

const valueOf = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : value === undefined ? null : (value as SQLInputValue);

const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/**
 * A tombstone has null in every indexed column, so a condition that null cannot meet needs no check of the row itself. That check is
 * expensive: with it a count of 100,000 rows reads them all, without it only the index.
 */
const impliesRow = (where: NonNullable<Find['where']>): boolean =>
  Object.entries(where).some(
    ([path, condition]) =>
      path !== 'id' && condition !== null && (typeof condition !== 'object' || Object.keys(condition).length > 0),
  );

const whereOf = (where: Find['where'] = {}): { sql: string; values: SQLInputValue[] } => {
  const parts = impliesRow(where) ? [] : ['row IS NOT NULL'];
  const values: SQLInputValue[] = [];
  for (const [path, condition] of Object.entries(where)) {
    const expression = expressionOf(path);
    if (condition === null) parts.push(`${expression} IS NULL`);
    else if (typeof condition !== 'object') {
      parts.push(`${expression} = ?`);
      values.push(valueOf(condition));
    } else {
      const { in: anyOf, ...bounds } = condition as Exclude<Condition, string | number | boolean | null>;
      if (anyOf) {
        parts.push(`${expression} IN (${anyOf.map(() => '?').join(',') || 'NULL'})`);
        values.push(...anyOf.map(valueOf));
      }
      for (const [operator, value] of Object.entries(bounds)) {
        parts.push(`${expression} ${operators[operator as keyof typeof operators]} ?`);
        values.push(valueOf(value));
      }
    }
  }
  return { sql: parts.join(' AND '), values };
};
