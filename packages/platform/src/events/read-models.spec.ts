import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import type { Projection } from '@carsi/kernel/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '../embedded/platform.js';
import { createLogger } from '../logging.js';
import type { EventStore } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { movableClock } from '../testing/movable-clock.js';
import { readModelOf } from './definition.js';
import { ReadModels } from './read-models.js';

type Sold = Event<'Sold', { readonly shop: string; readonly pieces: number }>;
interface Till {
  readonly pieces: number;
}
const till = (version = 1, factor = 1): Projection<Till, Sold> => ({
  name: 'till',
  version,
  rows: ({ data }) => [data.shop],
  evolve: (row, { data }) => ({ pieces: (row?.pieces ?? 0) + data.pieces * factor }),
});

describe('the projections of a service', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let platform: EmbeddedPlatform;
  let store: EventStore;
  let clock: ReturnType<typeof movableClock>;
  let n = 0;
  const open = async (
    projection: Projection<Till, Sold>,
    afterWrite?: (rows: readonly { readonly id: string; readonly row: Till | undefined }[]) => Promise<void> | void,
    afterRebuild?: () => Promise<void>,
  ): Promise<ReadModels> => {
    store = platform.store('reviews', (event) => event);
    const readModels = new ReadModels(
      store,
      platform.collections('reviews'),
      platform.log,
      platform.clock,
      createLogger('test', 'silent'),
    );
    const sources = ['store', 'carsi.telemetry'] as const;
    const followed = { ...(afterWrite && { afterWrite }), ...(afterRebuild && { afterRebuild }) };
    await readModels.start([readModelOf({ projection, sources, indexes: [['pieces']], ...followed })]);
    return readModels;
  };
  const sell = async (shop: string, pieces = 1): Promise<number> => {
    const commandId = `c${n++}`;
    const events: Sold[] = [{ type: 'Sold', data: { shop, pieces } }];
    const { version } = await store.append(`sale-${commandId}`, 0, {
      events,
      by: null,
      at: '2026-11-21T09:00:00Z',
      commandId,
      correlationId: commandId,
    });
    return store.positionOf(`sale-${commandId}`, version);
  };
  const content = async (readModels: ReadModels): Promise<string> => {
    const rows = [];
    for await (const row of readModels.content('till')) rows.push(row);
    return canonical(rows);
  };
  beforeEach(async () => {
    folder = temporaryFolder();
    clock = movableClock();
    platform = await createEmbeddedPlatform(folder.path, { clock });
  });
  afterEach(async () => {
    await platform.stop();
    folder.remove();
  });

  it('show what was just written once they have passed it', async () => {
    const readModels = await open(till());
    expect(await readModels.waitFor(['till'], await sell('a', 5))).toBe(true);
    expect(await readModels.of(till()).get('a')).toEqual({ pieces: 5 });
    await readModels.stop();
  });
  it('say no after a while when they have not', async () => {
    const readModels = await open(till());
    expect(await readModels.waitFor(['till'], 99, 60)).toBe(false);
    await readModels.stop();
  });
  it('show what was written although whoever keeps a copy is away, who is told as soon as it is back', async () => {
    const copy = new Map<string, number | undefined>();
    let isUnavailable = true;
    const follow = (rows: readonly { readonly id: string; readonly row: Till | undefined }[]): void => {
      if (isUnavailable) throw new Error('away');
      for (const { id, row } of rows) copy.set(id, row?.pieces);
    };
    const readModels = await open(till(), follow);
    expect(await readModels.waitFor(['till'], await sell('a', 5))).toBe(true);
    expect(await readModels.waitFor(['till'], await sell('b', 1))).toBe(true);
    expect(await readModels.waitFor(['till'], await sell('a', 2))).toBe(true);
    expect(await readModels.of(till()).get('a')).toEqual({ pieces: 7 });
    expect(copy.size).toBe(0);
    isUnavailable = false;
    await readModels.waitUntilCaughtUp('till');
    expect([...copy]).toEqual([
      ['a', 7],
      ['b', 1],
    ]);
    await readModels.stop();
  });
  it('tell after a restart what whoever keeps a copy had not heard', async () => {
    const first = await open(till(), () => {
      throw new Error('away');
    });
    await first.waitFor(['till'], await sell('a', 5));
    await first.stop();
    const received: string[] = [];
    const second = await open(till(), (rows) => void received.push(...rows.map(({ id }) => id)));
    await second.waitUntilCaughtUp('till');
    expect(received).toEqual(['a']);
    await second.stop();
    const third = await open(till(), (rows) => void received.push(...rows.map(({ id }) => id)));
    await third.waitUntilCaughtUp('till');
    expect(received).toEqual(['a']);
    await third.stop();
  });
  it('wait for whoever keeps a copy, but not for long', async () => {
    let tell = (): void => undefined;
    const readModels = await open(till(), () => new Promise<void>((resolve) => (tell = resolve)));
    const begun = Date.now();
    expect(await readModels.waitFor(['till'], await sell('a'), 120_000)).toBe(true);
    expect(Date.now() - begun).toBeGreaterThan(250);
    expect(Date.now() - begun).toBeLessThan(60_000);
    tell();
    await readModels.waitUntilCaughtUp('till');
    await readModels.stop();
  });
  it('go on where they stopped, from the store and from the log', async () => {
    const first = await open(till());
    await first.waitFor(['till'], await sell('a'));
    await first.stop();
    await sell('a');
    await platform.log.append('carsi.telemetry', [
      { key: 'a', at: '2026-11-21T09:00:00Z', by: null, events: [{ type: 'Sold', data: { shop: 'a', pieces: 10 } }] },
    ]);
    const second = await open(till());
    await expect.poll(() => second.of(till()).get('a')).toEqual({ pieces: 12 });
    await second.stop();
  });
  it('are the same, byte for byte, when they are rebuilt while events go on coming, and tell nobody of it', async () => {
    let received = 0;
    const readModels = await open(till(), () => void received++);
    for (let i = 0; i < 700; i++) await sell(`shop${i % 7}`, i);
    let selling = true;
    const more = (async () => {
      for (let i = 0; selling; i++) await sell(`shop${i % 7}`);
    })();
    await readModels.rebuild('till');
    selling = false;
    await more;
    const position = await sell('last');
    await readModels.waitFor(['till'], position);
    const rebuilt = await content(readModels);
    expect(readModels['status']).toBeDefined();
    await readModels.waitUntilCaughtUp('till');
    const receivedBefore = received;
    await readModels.rebuild('till');
    expect(await content(readModels)).toBe(rebuilt);
    expect(received).toBe(receivedBefore);
    await readModels.stop();
  });
  it('tell who keeps a copy once that others took their place, also after a failure and a restart', async () => {
    let requested = 0;
    let isUnavailable = true;
    const received = async (): Promise<void> => {
      requested += 1;
      if (isUnavailable) throw new Error('away');
    };
    const readModels = await open(till(), undefined, received);
    await readModels.waitFor(['till'], await sell('a', 3));
    expect(requested).toBe(0);
    await readModels.rebuild('till');
    await expect.poll(() => requested).toBe(1);
    await readModels.stop();
    isUnavailable = false;
    const again = await open(till(), undefined, received);
    const ids: string[] = [];
    for await (const chunk of again.of(till()).ids()) ids.push(...chunk);
    expect(ids).toEqual(['a']);
    await expect.poll(() => requested).toBe(2);
    // A repetition would come with the next turn, before the one of another rebuild.
    clock.advance(1_000);
    await again.rebuild('till');
    clock.advance(1_000);
    await expect.poll(() => requested).toBeGreaterThan(2);
    expect(requested).toBe(3);
    await again.stop();
  });
  it('are made again when their version has risen', async () => {
    const old = await open(till(1));
    await old.waitFor(['till'], await sell('a', 3));
    await old.stop();
    const now = await open(till(2, 10));
    expect(await now.of(till(2)).get('a')).toEqual({ pieces: 30 });
    expect((await now.status())[0]).toMatchObject({ version: 2, generation: 2, faults: 0 });
    await now.stop();
  });
  it('miss nothing in a rebuild after one that was cut short', async () => {
    const readModels = await open(till());
    await platform.log.append('carsi.telemetry', [
      { key: 'a', at: '2026-11-21T09:00:00Z', by: null, events: [{ type: 'Sold', data: { shop: 'a', pieces: 10 } }] },
    ]);
    await readModels.waitUntilCaughtUp('till');
    // What a process that died in the middle leaves: rows of the next generation, and how far it had read for them.
    await platform.collections('reviews').open('till_g2', { indexes: [['pieces']] });
    const topic = 'carsi.telemetry';
    const cut = await platform.log.read({
      topic,
      name: `till.g2.${topic}`,
      kind: 'competing',
      handle: () => Promise.resolve(),
    });
    await expect.poll(() => cut.lag()).toBe(0);
    await cut.stop();
    await readModels.rebuild('till');
    expect(await readModels.of(till()).get('a')).toEqual({ pieces: 10 });
    await readModels.stop();
  });
  it('record a bug and are repaired by new code and a rebuild', async () => {
    const broken: Projection<Till, Sold> = {
      ...till(),
      evolve: (row, event, ...rest) => {
        if (event.data.pieces === 13) throw new Error('superstition');
        return till().evolve(row, event, ...rest);
      },
    };
    const readModels = await open(broken);
    await sell('a', 1);
    await readModels.waitFor(['till'], await sell('a', 13));
    expect((await readModels.status())[0]).toMatchObject({ faults: 1 });
    await readModels.stop();
    const repaired = await open(till());
    expect(await repaired.of(till()).get('a')).toEqual({ pieces: 1 });
    await repaired.rebuild('till');
    expect(await repaired.of(till()).get('a')).toEqual({ pieces: 14 });
    expect((await repaired.status())[0]).toMatchObject({ faults: 0 });
    await repaired.stop();
  });
  it('stay faulty when they are rebuilt by the code that has the bug, and when it comes back', async () => {
    const broken = (version: number, unlucky: number): Projection<Till, Sold> => ({
      ...till(version),
      evolve: (row, event, ...rest) => {
        if (event.data.pieces === unlucky) throw new Error('superstition');
        return till().evolve(row, event, ...rest);
      },
    });
    const faultsOf = async (readModels: ReadModels): Promise<number | undefined> =>
      (await readModels.status())[0]?.faults;
    const readModels = await open(broken(1, 13));
    await readModels.waitFor(['till'], await sell('a', 13));
    await readModels.rebuild('till');
    expect(await faultsOf(readModels)).toBe(1);
    await readModels.stop();
    const repaired = await open(broken(2, 0));
    expect(await faultsOf(repaired)).toBe(0);
    await repaired.stop();
    const back = await open(broken(3, 13));
    expect(await faultsOf(back)).toBe(1);
    await back.stop();
  });
});
