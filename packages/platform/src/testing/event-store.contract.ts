import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '@carsi/kernel/event';
import { ReservationConflict, StreamMoved, type Append, type EventStore, type PositionedCommit } from '../platform.js';
import { KeyReused, Unstorable } from '../refused-writes.js';

export interface OpenedStore {
  readonly store: EventStore;
  /** A further replica of the same service on the same data; absent where there is only one process. */
  another?(): Promise<{ readonly store: EventStore; close(): Promise<void> }>;
  close(): Promise<void>;
}

let commands = 0;
const appendOf = (data: unknown, rest: Partial<Append> = {}): Append => ({
  events: [{ type: 'ThingSaid', data }],
  by: 'ayse',
  at: '2026-03-01T09:00:00.000Z',
  commandId: `command-${++commands}`,
  correlationId: 'visit-1',
  ...rest,
});
const streamOf = (): string => `thing-${++commands}`;

const everything = async (from: EventStore, upTo: number): Promise<PositionedCommit[]> => {
  const all: PositionedCommit[] = [];
  const deadline = Date.now() + 20_000;
  while (all.length < upTo) {
    const next = await from.readAll(all.length, 7);
    all.push(...next);
    if (next.length === 0) await pause(5);
    if (Date.now() > deadline) throw new Error(`only ${all.length} of ${upTo} commits have a position`);
  }
  return all;
};

