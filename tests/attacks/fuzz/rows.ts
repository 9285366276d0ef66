import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical } from '@carsi/kernel/given';

/** Every derived row of a folder that nobody uses, by service, read model and id. */
export const derivedRows = (folder: string): ReadonlyMap<string, string> => {
  const db = new DatabaseSync(join(folder, 'views.db'), { readOnly: true });
  const rows = new Map<string, string>();
  const collections = db.prepare('SELECT service, name FROM collections ORDER BY service, name').all() as {
    service: string;
    name: string;
  }[];
  for (const { service, name } of collections) {
    const table = `${service}_${name.replaceAll(/[^a-z0-9]+/g, '_')}`;
    // `<read model>_g<generation>`; everything else is bookkeeping.
    const readModel = /^(.+)_g\d+$/.exec(name)?.[1];
    if (readModel === undefined) continue;
    for (const { id, row } of db.prepare(`SELECT id, row FROM "${table}" WHERE row IS NOT NULL`).all() as {
      id: string;
      row: string;
    }[])
      rows.set(`${service} ${readModel} ${id}`, canonical(JSON.parse(row)));
  }
  db.close();
  return rows;
};
