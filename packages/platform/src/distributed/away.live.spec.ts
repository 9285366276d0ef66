import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../clock.js';
import { StoreUnavailable, type Append, type EventStore } from '../platform.js';
import { openProxy, type Proxy } from '../testing/proxy.js';
import { createRedisCache } from './cache.js';
import { openCommits } from './mongo/commits.js';
import { createMongoEventStore } from './mongo/event-store.js';
import { openMongo } from './mongo/mongo.js';
import { createSequencer } from './mongo/sequencer.js';

const silent = { warn: () => undefined };
let commands = 0;
const said = (data: unknown): Append => ({
  events: [{ type: 'ThingSaid', data }],
  by: null,
  at: '2026-03-01T09:00:00.000Z',
  commandId: `c-${++commands}`,
  correlationId: 'x',
});
const timed = async (work: Promise<unknown>): Promise<{ error: unknown; ms: number }> => {
  const began = Date.now();
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, ms: Date.now() - began };
};
const proxyTo = (url: string): Promise<Proxy> => {
  const { hostname, port } = new URL(url);
  return openProxy({ host: hostname, port: Number(port) });
};

describe('while MongoDB is unavailable', () => {
  let proxy: Proxy;
  let store: EventStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    proxy = await proxyTo(process.env['MONGO_URL']!);
    const mongo = await openMongo(
      `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`,
      `t${randomUUID().slice(0, 8)}`,
    );
    const database = mongo.database('reviews');
    const commits = await openCommits(database);
    const sequencer = createSequencer({
      commits,
      database,
      clock: systemClock,
      logger: silent,
      deliver: async () => undefined,
    });
    store = createMongoEventStore(commits, sequencer);
    close = async () => {
      await proxy.set('open');
      await database.dropDatabase();
      await sequencer.stop();
      await mongo.close();
      await proxy.close();
    };
  });
  afterEach(() => close());

  it('readers and writers get an error within a second, and recover within ten', async () => {
    await store.append('thing-1', 0, said(1));
    await proxy.set('cut');
    const tries = await Promise.all([
      timed(store.append('thing-1', 1, said(2))),
      timed(store.append('thing-2', 0, said(2))),
      timed(store.read('thing-1')),
      timed(store.readAll(0, 10)),
    ]);
    for (const { error, ms } of tries) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(ms).toBeLessThan(1_500);
    }
    await proxy.set('open');
    const began = Date.now();
    while ((await timed(store.append('thing-1', 1, said(3)))).error !== undefined) await pause(50);
    expect(await store.positionOf('thing-1', 2)).toBeGreaterThan(1);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('a command whose acknowledgement is lost is written once when it comes again', async () => {
    await store.append('thing-1', 0, said(1));
    const command = said(2);
    await proxy.set('deaf');
    const lost = await timed(store.append('thing-1', 1, command));
    expect(lost.error).toBeInstanceOf(StoreUnavailable);
    expect(lost.ms).toBeLessThan(4_000);
    await proxy.set('open');
    let again: Awaited<ReturnType<EventStore['append']>> | undefined;
    while (!again) again = await store.append('thing-1', 1, command).catch(() => undefined);
    expect(again).toEqual({ version: 2, events: command.events, repeated: true });
    expect(await store.read('thing-1')).toHaveLength(2);
    await store.append('thing-1', 2, said(3));
    expect(await store.positionOf('thing-1', 3)).toBe(3);
  });
});

describe('while Redis is unavailable', () => {
  it('callers get an error at once, and signals arrive again when it is back', async () => {
    const proxy = await proxyTo(process.env['REDIS_URL']!);
    const cache = await createRedisCache(`redis://127.0.0.1:${proxy.port}`, silent, `t${randomUUID().slice(0, 8)}:`);
    const delivered: unknown[] = [];
    await cache.onSignal('presence', (message) => delivered.push(message));
    await cache.set('key', 'value', 60_000);
    await proxy.set('cut');
    const { error, ms } = await timed(cache.get('key'));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(ms).toBeLessThan(1_000);
    await proxy.set('open');
    const began = Date.now();
    while ((await cache.get('key').catch(() => undefined)) !== 'value') await pause(20);
    while (delivered.length === 0) {
      await cache.signal('presence', 'back').catch(() => undefined);
      await pause(50);
    }
    expect(Date.now() - began).toBeLessThan(5_000);
    await cache.stop();
    await proxy.close();
  });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
