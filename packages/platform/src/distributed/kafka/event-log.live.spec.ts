import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.js';
import { StoreUnavailable, type Append, type LogRecord, type Publish } from '../../platform.js';
import { eventLogContract } from '../../testing/event-log.contract.js';
import { openCommits } from '../mongo/commits.js';
import { createKafkaEventLog } from './event-log.js';
import { createMongoEventStore } from '../mongo/event-store.js';
import { createTopics, quickKafka, type KafkaOptions } from './kafka.js';
import { openMongo } from '../mongo/mongo.js';
import { createSequencer } from '../mongo/sequencer.js';

const silent: KafkaOptions['logger'] = { debug: () => undefined, warn: () => undefined, error: () => undefined };

const openLog = async (publish: Publish, rest: Partial<KafkaOptions> = {}) => {
  const prefix = `t${randomUUID().slice(0, 8)}`;
  const options: KafkaOptions = {
    brokers: process.env['KAFKA_BROKERS']!.split(','),
    prefix: `${prefix}.`,
    partitions: 3,
    maxWaitMs: 50,
    logger: silent,
    ...rest,
  };
  const log = createKafkaEventLog(options, systemClock);
  const mongo = await openMongo(process.env['MONGO_URL']!, prefix);
  const database = mongo.database('reviews');
  const commits = await openCommits(database);
  const sequencer = createSequencer({
    commits,
    database,
    clock: systemClock,
    logger: silent,
    deliver: (batch) => log.deliver('reviews.events', publish, batch),
  });
  return {
    log,
    store: createMongoEventStore(commits, sequencer),
    topic: 'reviews.events',
    telemetry: 'analytics.interactions',
    another: async () => {
      const other = createKafkaEventLog(options, systemClock);
      return { log: other, close: () => other.stop() };
    },
    close: async () => {
      await sequencer.stop();
      await log.stop();
      await database.dropDatabase();
      await mongo.close();
      const topics = createTopics(quickKafka(options), options);
      const admin = await topics.admin();
      const ours = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
      if (ours.length > 0) await admin.deleteTopics({ topics: ours });
      await topics.stop();
    },
  };
};

eventLogContract('Kafka', (publish) => openLog(publish));

/** Connections to the brokers that can be cut, and stay cut until they are mended. */
const cable = () => {
  const sockets = new Set<Socket>();
  let isCut = false;
  return {
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
    },
    mend: () => void (isCut = false),
    socketFactory: (({ host, port, onConnect }) => {
      // Nobody listens on port 9.
      const socket = connect({ host, port: isCut ? 9 : port }, onConnect);
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    }) satisfies KafkaOptions['socketFactory'],
  };
};

describe('a service with much to say', () => {
  it('delivers what is together larger than a broker takes at once, in order', async () => {
    const { log, store, close } = await openLog((event) => event);
    const text = 'şğüİıçö'.repeat(3_000);
    for (let version = 0; version < 60; version++)
      await store.append('thing-1', version, commit(version, { n: version, text }));
    const got: LogRecord[] = [];
    await log.read({
      topic: 'reviews.events',
      name: 'rating',
      kind: 'competing',
      handle: async (batch) => void got.push(...batch),
    });
    await until(() => got.length === 60);
    expect(got.map(({ events }) => (events[0]!.data as { n: number }).n)).toEqual(
      Array.from({ length: 60 }, (_, i) => i),
    );
    expect(await log.lags()).toEqual([{ topic: 'reviews.events', reader: 'rating', lag: 0 }]);
    await close();
  });
});

describe('while the brokers are unavailable', () => {
  it('commits go on and come later, telemetry is refused within a second and a half, and nothing is lost', async () => {
    const { cut, mend, socketFactory } = cable();
    const { log, store, close } = await openLog((event) => event, { socketFactory });
    const got: LogRecord[] = [];
    const handle = async (batch: readonly LogRecord[]): Promise<void> => void got.push(...batch);
    await log.read({ topic: 'reviews.events', name: 'rating', kind: 'competing', handle });
    await log.read({ topic: 'analytics.interactions', name: 'days', kind: 'competing', handle });
    const visit = (n: number) => ({
      key: 'company-1',
      at: '2026-03-01T09:00:00.000Z',
      by: null,
      events: [{ type: 'Visited', data: n }],
    });
    await store.append('thing-1', 0, commit(0));
    await log.append('analytics.interactions', [visit(0)]);
    await until(() => got.length === 2);
    cut();
    for (let version = 1; version < 20; version++) await store.append('thing-1', version, commit(version));
    const refused: number[] = [];
    for (let n = 1; n < 4; n++) {
      const began = Date.now();
      await expect(log.append('analytics.interactions', [visit(n)])).rejects.toBeInstanceOf(StoreUnavailable);
      refused.push(Date.now() - began);
    }
    expect(Math.max(...refused)).toBeLessThan(1_500);
    expect(got).toHaveLength(2);
    mend();
    const began = Date.now();
    await until(
      () => new Set(got.filter(({ key }) => key === 'thing-1').map(({ position }) => position)).size === 20,
      60_000,
    );
    process.stderr.write(`The commits had come ${Date.now() - began} ms after the brokers were back\n`);
    await log.append('analytics.interactions', [visit(9)]);
    await until(() => got.some(({ events }) => events[0]!.data === 9));
    const said = got.filter(({ key }) => key === 'thing-1').flatMap(({ events }) => events.map(({ data }) => data));
    expect(said).toEqual(Array.from({ length: 20 }, (_, i) => i));
    await close();
  });
});

describe('a reader whose client gives up', () => {
  it('is reopened, notifies its owner of a possible gap, and continues', async () => {
    const { cut, mend, socketFactory } = cable();
    let crashes = 0;
    const warn = (_detail: unknown, message: string): void => void (message.includes('crashed') && crashes++);
    const { log, store, close } = await openLog((event) => event, {
      socketFactory,
      logger: { ...silent, warn: warn as never },
    });
    const got: LogRecord[] = [];
    let gaps = 0;
    const reader = { topic: 'reviews.events', onGap: () => void gaps++ };
    await log.read({ ...reader, name: 'rating', kind: 'competing', handle: async (batch) => void got.push(...batch) });
    await log.read({ ...reader, name: 'pages', kind: 'broadcast', handle: async () => undefined });
    await store.append('thing-1', 0, commit(0));
    await until(() => got.length === 1);
    cut();
    await until(() => crashes === 2, 30_000);
    mend();
    await store.append('thing-1', 1, commit(1));
    await until(() => got.some(({ position }) => position === 2) && gaps === 1);
    expect(got.map(({ position }) => position)).toEqual([1, 2]);
    await close();
  });
});

const commit = (version: number, data: unknown = version): Append => ({
  events: [{ type: 'Said', data }],
  by: null,
  at: '2026-03-01T09:00:00.000Z',
  commandId: `c-${version}`,
  correlationId: 'x',
});

const until = async (true_: () => boolean, ms = 20_000): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!true_()) {
    if (Date.now() > deadline) throw new Error('it did not become true in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
