import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.js';
import { createLogger } from '../../logging.js';
import { temporaryFolder } from '../../testing/folder.js';
import { openDatabase } from './database.js';
import { createEmbeddedEventLog } from './event-log.js';

const visit = (key: string) => ({ key, at: '2026-11-22T09:00:00Z', by: null, events: [] });

describe('readers of a folder whose views are deleted', () => {
  it('go on where they were if their effects are not derived, and begin again if they are', async () => {
    const folder = temporaryFolder();
    const file = (name: string, durable: boolean) => openDatabase(join(folder.path, name), { durable });
    const run = async (viewsFile: string, keys: readonly string[]) => {
      const [events, views] = [file('carsi.db', true), file(viewsFile, false)];
      const log = createEmbeddedEventLog(events, views, systemClock, createLogger('test', 'silent'));
      const observed = { policy: [] as string[], projection: [] as string[] };
      await log.append('carsi.visits', keys.map(visit));
      const readings = await Promise.all(
        (['policy', 'projection'] as const).map((name) =>
          log.read({
            topic: 'carsi.visits',
            name,
            kind: 'competing',
            derived: name === 'projection',
            handle: async (records) => void observed[name].push(...records.map(({ key }) => key)),
          }),
        ),
      );
      await expect.poll(async () => Promise.all(readings.map((reading) => reading.lag()))).toEqual([0, 0]);
      await log.stop();
      events.close();
      views.close();
      return observed;
    };
    expect(await run('views.db', ['tea'])).toEqual({ policy: ['tea'], projection: ['tea'] });
    expect(await run('other-views.db', ['water'])).toEqual({ policy: ['water'], projection: ['tea', 'water'] });
    expect(await run('views.db', [])).toEqual({ policy: [], projection: ['water'] });
    folder.remove();
  });
});

describe('a reader whose folder cannot be written for a while', () => {
  it('gets its records again, and goes on when it can be written', async () => {
    const folder = temporaryFolder();
    const events = openDatabase(join(folder.path, 'carsi.db'), { durable: true });
    const views = openDatabase(join(folder.path, 'views.db'), { durable: false });
    const log = createEmbeddedEventLog(events, views, systemClock, createLogger('test', 'silent'));
    const observed: string[] = [];
    const reading = await log.read({
      topic: 'carsi.visits',
      name: 'till',
      kind: 'competing',
      handle: async (records) => void observed.push(...records.map(({ key }) => key)),
    });
    views.exec('PRAGMA query_only = ON');
    await log.append('carsi.visits', [visit('tea')]);
    await expect.poll(() => observed.length).toBeGreaterThan(1);
    views.exec('PRAGMA query_only = OFF');
    await expect.poll(() => reading.lag()).toBe(0);
    await log.append('carsi.visits', [visit('water')]);
    await expect.poll(() => observed.at(-1)).toBe('water');
    await log.stop();
    events.close();
    views.close();
    folder.remove();
  });
});

describe('telemetry that is too old', () => {
  const at = (day: number) => `2026-01-0${day}T09:00:00Z`;
  const open = (path: string) => {
    const events = openDatabase(join(path, 'carsi.db'), { durable: true });
    const views = openDatabase(join(path, 'views.db'), { durable: false });
    const log = createEmbeddedEventLog(events, views, systemClock, createLogger('test', 'silent'));
    const follow = async (name: string, from: 'origin' | 'now' = 'origin') => {
      const observed: string[] = [];
      const reading = await log.read({
        topic: 'carsi.visits',
        name,
        kind: 'competing',
        from,
        handle: async (records) => void observed.push(...records.map(({ key }) => key)),
      });
      return { seen: observed, reading };
    };
    const close = async () => {
      await log.stop();
      events.close();
      views.close();
    };
    const append = (...visits: [key: string, day: number][]) =>
      log.append(
        'carsi.visits',
        visits.map(([key, day]) => ({ ...visit(key), at: at(day) })),
      );
    return {
      log,
      follow,
      append,
      close,
      deleteBefore: (day: number) => log.deleteBefore!('carsi.visits', new Date(at(day))),
    };
  };

  it('is deleted up to the first younger record, however much it is', async () => {
    const folder = temporaryFolder();
    const { append, deleteBefore, follow, close } = open(folder.path);
    await append(...Array.from({ length: 2_500 }, (_, n): [string, number] => [`old-${n}`, 1]));
    await append(['young', 5], ['imported', 1], ['younger', 6]);
    await deleteBefore(5);
    await deleteBefore(5);
    const { seen, reading } = await follow('after');
    await expect.poll(() => reading.lag()).toBe(0);
    expect(seen).toEqual(['young', 'imported', 'younger']);
    await close();
    folder.remove();
  });

  it('takes no place from readers: neither from those who were there nor from those who come, also when nothing is left', async () => {
    const folder = temporaryFolder();
    const first = open(folder.path);
    await first.append(['a', 1], ['b', 2]);
    const before = await first.follow('before');
    await expect.poll(() => before.reading.lag()).toBe(0);
    await first.deleteBefore(9);
    expect(await before.reading.lag()).toBe(0);
    const origin = await first.follow('origin');
    const now = await first.follow('now', 'now');
    expect(await origin.reading.lag()).toBe(0);
    await first.append(['c', 3]);
    for (const { seen } of [origin, now]) await expect.poll(() => seen).toEqual(['c']);
    await expect.poll(() => before.seen).toEqual(['a', 'b', 'c']);
    await first.deleteBefore(9);
    await first.close();
    const second = open(folder.path);
    await second.append(['d', 4]);
    const again = await second.follow('before');
    await expect.poll(() => again.seen).toEqual(['d']);
    await expect.poll(() => again.reading.lag()).toBe(0);
    await second.close();
    folder.remove();
  });
});
