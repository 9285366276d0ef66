import { randomUUID } from 'node:crypto';
import type { Event } from '@carsi/kernel/event';
import type { Clock, EventLog, LogReader, LogRecord, PositionedCommit, Publish, Subscription } from '../platform.js';
import { createTopics, orKafkaAway, patientKafka, quickKafka, type KafkaOptions } from './kafka.js';
import { createKafkaReader } from './reader.js';
import { createProducer } from './producer.js';

/**
 * The event log on Kafka. A service's topic carries what its publisher delivers: one message per commit that says something
 * outside, keyed by stream, with the position that the sequencer gave. Telemetry is appended directly; its position is its
 * offset + 1, because 0 stands for "nothing yet".
 */
export interface KafkaEventLog extends EventLog {
  /** What a service's publisher hands over, through the service's border. */
  deliver(topic: string, publish: Publish, commits: readonly PositionedCommit[]): Promise<void>;
  stop(): Promise<void>;
}

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
  const running = new Set<Subscription>();

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
    append: (topic, records) =>
      producer.send(
        topic,
        records.map(({ key, at, by, events }) => ({ key, value: JSON.stringify({ at, by, events } satisfies Body) })),
      ),
    read: async (reader: LogReader) => {
      const topic = topics.nameOf(reader.topic);
      const { prefix = '' } = options;
      await topics.ensure(reader.topic);
      const groupId = `${prefix}${reader.name}${reader.kind === 'broadcast' ? `.${randomUUID()}` : ''}`;
      const toRecord = (message: Parameters<typeof recordOf>[2], partition: number): LogRecord =>
        recordOf(reader.topic, partition, message);
      const admin = await orKafkaAway(topics.admin());
      const subscription = await orKafkaAway(
        createKafkaReader({ kafka: readers, admin, options, clock, topic, groupId, reader, toRecord }),
      );
      const ours: Subscription = {
        lag: () => orKafkaAway(subscription.lag()),
        stop: async () => {
          running.delete(ours);
          await subscription.stop();
        },
      };
      running.add(ours);
      return ours;
    },
    stop: async () => {
      await Promise.all([...running].map((subscription) => subscription.stop()));
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
