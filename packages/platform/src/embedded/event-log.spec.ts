import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.js';
import { createLogger } from '../hosting/logging.js';
import { temporaryFolder } from '../testing/folder.js';
import { openDatabase } from './database.js';
import { createEmbeddedEventLog } from './event-log.js';

const visit = (key: string) => ({ key, at: '2026-11-22T09:00:00Z', by: null, events: [] });

describe('readers of a folder whose views are thrown away', () => {
  it('go on where they were if their effects are not derived, and begin again if they are', async () => {
    const folder = temporaryFolder();
    const file = (name: string, durable: boolean) => openDatabase(join(folder.path, name), { durable });
    const run = async (viewsFile: string, keys: readonly string[]) => {
      const [events, views] = [file('carsi.db', true), file(viewsFile, false)];
      const log = createEmbeddedEventLog(events, views, systemClock, createLogger('test', 'silent'));
      const seen = { policy: [] as string[], projection: [] as string[] };
      await log.append('carsi.visits', keys.map(visit));
      const readings = await Promise.all(
        (['policy', 'projection'] as const).map((name) =>
          log.read({
            topic: 'carsi.visits',
            name,
            kind: 'competing',
            derived: name === 'projection',
            handle: async (records) => void seen[name].push(...records.map(({ key }) => key)),
          }),
        ),
      );
      await expect.poll(async () => Promise.all(readings.map((reading) => reading.lag()))).toEqual([0, 0]);
      await log.stop();
      events.close();
      views.close();
      return seen;
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
    const seen: string[] = [];
    const reading = await log.read({
      topic: 'carsi.visits',
      name: 'till',
      kind: 'competing',
      handle: async (records) => void seen.push(...records.map(({ key }) => key)),
    });
    views.exec('PRAGMA query_only = ON');
    await log.append('carsi.visits', [visit('tea')]);
    await expect.poll(() => seen.length).toBeGreaterThan(1);
    views.exec('PRAGMA query_only = OFF');
    await expect.poll(() => reading.lag()).toBe(0);
    await log.append('carsi.visits', [visit('water')]);
    await expect.poll(() => seen.at(-1)).toBe('water');
    await log.stop();
    events.close();
    views.close();
    folder.remove();
  });
});
