import { systemClock } from '../clock.js';
import { addressOf, type Config } from '../hosting/config.js';
import { createLogger, type Logger } from '../logging.js';
import { systemIds } from '../ids.js';
import {
  services,
  type Collections,
  type EventStore,
  type Platform,
  type Publish,
  type ServiceName,
} from '../platform.js';
import type { Search } from '../search.js';
import { createRedisCache } from './cache.js';
import { createMongoCollections } from './mongo/collections.js';
import { openCommits } from './mongo/commits.js';
import { createKafkaEventLog } from './kafka/event-log.js';
import { createMongoEventStore } from './mongo/event-store.js';
import { createS3Files } from './files.js';
import { createSmtpMail } from './mail.js';
import { openMongo, type Mongo } from './mongo/mongo.js';
import { createTcpCalls, type Addresses } from './calls/calls.js';
import { kafkaSecurityOf } from './kafka/kafka-security.js';
import { createMeiliSearch } from './search/search.js';
import { createSequencer, type Sequencer } from './mongo/sequencer.js';
import { watch } from './watching.js';

/**
 * The ports on Kafka, MongoDB, Redis, Meilisearch, S3 and SMTP. Connections are opened on first use: the BFF never connects to a
 * database, and a process starts while a server is unavailable; calls meanwhile throw StoreUnavailable.
 */
export interface DistributedPlatform extends Platform {
  /** Number of a service's commits that are not in the log yet. */
  backlog(service: ServiceName): Promise<number>;
}

export const createDistributedPlatform = async (
  config: Config,
  logger: Logger = createLogger('platform', config.LOG_LEVEL),
  /** Called when a client will not come back by itself: the platform has to be made again. */
  onStuck: (reason: string) => void = () => undefined,
): Promise<DistributedPlatform> => {
  const clock = systemClock;
  let opening: Promise<Mongo> | undefined;
  const mongo = (): Promise<Mongo> => {
    opening ??= openMongo(config.MONGO_URL, config.MONGO_PREFIX, { onStuck }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const kafka = {
    brokers: config.KAFKA_BROKERS.split(','),
    prefix: config.KAFKA_PREFIX,
    replication: config.KAFKA_REPLICATION,
    ...kafkaSecurityOf(config),
    logger,
  };
  const log = createKafkaEventLog(kafka, clock);
  const cache = await createRedisCache(config.REDIS_URL, logger, `${config.MONGO_PREFIX}:`);
  const addresses = Object.fromEntries(services.map((name) => [name, addressOf(config, name)])) as unknown as Addresses;
  const calls = createTcpCalls(addresses, clock, config.SERVICE_SECRET);
  const meili = createMeiliSearch({ url: config.MEILI_URL, key: config.MEILI_KEY });
  const search: Search = { index: (name) => meili.index(`${config.MEILI_PREFIX}${name}`) };
  const mail = createSmtpMail(config.SMTP_URL, config.MAIL_FROM);
  const stores = new Map<ServiceName, EventStore>();
  const sequencers = new Map<ServiceName, Sequencer>();
  watch(log, sequencers);

  const openStore = async (service: ServiceName, publish: Publish): Promise<EventStore> => {
    const database = (await mongo()).database(service);
    const commits = await openCommits(database);
    const deliver = log.deliver.bind(undefined, `${service}.events`, publish);
    const sequencer = createSequencer({ commits, database, clock, logger, deliver });
    sequencers.set(service, sequencer);
    return createMongoEventStore(commits, sequencer);
  };

  return {
    clock,
    ids: systemIds,
    log,
    calls,
    search,
    cache,
    files: createS3Files({
      url: config.S3_URL,
      bucket: config.S3_BUCKET,
      region: config.S3_REGION,
      accessKey: config.S3_ACCESS_KEY,
      secretKey: config.S3_SECRET_KEY,
    }),
    mail,
    store: (service, publish) => {
      const known = stores.get(service);
      if (known) return known;
      const store = openedLater(() => openStore(service, publish));
      stores.set(service, store);
      return store;
    },
    collections: (service) => {
      const collections = async (): Promise<Collections> => createMongoCollections((await mongo()).database(service));
      return {
        open: async (...args) => (await collections()).open(...args),
        drop: async (name) => (await collections()).drop(name),
        names: async () => (await collections()).names(),
      } satisfies RequiredPort<Collections> as Collections;
    },
    backlog: async (service) => (await sequencers.get(service)?.backlog()) ?? 0,
    // In the order of the flow: stop input, flush accepted work, close connections.
    stop: async () => {
      await calls.stop();
      await Promise.all([...sequencers.values()].map((sequencer) => sequencer.stop()));
      await log.stop();
      meili.stop();
      await mail.stop();
      await cache.stop();
      await (await opening?.catch(() => undefined))?.close();
    },
  };
};

/** Lists every method, so that the compiler finds a missing one. Generic methods need a cast. */
type RequiredPort<Port> = {
  [Name in keyof Port]: Port[Name] extends (...args: infer Args) => unknown ? (...args: Args) => unknown : Port[Name];
};

/** Opened at once; after a failure the next caller retries. Creating indexes takes a round trip, which a constructor cannot wait for. */
const openedLater = (open: () => Promise<EventStore>): EventStore => {
  let opening: Promise<EventStore> | undefined;
  const opened = (): Promise<EventStore> => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  opened().catch(() => undefined);
  return {
    append: async (...args) => (await opened()).append(...args),
    read: async (...args) => (await opened()).read(...args),
    readStreams: async (streams) => (await opened()).readStreams(streams),
    readAll: async (...args) => (await opened()).readAll(...args),
    head: async () => (await opened()).head(),
    positionOf: async (...args) => (await opened()).positionOf(...args),
    onAppended: (wake) => {
      const ending = new AbortController();
      const begin = async (): Promise<void> => {
        const end = (await opened()).onAppended(wake);
        if (ending.signal.aborted) end();
        else ending.signal.addEventListener('abort', end);
      };
      begin().catch(() => undefined);
      return () => ending.abort();
    },
  } satisfies RequiredPort<EventStore> as EventStore;
};
