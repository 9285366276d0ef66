import { randomBytes } from 'node:crypto';
import { Kafka, Partitioners, logLevel } from 'kafkajs';
import { companyDay } from '@carsi/analytics/company-day/projection';
import { interactionsTopic, type Telemetry } from '@carsi/contracts/analytics/events';
import { createDistributedPlatform } from '@carsi/platform/distributed/platform';
import { readModelOf } from '@carsi/platform/events/definition';
import { ReadModels } from '@carsi/platform/events/read-models';
import { readConfig } from '@carsi/platform/hosting/config';
import { createLogger } from '@carsi/platform/logging';
import { load } from './support/load.js';
import { subQueries } from './support/meilisearch.js';
import { coldPath, searchPaths } from './support/queries.js';
import { say, Table } from './support/table.js';
import { visitOf } from './support/visits.js';

/** The distributed profile, seven processes on real servers (`scripts/servers.sh`), against those servers asked directly. */
const COMPANIES = Number(process.env['COMPANIES'] ?? 10_000);
const VISITS = 50_000;
/** What a BFF's twenty connections put into one batch. */
const BATCH = 20;
const SECONDS = 4;

interface Distributed {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  command(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
  stop(): Promise<void>;
}
// The tests start the same system; they are not built, and Node reads their types away.
const tests = new URL('../../tests/support/start-distributed.ts', import.meta.url).href;
const { startDistributed } = (await import(tests)) as { startDistributed(): Promise<Distributed> };

const table = new Table();
const system = await startDistributed();
const { env } = system;
const meili = { url: env['MEILI_URL']!, key: env['MEILI_KEY']!, index: `${env['MEILI_PREFIX']}companies` };
const kafka = new Kafka({ brokers: env['KAFKA_BROKERS']!.split(','), logLevel: logLevel.NOTHING });

try {
  say(`loading ${COMPANIES} sample companies …`);
  await system.command('sample', '--companies', String(COMPANIES));
  const [company] = (await (await fetch(`${system.url}/api/companies?limit=1`)).json()) as { id: string }[];

  const { requests, perQuery } = await subQueries(meili);
  const engine = await load(meili.url, requests);
  const reference = engine.perSecond / perQuery;
  let turn = 0;
  const cold = await load(system.url, [{ setupRequest: (request) => ({ ...request, path: coldPath(turn++) }) }]);
  const repeated = await load(
    system.url,
    searchPaths.map((path) => ({ path })),
  );
  const byName = ` of Meilisearch's own answers (${perQuery.toFixed(1)} requests a search)`;
  table.against('search never the same', cold.perSecond, reference, 0.7, `, p99 ${cold.p99} ms`, byName);
  table.against('search, 50 repeated queries', repeated.perSecond, reference, 2, `, p99 ${repeated.p99} ms`, byName);

  const visits = await load(system.url, [
    {
      method: 'POST',
      path: `/api/companies/${company!.id}/track-visit`,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' },
      body: '{}',
    },
  ]);
  table.against(
    'track-visit, durable',
    visits.perSecond,
    await rawProducer(),
    0.5,
    `, p99 ${visits.p99} ms`,
    ' by kafkajs',
  );
} finally {
  await system.stop();
}
const { ours, raw } = await consumers();
table.against(
  'analytics consumer, 50,000 visits',
  ours,
  raw,
  0.3,
  ' (MongoDB emulated)',
  ' counted in memory by kafkajs',
);
table.print();
process.exit();

/** Visits a second of an idempotent producer that waits for all replicas. */
async function rawProducer(): Promise<number> {
  const topic = await newTopic('raw');
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  const begun = performance.now();
  let sent = 0;
  while (performance.now() - begun < SECONDS * 1000) {
    const messages = Array.from({ length: BATCH }, (_, n) => messageOf(visitOf(sent + n)));
    await producer.send({ topic, acks: -1, messages });
    sent += BATCH;
  }
  await producer.disconnect();
  return sent / SECONDS;
}

/** The same visits by our projection and by a reader that only parses and counts. */
async function consumers(): Promise<{ readonly ours: number; readonly raw: number }> {
  const run = `b${randomBytes(4).toString('hex')}`;
  const config = readConfig({ ...env, KAFKA_PREFIX: `${run}-`, MONGO_PREFIX: run, MEILI_PREFIX: `${run}-` });
  const logger = createLogger('bench', 'silent');
  const platform = await createDistributedPlatform(config, logger);
  const at = new Date().toISOString();
  for (let from = 0; from < VISITS; from += 2_000)
    await platform.log.append(
      interactionsTopic,
      Array.from({ length: 2_000 }, (_, n) => visitOf(from + n)).map((event) => ({
        key: event.data.companyId,
        at,
        by: null,
        events: [event],
      })),
    );
  const counts = new Map<string, number>();
  let handled = 0;
  const consumer = kafka.consumer({ groupId: `${run}-raw`, maxWaitTimeInMs: 100 });
  await consumer.connect();
  await consumer.subscribe({ topic: `${run}-${interactionsTopic}`, fromBeginning: true });
  let begun = 0;
  const finished = new Promise<void>((resolve) => {
    void consumer.run({
      eachBatch: async ({ batch }) => {
        begun ||= performance.now();
        for (const { key, value } of batch.messages) {
          JSON.parse(value!.toString());
          counts.set(key!.toString(), (counts.get(key!.toString()) ?? 0) + 1);
        }
        handled += batch.messages.length;
        if (handled >= VISITS) resolve();
      },
    });
  });
  await finished;
  const raw = VISITS / ((performance.now() - begun) / 1000);
  await consumer.disconnect();

  const { clock } = platform;
  const readModels = new ReadModels(
    platform.store('analytics', () => undefined),
    platform.collections('analytics'),
    platform.log,
    clock,
    logger,
  );
  const indexes = [['companyId'], ['date']] as const;
  const started = performance.now();
  await readModels.start([readModelOf({ projection: companyDay, sources: [interactionsTopic], indexes })]);
  await readModels.waitUntilCaughtUp(companyDay.name, 600_000);
  const ours = VISITS / ((performance.now() - started) / 1000);
  await readModels.stop();
  await platform.stop();
  return { ours, raw };
}

async function newTopic(name: string): Promise<string> {
  const topic = `${name}-${randomBytes(4).toString('hex')}`;
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 12 }], waitForLeaders: true });
  await admin.disconnect();
  return topic;
}

function messageOf(event: Telemetry): { key: string; value: string } {
  return {
    key: event.data.companyId,
    value: JSON.stringify({ at: new Date().toISOString(), by: null, events: [event] }),
  };
}
