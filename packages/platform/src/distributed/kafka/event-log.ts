import { randomUUID } from 'node:crypto';
import type { Event } from '@carsi/kernel/event';
import {
  StoreUnavailable,
  type Clock,
  type EventLog,
  type LogReader,
  type LogRecord,
  type PositionedCommit,
  type Publish,
  type Subscription,
} from '../../platform.js';
import { createTopics, orKafkaUnavailable, patientKafka, quickKafka, type KafkaOptions } from './kafka.js';
import { keepReading } from './keep-reading.js';
import { createKafkaReader } from './reader.js';
import { pause } from '../pause.js';
import { createProducer } from './producer.js';

/**
 * The event log on Kafka. A service's topic carries what its publisher delivers: one message per commit with published
 * events, keyed by stream, with the position from the sequencer. Telemetry is appended directly; its position is its
 * offset + 1, because 0 stands for "nothing yet".
 */
export interface KafkaEventLog extends EventLog {
  /** Called by a service's publisher; `publish` is the border of the service. */
  deliver(topic: string, publish: Publish, commits: readonly PositionedCommit[]): Promise<void>;
  /** The lag of each reader of this process. */
  lags(): Promise<readonly { readonly topic: string; readonly reader: string; readonly lag: number }[]>;
  stop(): Promise<void>;
}

/** Time limit for an append, and again for each further thousand records. */
const ANSWER_MS = 1_000;

/** A message's value; telemetry has no position of its own. */
interface Body {
  readonly position?: number;
  readonly at: string;
  readonly by: string | null;
  readonly events: readonly Event[];
}

export const createKafkaEventLog = (options: KafkaOptions, clock: Clock): KafkaEventLog => {
  const topics = createTopics(quickKafka(options), options);
  const producer = createProducer(quickKafka(options), topics);
  const readers = patientKafka(options);
  const running = new Map<Subscription, LogReader>();

  return {
    deliver: (topic, publish, commits) => {
      const messages = commits.flatMap((commit) => {
        const events = commit.events.flatMap((event) => publish(event, commit) ?? []);
        const { position, at, by, stream, correlationId, commandId } = commit;
        const body: Body = { position, at, by, events };
        const headers = { correlationId, commandId };
        return events.length === 0 ? [] : [{ key: stream, value: JSON.stringify(body), headers }];
      });
      return producer.send(topic, messages);
    },
    append: async (topic, records) => {
      const messages = records.map(({ key, at, by, events }) => ({
        key,
        value: JSON.stringify({ at, by, events } satisfies Body),
      }));
      const sent = producer.send(topic, messages);
      // A caller waits. An append that is given up here may still succeed, and then its records come twice.
      const patience = ANSWER_MS * Math.max(1, Math.ceil(records.length / 1_000));
      const late = pause(patience).then(() => Promise.reject(new StoreUnavailable('Kafka does not answer.')));
      await Promise.race([sent, late]);
    },
    read: async (reader: LogReader) => {
      const topic = topics.nameOf(reader.topic);
      const groupId = `${options.prefix ?? ''}${reader.name}${reader.kind === 'broadcast' ? `.${randomUUID()}` : ''}`;
      const toRecord = (message: Parameters<typeof recordOf>[2], partition: number): LogRecord =>
        recordOf(reader.topic, partition, message);
      const subscription = await keepReading(
        options.logger,
        async (crashed) => {
          await topics.ensure(reader.topic);
          const admin = await topics.admin();
          return createKafkaReader({
            kafka: readers,
            admin,
            options,
            clock,
            topic,
            groupId,
            reader,
            toRecord,
            crashed,
          });
        },
        // Caches filled before the reader was subscribed may be stale.
        () => (reader.kind === 'broadcast' ? reader.onGap?.() : undefined),
      );
      const ours: Subscription = {
        lag: () => orKafkaUnavailable(subscription.lag()),
        stop: async () => {
          running.delete(ours);
          await subscription.stop();
        },
      };
      running.set(ours, reader);
      return ours;
    },
    lags: () =>
      Promise.all(
        [...running].map(async ([subscription, { topic, name }]) => ({
          topic,
          reader: name,
          lag: await subscription.lag(),
        })),
      ),
    stop: async () => {
      await Promise.all([...running.keys()].map((subscription) => subscription.stop()));
      await producer.stop();
      await topics.stop();
    },
  };
};

const recordOf = (
  topic: string,
  partition: number,
  { key, value, offset }: { key: Buffer | null; value: Buffer | null; offset: string },
): LogRecord => {
  const { position, at, by, events } = JSON.parse(value!.toString()) as Body;
  return { topic, partition, position: position ?? Number(offset) + 1, key: key!.toString(), at, by, events };
};
