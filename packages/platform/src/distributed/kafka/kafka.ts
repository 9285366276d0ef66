import { Kafka, logLevel, type Admin, type ISocketFactory, type KafkaConfig, type LogEntry } from 'kafkajs';
import { StoreUnavailable } from '../../platform.js';
import type { Logger } from '../../logging.js';

export interface KafkaOptions extends Pick<KafkaConfig, 'ssl' | 'sasl'> {
  readonly brokers: readonly string[];
  /** Before every topic and group, so that several systems can share brokers. */
  readonly prefix?: string;
  /** 3 in production. */
  readonly replication?: number;
  readonly partitions?: number;
  /** How long a broker may hold back an empty answer. */
  readonly maxWaitMs?: number;
  readonly logger: Pick<Logger, 'debug' | 'warn' | 'error'>;
  /** How connections are made: a test can cut them. */
  readonly socketFactory?: ISocketFactory;
}

const quiet = new Set(['Connection', 'BrokerPool']);

/** The client retries most errors of a connection, and we read the others from its answers; they are logged as warnings. */
const clientOf = (
  { brokers, logger, socketFactory, ssl, sasl }: KafkaOptions,
  requestTimeout: number,
  retries: number,
): Kafka =>
  new Kafka({
    brokers: [...brokers],
    ...(socketFactory && { socketFactory }),
    ...(ssl !== undefined && { ssl }),
    ...(sasl !== undefined && { sasl }),
    clientId: 'carsi',
    connectionTimeout: 1_000,
    requestTimeout,
    retry: { retries, initialRetryTime: 50, maxRetryTime: 1_000 },
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ level, namespace, log: { message, ...detail } }: LogEntry) =>
        level === logLevel.ERROR && !quiet.has(namespace)
          ? logger.warn({ ...detail, namespace }, message)
          : logger.debug({ ...detail, namespace }, message),
  });

/** For callers that wait: few retries. */
export const quickKafka = (options: KafkaOptions): Kafka => clientOf(options, 2_000, 2);
/** For readers: retries without end. */
export const patientKafka = (options: KafkaOptions): Kafka => clientOf(options, 10_000, 8);

/** Maps what kafkajs throws while brokers are unavailable, moving or restarting to StoreUnavailable. */
export const orKafkaUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (String((error as Error).name).startsWith('KafkaJS'))
      throw new StoreUnavailable(`Kafka is unavailable: ${(error as Error).message}`, { cause: error });
    throw error;
  }
};

const DAY_MS = 86_400_000;

/** One admin connection, opened on first use. Creates missing topics before their first use. */
export interface Topics {
  /** The topic's name at the brokers. */
  nameOf(topic: string): string;
  ensure(topic: string): Promise<void>;
  admin(): Promise<Admin>;
  stop(): Promise<void>;
}

export const createTopics = (kafka: Kafka, { prefix = '', replication = 1, partitions = 12 }: KafkaOptions): Topics => {
  const ensured = new Map<string, Promise<void>>();
  let connected: Promise<Admin> | undefined;
  const connect = async (): Promise<Admin> => {
    const made = kafka.admin();
    await made.connect();
    return made;
  };
  const admin = (): Promise<Admin> => {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };

  const create = async (topic: string): Promise<void> => {
    // Events are kept for ever; raw telemetry for 400 days, by then every month of it is an event.
    const retention = topic.endsWith('.events') ? -1 : 400 * DAY_MS;
    const entries = {
      'retention.ms': String(retention),
      'min.insync.replicas': String(Math.max(1, replication - 1)),
      'cleanup.policy': 'delete',
    };
    const configEntries = Object.entries(entries).map(([name, value]) => ({ name, value }));
    await (
      await admin()
    ).createTopics({
      topics: [{ topic: prefix + topic, numPartitions: partitions, replicationFactor: replication, configEntries }],
      waitForLeaders: true,
    });
  };

  return {
    nameOf: (topic) => prefix + topic,
    ensure: (topic) => {
      const known = ensured.get(topic);
      if (known) return known;
      const made = orKafkaUnavailable(create(topic)).catch((error: unknown) => {
        ensured.delete(topic);
        throw error;
      });
      ensured.set(topic, made);
      return made;
    },
    admin,
    stop: async () => {
      await connected?.then((open) => open.disconnect()).catch(() => undefined);
    },
  };
};

/** Retries: right after a topic was created a broker may answer that it does not lead it. */
export const insist = async <T>(work: () => Promise<T>, tries = 10): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};
