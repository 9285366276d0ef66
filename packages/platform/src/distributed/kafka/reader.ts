import type { Admin, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { Clock, LogReader, LogRecord, Subscription } from '../../platform.js';
import { insist, type KafkaOptions } from './kafka.js';

/**
 * One reader of one topic.
 *
 *   fetched  →  handled  →  offset committed            (competing)
 *           ↘  threw: the partition rests, the same records come again
 *
 * Guarantee: records of a partition come in order and at least once; the checkpoint is moved after the effects. What this
 * instance has already handled is not handed over again (a publisher that starts again says some things twice).
 * A broadcast reader has a group of its own without a checkpoint; it starts at the end of the topic as it was when `read` was
 * called, and after it lost its place in the group it goes on where it was, and tells its owner to trust nothing older.
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
  /** It reads no more, and is to be stopped and made anew. */
  readonly crashed: (error: unknown) => void;
}

/** Nearly all that one fetch brings of a partition: a row that many of its records touch is then written once. */
const CHUNK = 2_000;
const REST_MS = 250;
const BEAT_MS = 1_500;

export const createKafkaReader = async (parts: ReaderParts): Promise<Subscription> => {
  const { kafka, admin, options, clock, topic, groupId, reader, toRecord, crashed } = parts;
  const competing = reader.kind === 'competing';
  /** Per partition: the offset to read next, and the highest position handled. */
  const next = new Map<number, string>();
  const handled = new Map<number, number>();

  /** Where partitions begin that have no checkpoint yet, fixed now and not when the first record happens to be fetched. */
  const beginnings = new Map<number, string>();
  if (!competing || reader.from === 'now')
    for (const { partition, high } of await insist(() => admin.fetchTopicOffsets(topic)))
      beginnings.set(partition, high);

  const consumer = kafka.consumer({
    groupId,
    // A process that was killed is missed for this long.
    sessionTimeout: 6_000,
    rebalanceTimeout: 15_000,
    heartbeatInterval: BEAT_MS,
    maxWaitTimeInMs: options.maxWaitMs ?? 500,
    allowAutoTopicCreation: false,
    // It would start again after some errors and not after others: keep-reading.ts does it after all.
    retry: { restartOnFailure: () => Promise.resolve(false) },
  });

  /** Competing: written down at once, unless another instance has done so. Broadcast: where it was, else the beginning. */
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
  let joined = 0;
  consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
    handled.clear();
    if (beginnings.size > 0) begin(memberAssignment[topic] ?? []).then(fixed.resolve, fixed.reject);
    if (!competing && ++joined > 1) reader.onGap?.();
  });

  /** What nobody can read was not written by us; stopping at it would stop the partition for ever. */
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

  let ending = false;
  const inHand = new Set<Promise<void>>();

  const eachBatch = async ({
    batch,
    resolveOffset,
    heartbeat,
    isRunning,
    isStale,
    pause,
  }: EachBatchPayload): Promise<void> => {
    const { partition, messages } = batch;
    // A handler may take longer than the group has patience.
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
      // The client leaves its group first and asks later: what is in hand would lose its checkpoint.
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
