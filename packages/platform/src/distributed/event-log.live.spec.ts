import { randomUUID } from 'node:crypto';
import { systemClock } from '../clock.js';
import { eventLogContract } from '../testing/event-log.contract.js';
import { openCommits } from './commits.js';
import { createKafkaEventLog } from './event-log.js';
import { createMongoEventStore } from './event-store.js';
import { createTopics, quickKafka, type KafkaOptions } from './kafka.js';
import { openMongo } from './mongo.js';
import { createSequencer } from './sequencer.js';

const silent = { debug: () => undefined, warn: () => undefined, error: () => undefined };

eventLogContract('Kafka', async (publish) => {
  const prefix = `t${randomUUID().slice(0, 8)}`;
  const options: KafkaOptions = {
    brokers: process.env['KAFKA_BROKERS']!.split(','),
    prefix: `${prefix}.`,
    partitions: 3,
    maxWaitMs: 50,
    logger: silent,
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
});
