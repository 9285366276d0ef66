import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.js';
import { temporaryFolder } from '../testing/folder.js';
import { openDatabase } from './sqlite/database.js';
import { createEmbeddedPlatform } from './platform.js';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('a data folder', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => void (folder = temporaryFolder()));
  afterEach(() => folder.remove());
  const within = (...names: string[]): string => join(folder.path, ...names);

  it.each(['carsi.db', 'views.db'])('is nobody’s again when its %s is refused', async (name) => {
    writeFileSync(within(name), 'A letter, and no database at all. '.repeat(40));
    await expect(createEmbeddedPlatform(folder.path)).rejects.toThrow('not a database');
    rmSync(within(name));
    const platform = await createEmbeddedPlatform(folder.path);
    await platform.stop();
  });

  it('is for its own user alone, also where an operator made it and an older version its files', async () => {
    chmodSync(folder.path, 0o755);
    mkdirSync(within('outbox'), { mode: 0o755 });
    writeFileSync(within('carsi.db'), '', { mode: 0o644 });
    const platform = await createEmbeddedPlatform(folder.path);
    await platform.files.put('a/b.txt', Buffer.from('x'), 'text/plain');
    await platform.mail.send({ id: 'one', to: 'a@example.com', subject: '', text: '', html: '' });
    await platform
      .store('reviews', () => undefined)
      .append('a', 0, { events: [], by: null, at: '', commandId: 'c', correlationId: 'r' });
    expect(modeOf(folder.path)).toBe('700');
    for (const name of ['files', 'files/a', 'outbox']) expect([name, modeOf(within(name))]).toEqual([name, '700']);
    for (const name of ['carsi.db', 'carsi.db-wal', 'views.db', 'files/a/b.txt', 'outbox/one.json', 'control.sock'])
      expect([name, modeOf(within(name))]).toEqual([name, '600']);
    await platform.backup(within('copy'), within('copy.keys.db'));
    expect(modeOf(within('copy'))).toBe('700');
    for (const name of ['copy.keys.db', 'copy/carsi.db']) expect([name, modeOf(within(name))]).toEqual([name, '600']);
    await platform.stop();
  });

  describe('that a killed process was about to open', () => {
    const lock = (text: string): void => writeFileSync(within('starting.lock'), text);

    it.each([
      ['whose number another process has now', '1 another-run-of-the-machine 42'],
      ['whose number is ours now, as the first of a container', `${process.pid} another-run-of-the-machine 42`],
      ['of an older version, whose number is ours now', String(process.pid)],
      ['of which nothing was written', ''],
    ])('%s, is opened', async (_what, text) => {
      lock(text);
      const platform = await createEmbeddedPlatform(folder.path);
      expect(existsSync(within('starting.lock'))).toBe(false);
      await platform.stop();
    });
    it('is not opened while the one that opens it lives', async () => {
      lock('1');
      await expect(createEmbeddedPlatform(folder.path)).rejects.toThrow('Another process is opening');
    });
  });

  it('is backed up while it answers, whatever is written meanwhile', async () => {
    const platform = await createEmbeddedPlatform(folder.path);
    const store = platform.store('reviews', () => undefined);
    const append = (n: number) =>
      store.append(`s-${n}`, 0, {
        events: [{ type: 'Said', data: 'x'.repeat(40_000) }],
        by: null,
        at: '2026-11-21T09:00:00Z',
        commandId: `c${n}`,
        correlationId: 'r',
      });
    for (let n = 0; n < 400; n += 1) await append(n);
    const keys = await platform.collections('reviews').open<object>('personal_keys', { source: true });
    await keys.write(
      Array.from({ length: 10_000 }, (_, n) => ({ id: `k${n}`, v: 0, marks: {}, row: { key: `key-${n}` } })),
    );
    for (let n = 0; n < 300; n += 1) await platform.files.put(`many/${n}.txt`, Buffer.from('x'), 'text/plain');
    let [turns, written] = [0, 0];
    let isDone = false;
    const busy = (async () => {
      for (; !isDone; turns += 1) {
        if (turns % 20 === 0) await append(1_000 + written++);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await platform.backup(within('copy'), within('copy.keys.db'));
    isDone = true;
    await busy;
    // In one piece it would have left no turn at all.
    expect(turns).toBeGreaterThan(30);
    expect(written).toBeGreaterThan(1);
    const copy = new DatabaseSync(within('copy', 'carsi.db'), { readOnly: true });
    expect(copy.prepare('SELECT COUNT(*) AS n, MAX(position) AS last FROM reviews_commits').get()).toMatchObject({
      n: expect.toSatisfy((n: number) => n >= 400),
    });
    expect(copy.prepare('SELECT COUNT(*) AS n FROM reviews_personal_keys').get()).toEqual({ n: 0 });
    expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    const apart = new DatabaseSync(within('copy.keys.db'), { readOnly: true });
    expect(apart.prepare('SELECT COUNT(*) AS n FROM reviews_personal_keys').get()).toEqual({ n: 10_000 });
    apart.close();
    expect(readdirSync(within('copy', 'files', 'many'))).toHaveLength(600);
    await platform.stop();
  });

  it('lets mails go that have lain in the outbox for thirty days', async () => {
    const clock = manualClock(new Date().toISOString());
    const platform = await createEmbeddedPlatform(folder.path, { clock });
    for (const id of ['old', 'new'])
      await platform.mail.send({ id, to: 'a@example.com', subject: '', text: '', html: '' });
    const [days, now] = [86_400, clock.now().getTime() / 1_000];
    utimesSync(within('outbox', 'old.json'), now - 31 * days, now - 31 * days);
    utimesSync(within('outbox', 'new.json'), now - 29 * days, now - 29 * days);
    clock.advance(3_600_000);
    await expect.poll(() => readdirSync(within('outbox'))).toEqual(['new.json']);
    await platform.stop();
  });
});

describe('a group of works in one commit', () => {
  it('keeps nothing of one that throws after its first statement, and all of the others', async () => {
    const folder = temporaryFolder();
    const db = openDatabase(join(folder.path, 'x.db'), { durable: false });
    db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
    const insert = db.prepare('INSERT INTO t VALUES (?)');
    const works = await Promise.allSettled([
      db.write(() => insert.run(1)),
      db.write(() => {
        insert.run(2);
        throw new Error('half way');
      }),
      db.write(() => insert.run(3)),
    ]);
    expect(works.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(db.prepare('SELECT n FROM t ORDER BY n').all()).toEqual([{ n: 1 }, { n: 3 }]);
    db.close();
    folder.remove();
  });
});
