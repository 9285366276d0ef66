import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { readModelOf } from '@carsi/platform/events/definition';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `EVERY=1` looks at each byte. */
const EVERY = Number(process.env['EVERY'] ?? 499);
const FRAME = 4_096 + 24;
const COMMITS = 12;

type Sold = Event<'Sold', { readonly shop: string; readonly what: string }>;
const till: Projection<{ readonly sold: readonly string[] }, Sold> = {
  name: 'till',
  version: 1,
  rows: ({ data }) => [data.shop],
  evolve: (row, { data }) => ({ sold: [...(row?.sold ?? []), data.what] }),
};
const logger = createLogger('test', 'silent');

/** What a folder holds once everything has been read: commits, visits, and the rows made of both. */
const contentOf = async (
  path: string,
  more: (opened: Awaited<ReturnType<typeof open>>) => Promise<void> = async () => undefined,
) => {
  const opened = await open(path);
  try {
    await more(opened);
    const { store, readModels } = opened;
    await readModels.waitUntilCaughtUp('till');
    const commits = (await store.readAll(0, 1_000)).map(({ events }) => (events[0] as Sold).data.what);
    const rows = [];
    for await (const { row } of readModels.content('till')) rows.push(...(row as { sold: string[] }).sold);
    return { commits, rows: rows.sort() };
  } finally {
    await opened.readModels.stop();
    await opened.platform.stop();
  }
};
const open = async (path: string) => {
  const platform = await createEmbeddedPlatform(path);
  try {
    const store = platform.store('reviews', (event) => event);
    const readModels = new ReadModels(store, platform.collections('reviews'), platform.log, platform.clock, logger);
    await readModels.start([readModelOf({ projection: till, sources: ['store', 'carsi.visits'] })]);
    return { platform, store, readModels };
  } catch (error) {
    await platform.stop();
    throw error;
  }
};

describe('a data folder that was left by a kill and damaged since', () => {
  const folder = temporaryFolder();
  const left = join(folder.path, 'left');
  const closed = join(folder.path, 'closed');
  const tried = join(folder.path, 'tried');
  const sold = Array.from({ length: COMMITS }, (_, n) => `tea-${n}`);
  const visits = Array.from({ length: COMMITS }, (_, n) => `visit-${n}`);
  beforeAll(async () => {
    const path = join(folder.path, 'live');
    await contentOf(path, async ({ platform, store, readModels }) => {
      for (let n = 0; n < COMMITS; n++) {
        const events: Sold[] = [{ type: 'Sold', data: { shop: `shop-${n % 3}`, what: sold[n]! } }];
        const meta = { by: null, at: '2026-11-21T09:00:00Z', commandId: `c${n}`, correlationId: 'r' };
        await store.append(`sale-${n}`, 0, { ...meta, events });
        const visit: Sold = { type: 'Sold', data: { shop: `shop-${n % 3}`, what: visits[n]! } };
        await platform.log.append('carsi.visits', [{ key: 'k', at: meta.at, by: null, events: [visit] }]);
        if (n === 5) await readModels.waitUntilCaughtUp('till');
      }
      await readModels.waitUntilCaughtUp('till');
      // As a kill leaves it: the files as they are while it runs.
      mkdirSync(left);
      for (const name of readdirSync(path)) if (/\.db/.test(name)) copyFileSync(join(path, name), join(left, name));
    });
    cpSync(path, closed, { recursive: true, filter: (from) => !from.endsWith('.sock') });
  });
  afterAll(() => folder.remove());

  /** Opens and has everything but, at worst, the last commit; or refuses. Never anything else. */
  const tryWith = async (damage: () => void, from = left): Promise<'opens' | 'refuses'> => {
    rmSync(tried, { recursive: true, force: true });
    cpSync(from, tried, { recursive: true });
    damage();
    let content;
    try {
      content = await contentOf(tried);
    } catch (error) {
      expect(String(error)).toMatch(/carsi\.db|views\.db|checksum|malformed|not a database/);
      return 'refuses';
    }
    const { commits, rows } = content;
    expect(commits).toEqual(sold.slice(0, commits.length));
    const counted = rows.filter((what) => what.startsWith('visit'));
    expect([...counted].sort()).toEqual(visits.slice(0, counted.length).sort());
    expect(commits.length + counted.length).toBeGreaterThanOrEqual(2 * COMMITS - 1);
    expect(rows).toEqual([...commits, ...counted].sort());
    return 'opens';
  };

  it('that was not damaged has everything that was acknowledged', async () =>
    expect(await tryWith(() => undefined)).toBe('opens'));

  it.each([
    ['carsi.db-wal', left],
    ['views.db-wal', left],
    // Rows of views.db have no checksums: a byte that flips at rest there is not detected, and a rebuild repairs it.
    ['carsi.db', closed],
  ])(
    'opens without what was never acknowledged, or refuses, wherever %s is cut or flipped',
    async (name, from) => {
      const complete = readFileSync(join(from, name));
      const observed = { opens: 0, refuses: 0 };
      const places = name.endsWith('-wal') ? 4 * FRAME : complete.length;
      for (let at = Math.max(0, complete.length - places); at < complete.length; at += EVERY) {
        const flip = (): void => {
          const flipped = Buffer.from(complete);
          flipped[at]! ^= 0x20;
          writeFileSync(join(tried, name), flipped);
        };
        observed[await tryWith(flip, from)] += 1;
        if (at > complete.length - FRAME) observed[await tryWith(() => truncateSync(join(tried, name), at), from)] += 1;
      }
      expect(observed.opens).toBeGreaterThan(5);
      expect(observed.refuses).toBeGreaterThan(3);
    },
    3_600_000,
  );

  it('makes its views anew when they are gone', async () => {
    expect(
      await tryWith(() => {
        for (const name of readdirSync(tried)) if (name.startsWith('views')) rmSync(join(tried, name));
      }),
    ).toBe('opens');
  });
});