/** `open` gives an empty store. */
export const eventStoreContract = (name: string, open: () => Promise<OpenedStore>): void => {
  describe(`the event store (${name})`, () => {
    let opened: OpenedStore;
    let store: EventStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    describe('a stream', () => {
      it.each([
        ['that BSON would take for a type of its own', { x: { _bsontype: 'Long' } }],
        ['with a NUL in a name', { 'a\u0000b': 1 }],
        ['of 250 levels', JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) as object],
        ['of half a million letters', { x: 'x'.repeat(500_001) }],
      ])('refuses what no store can keep, before it is written: an event %s', async (_what, data) => {
        const stream = streamOf();
        await expect(store.append(stream, 0, appendOf(data))).rejects.toBeInstanceOf(Unstorable);
        expect(await store.read(stream)).toEqual([]);
      });

      it('is empty before its first commit', async () => expect(await store.read('thing-0')).toEqual([]));

      it('gives back what was appended, whole and in order', async () => {
        const stream = streamOf();
        const first = appendOf(
          { text: 'İlk', deep: { list: [1, 'iki', null, true], empty: {} } },
          { causationId: 'policy-1' },
        );
        const second = appendOf({ text: '' }, { by: null });
        expect(await store.append(stream, 0, first)).toEqual({ version: 1, events: first.events, repeated: false });
        await store.append(stream, 1, second);
        expect(await store.read(stream)).toMatchObject([
          { stream, version: 1, ...first },
          { stream, version: 2, ...second },
        ]);
      });

      it('gives only what is newer than asked', async () => {
        const stream = streamOf();
        for (let version = 0; version < 5; version++) await store.append(stream, version, appendOf(version));
        expect((await store.read(stream, 3)).map(({ version }) => version)).toEqual([4, 5]);
        expect(await store.read(stream, 5)).toEqual([]);
      });

      it('is read with others in one question, each in its order, and one that is empty is left out', async () => {
        const [one, other] = [streamOf(), streamOf()];
        for (let version = 0; version < 3; version++) {
          await store.append(other, version, appendOf(version));
          await store.append(one, version, appendOf(version));
        }
        const read = await store.readStreams([one, 'thing-0', other, one]);
        expect([...read.keys()].toSorted()).toEqual([one, other].toSorted());
        for (const stream of [one, other]) expect(read.get(stream)).toEqual(await store.read(stream));
        expect((await store.readStreams([])).size).toBe(0);
      });

      it('keeps several events of one command together', async () => {
        const stream = streamOf();
        const events: Event[] = [1, 2, 3].map((data) => ({ type: 'ThingSaid', data }));
        await store.append(stream, 0, appendOf(0, { events }));
        const [commit, ...rest] = await store.read(stream);
        expect(commit?.events).toEqual(events);
        expect(rest).toEqual([]);
      });

      it('is refused after reading an older version', async () => {
        const stream = streamOf();
        await store.append(stream, 0, appendOf(1));
        await expect(store.append(stream, 0, appendOf(2))).rejects.toBeInstanceOf(StreamMoved);
        expect(await store.read(stream)).toHaveLength(1);
      });

      it('is refused for an expected version that does not exist yet', async () => {
        const stream = streamOf();
        await store.append(stream, 0, appendOf(1));
        await expect(store.append(stream, 4, appendOf(2))).rejects.toBeInstanceOf(StreamMoved);
        await expect(store.append(streamOf(), 1, appendOf(2))).rejects.toBeInstanceOf(StreamMoved);
      });

      it('lets one of many through that write the same version at once', async () => {
        const stream = streamOf();
        const tries = await Promise.allSettled(
          Array.from({ length: 20 }, (_, i) => store.append(stream, 0, appendOf(i))),
        );
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(reasonsOf(tries).every((reason) => reason instanceof StreamMoved)).toBe(true);
        expect(await store.read(stream)).toHaveLength(1);
      });
    });

    describe('a command that comes again', () => {
      it('answers as the first time and writes nothing, whatever it expects and brings now', async () => {
        const stream = streamOf();
        const command = appendOf('first');
        await store.append(stream, 0, command);
        await store.append(stream, 1, appendOf('between'));
        const again = await store.append(stream, 2, { ...command, events: [{ type: 'ThingSaid', data: 'second' }] });
        expect(again).toEqual({ version: 1, events: command.events, repeated: true });
        expect(await store.append(stream, 0, command)).toEqual({ version: 1, events: command.events, repeated: true });
        expect(await store.read(stream)).toHaveLength(2);
      });

      it('writes once when it comes many times at once', async () => {
        const stream = streamOf();
        const command = appendOf('once');
        const answers = await Promise.all(Array.from({ length: 10 }, () => store.append(stream, 0, command)));
        expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
        expect(answers.every(({ version }) => version === 1)).toBe(true);
        expect(await store.read(stream)).toHaveLength(1);
      });

      it('is refused where its key was given for something else, whatever it expects', async () => {
        const stream = streamOf();
        const command = appendOf('first', { fingerprint: 'one' });
        await store.append(stream, 0, command);
        for (const expected of [0, 1, 5])
          await expect(store.append(stream, expected, { ...command, fingerprint: 'two' })).rejects.toBeInstanceOf(
            KeyReused,
          );
        expect(await store.append(stream, 1, command)).toMatchObject({ version: 1, repeated: true });
        expect(await store.read(stream)).toMatchObject([{ fingerprint: 'one' }]);
      });

      it('is a repeat as ever where one of the two has no fingerprint', async () => {
        const [old, own] = [appendOf('of an older version'), appendOf('of the system', { fingerprint: 'one' })];
        const { fingerprint: _, ...bare } = own;
        const [one, other] = [streamOf(), streamOf()];
        await store.append(one, 0, old);
        expect(await store.append(one, 1, { ...old, fingerprint: 'two' })).toMatchObject({ repeated: true });
        await store.append(other, 0, own);
        expect(await store.append(other, 1, bare)).toMatchObject({ repeated: true });
        expect((await store.read(one))[0]).not.toHaveProperty('fingerprint');
      });

      it('is another command on another stream', async () => {
        const command = appendOf('shared');
        const answers = [await store.append(streamOf(), 0, command), await store.append(streamOf(), 0, command)];
        expect(answers.map(({ repeated }) => repeated)).toEqual([false, false]);
      });

      it('does not trip over its own claims', async () => {
        const stream = streamOf();
        const command = appendOf('claims', { reservations: [`slug:${stream}`] });
        await store.append(stream, 0, command);
        expect(await store.append(stream, 0, command)).toMatchObject({ version: 1, repeated: true });
      });
    });

    describe('a claim', () => {
      it('is held by one stream', async () => {
        const claim = `slug:${streamOf()}`;
        const other = streamOf();
        await store.append(streamOf(), 0, appendOf(1, { reservations: [claim] }));
        const refused = store.append(other, 0, appendOf(2, { reservations: [`free:${other}`, claim] }));
        await expect(refused).rejects.toMatchObject({ name: 'ReservationConflict', reservation: claim });
        await expect(refused).rejects.toBeInstanceOf(ReservationConflict);
        expect(await store.read(other)).toEqual([]);
        // Whole or not at all: the free one was not taken along.
        await store.append(streamOf(), 0, appendOf(3, { reservations: [`free:${other}`] }));
      });

      it('is won by one of many that want it at once', async () => {
        const claim = `email:${streamOf()}`;
        const tries = await Promise.allSettled(
          Array.from({ length: 12 }, (_, i) => store.append(streamOf(), 0, appendOf(i, { reservations: [claim] }))),
        );
        expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(reasonsOf(tries).every((reason) => reason instanceof ReservationConflict)).toBe(true);
      });

      it('may be claimed again by the stream that holds it', async () => {
        const stream = streamOf();
        const claims = [`slug:${stream}`];
        await store.append(stream, 0, appendOf(1, { reservations: claims }));
        expect(await store.append(stream, 1, appendOf(2, { reservations: claims }))).toMatchObject({ version: 2 });
        await expect(store.append(streamOf(), 0, appendOf(3, { reservations: claims }))).rejects.toBeInstanceOf(
          ReservationConflict,
        );
      });

      it('is free for everybody once its stream has released it', async () => {
        const [stream, other] = [streamOf(), streamOf()];
        const claim = `slug:${stream}`;
        await store.append(stream, 0, appendOf(1, { reservations: [claim] }));
        await store.append(stream, 1, appendOf(2, { reservations: [claim] }));
        await store.append(stream, 2, appendOf(3, { releases: [claim], reservations: [`${claim}-2`] }));
        await store.append(other, 0, appendOf(4, { reservations: [claim] }));
        await expect(store.append(stream, 3, appendOf(5, { reservations: [claim] }))).rejects.toBeInstanceOf(
          ReservationConflict,
        );
      });

      it('can be released and taken back by the same stream', async () => {
        const stream = streamOf();
        const claim = `slug:${stream}`;
        await store.append(stream, 0, appendOf(1, { reservations: [claim] }));
        await store.append(stream, 1, appendOf(2, { releases: [claim] }));
        await store.append(stream, 2, appendOf(3, { reservations: [claim] }));
        await expect(store.append(streamOf(), 0, appendOf(4, { reservations: [claim] }))).rejects.toBeInstanceOf(
          ReservationConflict,
        );
      });

      it('is not released by a stream that does not hold it', async () => {
        const claim = `slug:${streamOf()}`;
        await store.append(streamOf(), 0, appendOf(1, { reservations: [claim] }));
        await store.append(streamOf(), 0, appendOf(2, { releases: [claim] }));
        await expect(store.append(streamOf(), 0, appendOf(3, { reservations: [claim] }))).rejects.toBeInstanceOf(
          ReservationConflict,
        );
      });

      it('is reported after the version: a late command decides again first', async () => {
        const [holder, stream] = [streamOf(), streamOf()];
        await store.append(holder, 0, appendOf(1, { reservations: [`slug:${holder}`] }));
        await store.append(stream, 0, appendOf(2));
        const late = store.append(stream, 0, appendOf(3, { reservations: [`slug:${holder}`] }));
        await expect(late).rejects.toBeInstanceOf(StreamMoved);
      });
    });

    describe('positions', () => {
      it('begin at 1, have no gap and keep the order of every stream', async () => {
        expect(await store.head()).toBe(0);
        expect(await store.readAll(0, 10)).toEqual([]);
        const streams = [streamOf(), streamOf(), streamOf()];
        for (let version = 0; version < 4; version++)
          for (const stream of streams) await store.append(stream, version, appendOf({ stream, version }));
        const all = await everything(store, 12);
        expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
        for (const stream of streams)
          expect(all.filter((commit) => commit.stream === stream).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
        expect(await store.head()).toBe(12);
        // Up to three: a store may give fewer at once, and never none.
        const some = (await store.readAll(5, 3)).map(({ position }) => position);
        expect(some).toEqual([6, 7, 8].slice(0, Math.max(1, some.length)));
      });

      it('are used up by nothing that was refused', async () => {
        const stream = streamOf();
        const command = appendOf(1, { reservations: [`slug:${stream}`] });
        await store.append(stream, 0, command);
        await store.append(stream, 0, command);
        await store.append(stream, 0, appendOf(2)).catch(() => undefined);
        await store.append(streamOf(), 0, appendOf(3, { reservations: [`slug:${stream}`] })).catch(() => undefined);
        await store.append(stream, 1, appendOf(4));
        const all = await everything(store, 2);
        expect(all.map(({ version, position }) => [version, position])).toEqual([
          [1, 1],
          [2, 2],
        ]);
      });

      it('can be asked for by stream and version', async () => {
        const stream = streamOf();
        await store.append(stream, 0, appendOf(1));
        await store.append(streamOf(), 0, appendOf(2));
        await store.append(stream, 1, appendOf(3));
        const position = await store.positionOf(stream, 2);
        const [commit] = await store.readAll(position - 1, 1);
        expect(commit).toMatchObject({ stream, version: 2, position });
        await expect(store.positionOf(stream, 9)).rejects.toThrow(stream);
      });

      it('wake those who wait for them, until they wait no more', async () => {
        let woken = 0;
        const end = store.onAppended(() => woken++);
        const stream = streamOf();
        await store.append(stream, 0, appendOf(1));
        await store.positionOf(stream, 1);
        await until(() => woken > 0);
        end();
        const before = woken;
        await store.append(stream, 1, appendOf(2));
        await store.positionOf(stream, 2);
        await pause(50);
        expect(woken).toBe(before);
      });

      it('never let a reader skip a commit of eight concurrent writers', async () => {
        const replicas = opened.another ? [await opened.another(), await opened.another()] : [];
        const stores = [store, ...replicas.map((replica) => replica.store)];
        try {
          const [writers, each] = [8, 25];
          const observed: PositionedCommit[] = [];
          let last = 0;
          const reading = (async () => {
            const reader = stores.at(-1)!;
            while (observed.length < writers * each) {
              const next = await reader.readAll(last, 10);
              observed.push(...next);
              last = next.at(-1)?.position ?? last;
              if (next.length === 0) await pause(2);
            }
          })();
          const shared = streamOf();
          const acknowledged = new Set<string>();
          await Promise.all(
            Array.from({ length: writers }, async (_, writer) => {
              const own = `${streamOf()}_${writer}`;
              const mine = stores[writer % stores.length]!;
              for (let i = 0; i < each; i++) {
                const command = appendOf({ writer, i });
                // Every fifth goes to a stream that all write to, and is decided again until it is through.
                if (i % 5 === 0) await insist(mine, shared, command);
                else await mine.append(own, (await mine.read(own)).length, command);
                acknowledged.add(command.commandId);
              }
            }),
          );
          await reading;
          expect(observed.map(({ position }) => position)).toEqual(
            Array.from({ length: writers * each }, (_, i) => i + 1),
          );
          expect(new Set(observed.map(({ commandId }) => commandId))).toEqual(acknowledged);
          const versions = new Map<string, number>();
          for (const { stream, version } of observed) {
            expect(version).toBe((versions.get(stream) ?? 0) + 1);
            versions.set(stream, version);
          }
        } finally {
          await Promise.all(replicas.map((replica) => replica.close()));
        }
      });
    });
  });
};

const reasonsOf = (tries: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

const insist = async (store: EventStore, stream: string, command: Append): Promise<void> => {
  for (;;) {
    try {
      await store.append(stream, (await store.read(stream)).length, command);
      return;
    } catch (error) {
      if (!(error instanceof StreamMoved)) throw error;
      await pause(Math.random() * 5);
    }
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (true_: () => boolean, ms = 5_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!true_()) {
    if (Date.now() > deadline) throw new Error('it did not become true in time');
    await pause(10);
  }
};
