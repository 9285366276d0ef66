import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folder.js';
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
  it('are not counted once they are gone, by no index and by one that was declared later', async () => {
    const rows = await collections.open<{ city: number | null }>('gone');
    const row = (id: string, city: number | null) => ({ id, v: 0, marks: {}, row: { city } });
    await rows.write([row('a', 6), row('b', 6), row('c', null)]);
    await rows.write([{ id: 'a', v: 1, marks: {}, row: undefined }]);
    const after = await collections.open<{ city: number | null }>('gone', { indexes: [['city']] });
    expect(await after.count()).toBe(2);
    expect(await after.count({ city: 6 })).toBe(1);
    expect(await after.count({ city: { gte: 0 } })).toBe(1);
    expect(await after.count({ city: null })).toBe(1);
    await after.write([{ id: 'b', v: 1, marks: {}, row: undefined }]);
    expect([await after.count(), await after.count({ city: { in: [6] } })]).toEqual([1, 0]);
  });
  it('are not looked for where no index leads', async () => {
    const rows = await collections.open<{ name: string }>('names');
    await expect(rows.find({ where: { name: 'x' } })).rejects.toThrow('No declared index');
  });
});
