import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedCollections } from '../embedded/sqlite/collections.js';
import { openDatabase } from '../embedded/sqlite/database.js';
import { temporaryFolder } from '../testing/folder.js';
import { removeExpired } from './remove-expired.js';

describe('what has had its time', () => {
  const folder = temporaryFolder();
  const db = openDatabase(join(folder.path, 'x.db'), { durable: false });
  afterAll(() => {
    db.close();
    folder.remove();
  });

  it('goes at once, and a week later leaves nothing behind', async () => {
    const collections = createEmbeddedCollections(db, db, 'identity');
    const rows = await collections.open<{ expiresAt: string }>('sessions', { source: true, indexes: [['expiresAt']] });
    const left = (): number => db.prepare('SELECT COUNT(*) AS n FROM identity_sessions').get()!['n'] as number;
    const on = (day: number): string => new Date(Date.UTC(2026, 10, day)).toISOString();
    const ids = Array.from({ length: 600 }, (_, n) => `s${n}`);
    await rows.write(ids.map((id) => ({ id, v: 0, marks: {}, row: { expiresAt: on(2) } })));
    await rows.write([{ id: 'stays', v: 0, marks: {}, row: { expiresAt: on(29) } }]);
    expect(await removeExpired(rows, on(3))).toBe(600);
    expect((await rows.load(['s1'])).get('s1')!.row).toBeUndefined();
    for (let day = 4; day < 11; day += 1) await removeExpired(rows, on(day));
    expect(left()).toBe(601);
    await removeExpired(rows, on(11));
    expect(left()).toBe(1);
    expect(await rows.count()).toBe(1);
  });
});
