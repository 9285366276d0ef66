import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventLog, EventStore, LogReader, LogRecord, Publish, Subscription } from '../platform.js';

export interface OpenedLog {
  readonly log: EventLog;
  /** A service's store whose border is the given `publish`, and the names of its topic and of a topic of telemetry. */
  readonly store: EventStore;
  readonly topic: string;
  readonly telemetry: string;
  /** A further instance of a reading process; absent where there is only one. */
  another?(): Promise<{ readonly log: EventLog; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** What `Whispered` says stays inside; `Said` leaves as it is; `SaidTwice` leaves as another shape. */
const publish: Publish = (event) => {
  if (event.type === 'Whispered') return undefined;
  return event.type === 'SaidTwice' ? { type: 'Said', data: { twice: event.data } } : event;
};

const collect = (): { records: LogRecord[]; data: () => unknown[]; handle: LogReader['handle'] } => {
  const records: LogRecord[] = [];
  return {
    records,
    data: () => records.flatMap(({ events }) => events.map((event) => event.data)),
    handle: async (batch) => void records.push(...batch),
  };
};
const visit = (key: string, data: unknown) => ({
  key,
  at: '2026-03-01T09:00:00.000Z',
  by: null,
  events: [{ type: 'VisitTracked', data }],
});

/** `open` gives topics without records. */
export const eventLogContract = (name: string, open: (publish: Publish) => Promise<OpenedLog>): void => {
  describe(`the event log (${name})`, () => {
    let opened: OpenedLog;
    let log: EventLog;
    beforeEach(async () => {
      opened = await open(publish);
      log = opened.log;
    });
    afterEach(() => opened.close());

    const said = new Map<string, number>();
    beforeEach(() => said.clear());
    const say = async (stream: string, data: unknown, type = 'Said'): Promise<void> => {
      const version = said.get(stream) ?? 0;
      said.set(stream, version + 1);
      const commandId = `${stream}-${version}`;
      await opened.store.append(stream, version, {
        events: [{ type, data }],
        by: 'ayse',
        at: '2026-03-01T09:00:00.000Z',
        commandId,
        correlationId: 'visit-1',
      });
    };
    const competing = (
      reader: string,
      handle: LogReader['handle'],
      rest: Partial<LogReader> = {},
      from = log,
    ): Promise<Subscription> =>
      from.read({ topic: opened.topic, name: reader, kind: 'competing', from: 'origin', handle, ...rest });
    const broadcast = (reader: string, handle: LogReader['handle'], from = log): Promise<Subscription> =>
      from.read({ topic: opened.topic, name: reader, kind: 'broadcast', handle });

    /** The log may stand behind the store for a moment: a reader from the origin shows when it has caught up. */
    const arrived = async (count: number): Promise<void> => {
      const got = collect();
      const probe = await competing('probe', got.handle);
      await until(() => got.records.length === count);
      await probe.stop();
    };

    describe('a competing reader', () => {
      it('gets what was published before and after it came', async () => {
        await say('thing-1', 'before');
        const got = collect();
        const subscription = await competing('reviews.rating', got.handle);
        await until(() => got.records.length === 1);
        await say('thing-1', 'after');
        await until(() => got.records.length === 2);
        expect(got.records[0]).toMatchObject({
          topic: opened.topic,
          key: 'thing-1',
          at: '2026-03-01T09:00:00.000Z',
          by: 'ayse',
        });
        expect(got.data()).toEqual(['before', 'after']);
        await subscription.stop();
      });

      it('gets only what the border lets out, in the shape that it gives it', async () => {
        await say('thing-1', 'secret', 'Whispered');
        await say('thing-1', 'open', 'SaidTwice');
        const got = collect();
        const subscription = await competing('reviews.rating', got.handle);
        await until(() => got.records.length === 1);
        await pause(50);
        expect(got.records.map(({ events }) => events)).toEqual([[{ type: 'Said', data: { twice: 'open' } }]]);
        await subscription.stop();
      });

      it('gets the records of a key in their order, with the position that their commits have', async () => {
        const keys = Array.from({ length: 6 }, (_, i) => `thing-${i}`);
        for (let round = 0; round < 5; round++) await Promise.all(keys.map((key) => say(key, round)));
        const got = collect();
        const subscription = await competing('reviews.rating', got.handle);
        await until(() => got.records.length === 30);
        const highest = new Map<number, number>();
        for (const { partition, position } of got.records) {
          expect(position).toBeGreaterThan(highest.get(partition) ?? 0);
          highest.set(partition, position);
        }
        for (const key of keys) {
          const own = got.records.filter((record) => record.key === key);
          expect(own.flatMap(({ events }) => events.map(({ data }) => data))).toEqual([0, 1, 2, 3, 4]);
          expect(new Set(own.map(({ partition }) => partition)).size).toBe(1);
          expect(own[4]!.position).toBe(await opened.store.positionOf(key, 5));
        }
        await subscription.stop();
      });

      it('gets records of one partition in a batch', async () => {
        for (let i = 0; i < 20; i++) await say(`thing-${i % 10}`, i);
        const partitions: number[] = [];
        let count = 0;
        const subscription = await competing('reviews.rating', async (batch) => {
          partitions.push(new Set(batch.map(({ partition }) => partition)).size);
          count += batch.length;
        });
        await until(() => count === 20);
        expect(new Set(partitions)).toEqual(new Set([1]));
        await subscription.stop();
      });

      it('goes on from its checkpoint when it comes back, and another name begins anew', async () => {
        await say('thing-1', 1);
        const first = collect();
        const before = await competing('reviews.rating', first.handle);
        await until(() => first.records.length === 1);
        await before.stop();
        await say('thing-1', 2);
        const second = collect();
        const after = await competing('reviews.rating', second.handle);
        await until(() => second.records.length > 0);
        await pause(50);
        expect(second.data()).toEqual([2]);
        const other = collect();
        const another = await competing('reviews.other', other.handle);
        await until(() => other.records.length === 2);
        await after.stop();
        await another.stop();
      });

      it('that starts from now has no past, and misses nothing after its first start', async () => {
        await say('thing-1', 'past');
        await arrived(1);
        const first = collect();
        const before = await competing('mail.when-said', first.handle, { from: 'now' });
        await before.stop();
        await say('thing-1', 'while it was away');
        await say('thing-2', 'on another key');
        const second = collect();
        const after = await competing('mail.when-said', second.handle, { from: 'now' });
        await until(() => second.records.length === 2);
        expect(first.data()).toEqual([]);
        expect([...second.data()].sort()).toEqual(['on another key', 'while it was away']);
        await after.stop();
      });

      it('that throws gets the same records again, before any later one', async () => {
        await say('thing-1', 1);
        const tries: unknown[][] = [];
        const subscription = await competing('reviews.rating', async (batch) => {
          tries.push(batch.flatMap(({ events }) => events.map(({ data }) => data)));
          if (tries.length < 3) throw new Error('the store is away');
        });
        await until(() => tries.length > 0);
        await say('thing-1', 2);
        await until(() => tries.length >= 3 && tries.flat().includes(2));
        expect(tries[0]).toEqual([1]);
        expect(tries[1]![0]).toBe(1);
        expect(tries[2]![0]).toBe(1);
        await subscription.stop();
      });

      it('that was stopped while it threw finds its records where they were', async () => {
        await say('thing-1', 1);
        let tries = 0;
        const before = await competing('reviews.rating', async () => {
          tries++;
          throw new Error('the store is away');
        });
        await until(() => tries > 0);
        await before.stop();
        const got = collect();
        const after = await competing('reviews.rating', got.handle);
        await until(() => got.records.length === 1);
        expect(got.data()).toEqual([1]);
        await after.stop();
      });

      it('ends after the record in hand', async () => {
        await say('thing-1', 1);
        let [begun, ended] = [false, false];
        const subscription = await competing('reviews.rating', async () => {
          begun = true;
          await pause(200);
          ended = true;
        });
        await until(() => begun);
        await subscription.stop();
        expect(ended).toBe(true);
        const got = collect();
        const again = await competing('reviews.rating', got.handle);
        await pause(300);
        expect(got.data()).toEqual([]);
        await again.stop();
      });

      it('knows how far it stands behind', async () => {
        for (let i = 0; i < 5; i++) await say('thing-1', i);
        const { promise: held, resolve: release } = Promise.withResolvers<void>();
        const got = collect();
        const subscription = await competing('reviews.rating', async (batch) => {
          await held;
          await got.handle(batch);
        });
        await until(async () => (await subscription.lag()) === 5);
        release();
        await until(async () => (await subscription.lag()) === 0);
        expect(got.records).toHaveLength(5);
        await subscription.stop();
      });

      it('shares its topic with those of its name in other instances, and takes over when they go', async () => {
        if (!opened.another) return;
        const other = await opened.another();
        const [mine, theirs] = [collect(), collect()];
        const here = await competing('reviews.rating', mine.handle);
        const there = await competing('reviews.rating', theirs.handle, {}, other.log);
        for (let i = 0; i < 40; i++) await say(`thing-${i}`, i);
        const all = (): unknown[] => [...new Set([...mine.data(), ...theirs.data()])];
        await until(() => all().length === 40);
        await here.stop();
        const before = theirs.records.length;
        for (let i = 40; i < 60; i++) await say(`thing-${i}`, i);
        await until(() => all().length === 60);
        expect(theirs.records.length - before).toBeGreaterThanOrEqual(20);
        await there.stop();
        await other.close();
      });
    });

    describe('a broadcast reader', () => {
      it('gets everything from now on, in every instance, and nothing of the past', async () => {
        await say('thing-1', 'past');
        await arrived(1);
        const other = await opened.another?.();
        const [mine, theirs] = [collect(), collect()];
        const here = await broadcast('bff.pages', mine.handle);
        const there = await broadcast('bff.pages', theirs.handle, other?.log);
        for (let i = 0; i < 10; i++) await say(`thing-${i}`, i);
        await until(() => mine.records.length >= 10 && theirs.records.length >= 10);
        const expected = Array.from({ length: 10 }, (_, i) => i);
        expect([...mine.data()].sort()).toEqual(expected);
        expect([...theirs.data()].sort()).toEqual(expected);
        await here.stop();
        await there.stop();
        await other?.close();
      });

      it('has no checkpoint: it misses what happened while it was stopped', async () => {
        await say('thing-1', 1);
        const probe = collect();
        const probing = await competing('probe', probe.handle);
        await until(() => probe.records.length === 1);
        const got = collect();
        await (await broadcast('bff.pages', got.handle)).stop();
        await say('thing-1', 2);
        await until(() => probe.records.length === 2);
        const again = await broadcast('bff.pages', got.handle);
        await say('thing-1', 3);
        await until(() => got.records.length > 0);
        expect(got.data()).toEqual([3]);
        await again.stop();
        await probing.stop();
      });

      it('that throws gets the same records again', async () => {
        const tries: unknown[] = [];
        const subscription = await broadcast('bff.pages', async ([record]) => {
          tries.push(record!.events[0]!.data);
          if (tries.length < 2) throw new Error('not now');
        });
        await say('thing-1', 1);
        await until(() => tries.length === 2);
        expect(tries).toEqual([1, 1]);
        await subscription.stop();
      });
    });

    describe('telemetry', () => {
      it('comes to its readers with positions that grow from 1 and never repeat', async () => {
        await log.append(opened.telemetry, [visit('company-1', 1), visit('company-1', 2)]);
        const got = collect();
        const subscription = await competing('analytics.days', got.handle, { topic: opened.telemetry });
        await until(() => got.records.length === 2);
        await log.append(opened.telemetry, [visit('company-1', 3)]);
        await until(() => got.records.length === 3);
        expect(got.data()).toEqual([1, 2, 3]);
        expect(got.records[0]).toMatchObject({ ...visit('company-1', 1), topic: opened.telemetry });
        const positions = got.records.map(({ position }) => position);
        expect(positions[0]).toBeGreaterThanOrEqual(1);
        expect([...new Set(positions)].sort((a, b) => a - b)).toEqual(positions);
        await subscription.stop();
      });

      it('loses nothing when many append at once, and keeps the order of each key', async () => {
        const keys = Array.from({ length: 8 }, (_, i) => `company-${i}`);
        for (let round = 0; round < 10; round++)
          await Promise.all(keys.map((key) => log.append(opened.telemetry, [visit(key, round)])));
        const got = collect();
        const subscription = await competing('analytics.days', got.handle, { topic: opened.telemetry });
        await until(() => got.records.length >= 80);
        for (const key of keys) {
          const own = got.records.filter((record) => record.key === key);
          expect(own.map(({ events }) => events[0]!.data)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        }
        await subscription.stop();
      });

      it('of nothing is nothing', async () => {
        expect(await log.append(opened.telemetry, [])).toBeUndefined();
      });
    });
  });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (true_: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!(await true_())) {
    if (Date.now() > deadline) throw new Error('it did not become true in time');
    await pause(10);
  }
};
