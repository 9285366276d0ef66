import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { createEmbeddedCollections } from './collections.js';
import { openDatabase } from './database.js';

describe('rows in a table', () => {
  const folder = temporaryFolder();
  const db = openDatabase(join(folder.path, 'views.db'), { durable: false });
  const collections = createEmbeddedCollections(db, db, 'shop');
  afterAll(() => {
    db.close();
    folder.remove();
  });

  it('are found by an index that was declared after they had been written', async () => {
    const before = await collections.open<{ city: { plate: number }; open: boolean }>('shops');
    await before.write([
      { id: 'a', v: 0, marks: {}, row: { city: { plate: 6 }, open: true } },
      { id: 'b', v: 0, marks: {}, row: { city: { plate: 34 }, open: true } },
    ]);
    const after = await collections.open<{ city: { plate: number }; open: boolean }>('shops', {
      indexes: [['city.plate', 'open']],
    });
    expect(await after.find({ where: { 'city.plate': 6, open: true } })).toEqual([
      { id: 'a', row: { city: { plate: 6 }, open: true } },
    ]);
    await after.write([{ id: 'b', v: 1, marks: {}, row: { city: { plate: 6 }, open: false } }]);
    expect(await after.count({ 'city.plate': 6, open: false })).toBe(1);
  });
  it('are not looked for where no index leads', async () => {
    const rows = await collections.open<{ name: string }>('names');
    await expect(rows.find({ where: { name: 'x' } })).rejects.toThrow('No declared index');
  });
});
