import type { Admin, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Clock, LogReader, LogRecord, Subscription } from '../../platform.js';
import { insist, type KafkaOptions } from './kafka.js';

/**
 * One reader of one topic.
 *
 *   fetched  →  handled  →  offset committed            (competing)
 *           ↘  threw: the partition pauses, the same records are delivered again
 *
 * Guarantee: records of a partition come in order and at least once; the checkpoint moves after the effects. Records that this
 * instance has handled are skipped when they come again (a restarted publisher repeats some).
 * A broadcast reader has a group of its own without a checkpoint. It starts at the end of the topic at the time of `read`. After it
 * lost its place in the group it continues where it was, and its owner empties its caches.
 */
export interface ReaderParts {
  readonly kafka: Kafka;
  readonly admin: Admin;
  readonly options: KafkaOptions;
  readonly clock: Clock;
  readonly topic: string;
  readonly groupId: string;
  readonly reader: LogReader;
  readonly toRecord: (message: KafkaMessage, partition: number) => LogRecord;
  /** The reader has ended and must be recreated. */
  readonly crashed: (error: unknown) => void;
}

/** About the size of one fetch of a partition: a row that many of its records change is then written once. */
const CHUNK = 2_000;
const REST_MS = 250;
const BEAT_MS = 1_500;
const SILENT_MS = 60_000;

export const createKafkaReader = async (parts: ReaderParts): Promise<Subscription> => {
  const { kafka, admin, options, clock, topic, groupId, reader, toRecord, crashed } = parts;
  const competing = reader.kind === 'competing';
  /** Per partition: the next offset, and the highest handled position. */
  const next = new Map<number, string>();
  const handled = new Map<number, number>();

  /** Start offsets of partitions without a checkpoint, fixed now and not at the first fetch. */
  const beginnings = new Map<number, string>();
  if (!competing || reader.from === 'now')
    for (const { partition, high } of await insist(() => admin.fetchTopicOffsets(topic)))
      beginnings.set(partition, high);

  const consumer = kafka.consumer({
    groupId,
    // The time until the group notices a killed process.
    sessionTimeout: 6_000,
    rebalanceTimeout: 15_000,
    heartbeatInterval: BEAT_MS,
    maxWaitTimeInMs: options.maxWaitMs ?? 500,
    allowAutoTopicCreation: false,
    // Disabled: the client restarts after some errors only; keep-reading.ts does it after all of them.
    retry: { restartOnFailure: () => Promise.resolve(false) },
  });

  /** Competing: committed at once, unless another instance has done so. Broadcast: the last offset, else the beginning. */
  const begin = async (partitions: readonly number[]): Promise<void> => {
    const done = competing ? await insist(() => committed(admin, groupId, topic)) : next;
    for (const partition of partitions) {
      const offset = competing ? beginnings.get(partition) : (next.get(partition) ?? beginnings.get(partition));
      if (offset === undefined || (competing && (done.get(partition) ?? '-1') !== '-1')) continue;
      consumer.seek({ topic, partition, offset });
      if (competing) await consumer.commitOffsets([{ topic, partition, offset }]);
      else next.set(partition, offset);
    }
  };
  const fixed = Promise.withResolvers<void>();
  fixed.promise.catch(() => undefined);
  consumer.on(consumer.events.CRASH, ({ payload: { error } }) => {
    fixed.reject(error);
    crashed(error);
  });
  let ending = false;
  const inHand = new Set<Promise<void>>();
  // The client may lose its place without an error; a fetch ends at least twice a second, also without records.
  let active = performance.now();
  const isActive = (): void => void (active = performance.now());
  for (const event of ['FETCH', 'GROUP_JOIN', 'HEARTBEAT'] as const) consumer.on(consumer.events[event], isActive);
  let joined = 0;
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    handled.clear();
    if (beginnings.size > 0) begin(memberAssignment[topic] ?? []).then(fixed.resolve, fixed.reject);
    if (!competing && ++joined > 1) reader.onGap?.();
  });

  /** An unreadable record was not written by us; stopping there would stop the partition for ever. */
  const read = (message: KafkaMessage, partition: number): readonly LogRecord[] => {
    try {
      return [toRecord(message, partition)];
    } catch (error) {
      options.logger.error(
        { err: error, topic, partition, offset: message.offset },
        'a message cannot be read and is passed by',
      );
      return [];
    }
  };

  const eachBatch = async ({
    batch,
    resolveOffset,
    heartbeat,
    isRunning,
    isStale,
    pause,
  }: EachBatchPayload): Promise<void> => {
    const { partition, messages } = batch;
    // Heartbeats: a handler may take longer than the session timeout.
    const beat = setInterval(() => void heartbeat().catch(() => undefined), BEAT_MS);
    try {
      for (let at = 0; at < messages.length; at += CHUNK) {
        if (ending || !isRunning() || isStale()) return;
        const chunk = messages.slice(at, at + CHUNK);
        const handledOffset = handled.get(partition) ?? 0;
        const records = chunk
          .flatMap((message) => read(message, partition))
          .filter(({ position }) => position > handledOffset);
        try {
          if (records.length > 0) await reader.handle(records);
        } catch (error) {
          options.logger.warn(
            { err: error, reader: reader.name, topic, partition },
            'a reader rests and gets its records again',
          );
          clock.after(REST_MS, pause());
          return;
        }
        const last = chunk.at(-1)!.offset;
        const offset = String(BigInt(last) + 1n);
        handled.set(partition, records.at(-1)?.position ?? handledOffset);
        next.set(partition, offset);
        resolveOffset(last);
        // After the effects: a crash between the two repeats them and never skips.
        if (competing) await consumer.commitOffsets([{ topic, partition, offset }]);
        await heartbeat();
      }
    } finally {
      clearInterval(beat);
    }
  };

  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: competing && reader.from !== 'now' });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 6,
      eachBatch: async (payload) => {
        const work = eachBatch(payload);
        inHand.add(work);
        await work.finally(() => inHand.delete(work));
      },
    });
    if (beginnings.size > 0) await fixed.promise;
  } catch (error) {
    await consumer.disconnect().catch(() => undefined);
    throw error;
  }

  const watching = setInterval(() => {
    if (inHand.size > 0 || performance.now() - active < SILENT_MS) return;
    clearInterval(watching);
    crashed(new Error(`The reader ${reader.name} has heard nothing of Kafka for ${SILENT_MS / 1_000} s.`));
  }, SILENT_MS / 6);
  watching.unref();

  return {
    lag: async () => {
      const ends = await admin.fetchTopicOffsets(topic);
      const places = competing ? await committed(admin, groupId, topic) : next;
      return ends.reduce((sum, { partition, high, low }) => {
        const place = places.get(partition) ?? '-1';
        const from = place === '-1' ? (reader.from === 'now' ? high : low) : place;
        return sum + Math.max(0, Number(high) - Number(from));
      }, 0);
    },
    stop: async () => {
      ending = true;
      clearInterval(watching);
      // The client leaves its group before it commits: a batch in progress would lose its checkpoint.
      await Promise.allSettled(inHand);
      await consumer.stop();
      await consumer.disconnect();
    },
  };
};

const committed = async (admin: Admin, groupId: string, topic: string): Promise<Map<number, string>> => {
  const [group] = await admin.fetchOffsets({ groupId, topics: [topic] });
  return new Map(group?.partitions.map(({ partition, offset }) => [partition, offset]));
};
