import { Partitioners, type Kafka, type Message, type Producer as KafkaProducer } from 'kafkajs';
import { StoreUnavailable } from '../../platform.js';
import { orKafkaUnavailable, type Topics } from './kafka.js';

/**
 * All writes of this process to Kafka, in order. Appends during a running batch are sent together as the next batch.
 *
 *   requested  →  in the one running batch  →  acknowledged by all in-sync replicas | failed, with a new producer
 *
 * Guarantee: a resolved append is durable; batches keep their order. An idempotent producer increments its sequence number only on
 * success: after a failed batch that the broker had in fact stored, the next one would carry the same number, be dropped as a
 * duplicate, and be acknowledged and lost. So a producer that failed once is never used again.
 * Trade: a failed batch may be in the log all the same, and comes twice when it is retried.
 */
export interface Producer {
  send(topic: string, messages: readonly Message[]): Promise<void>;
  /** Flushes pending appends and disconnects. */
  stop(): Promise<void>;
}

const BATCH_MESSAGES = 2_000;
const BATCH_BYTES = 800_000;

interface Part {
  readonly messages: readonly Message[];
  readonly bytes: number;
}
interface PendingPart extends Part {
  readonly topic: string;
  resolve(): void;
  reject(error: unknown): void;
}

export const createProducer = (kafka: Kafka, topics: Topics): Producer => {
  let pending: PendingPart[] = [];
  let producer: KafkaProducer | undefined;
  let sending: Promise<void> | undefined;
  let stopped = false;

  const connected = async (): Promise<KafkaProducer> => {
    if (producer) return producer;
    const made = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await made.connect();
    return (producer = made);
  };

  const next = (): PendingPart[] => {
    let [count, bytes, messages] = [0, 0, 0];
    for (const one of pending) {
      if (count > 0 && (bytes + one.bytes > BATCH_BYTES || messages + one.messages.length > BATCH_MESSAGES)) break;
      [count, bytes, messages] = [count + 1, bytes + one.bytes, messages + one.messages.length];
    }
    return pending.splice(0, count);
  };

  const sendBatch = async (batch: readonly PendingPart[]): Promise<void> => {
    const byTopic = Map.groupBy(batch, ({ topic }) => topic);
    await Promise.all([...byTopic.keys()].map((topic) => topics.ensure(topic)));
    const topicMessages = [...byTopic].map(([topic, parts]) => ({
      topic: topics.nameOf(topic),
      messages: parts.flatMap(({ messages }) => messages),
    }));
    await (await connected()).sendBatch({ acks: -1, timeout: 1_500, topicMessages });
  };

  const drain = async (): Promise<void> => {
    while (pending.length > 0) {
      const batch = next();
      try {
        await orKafkaUnavailable(sendBatch(batch));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failed = producer;
        producer = undefined;
        for (const { reject } of batch) reject(error);
        void failed?.disconnect().catch(() => undefined);
      }
    }
    sending = undefined;
  };

  const ask = (topic: string, { messages, bytes }: Part): Promise<void> =>
    stopped
      ? Promise.reject(new StoreUnavailable('The event log is closed.'))
      : new Promise((resolve, reject) => {
          pending.push({ topic, messages, bytes, resolve, reject });
          // At the end of this turn of the event loop, so that its appends share a batch.
          sending ??= new Promise<void>((turn) => setImmediate(turn)).then(drain);
        });

  return {
    send: async (topic, messages) => {
      // Sequentially: a part that overtook a failed one would get a lower offset, and readers would skip the failed one.
      for (const part of parts(messages)) await ask(topic, part);
    },
    stop: async () => {
      stopped = true;
      await sending;
      await producer?.disconnect().catch(() => undefined);
    },
  };
};

/** A broker accepts a megabyte per request, counted in bytes and not in characters. */
const parts = (messages: readonly Message[]): readonly Part[] => {
  const all: { messages: Message[]; bytes: number }[] = [];
  for (const message of messages) {
    const bytes = Buffer.byteLength(message.value ?? '') + 200;
    const last = all.at(-1);
    if (last && last.bytes + bytes <= BATCH_BYTES) {
      last.messages.push(message);
      last.bytes += bytes;
    } else all.push({ messages: [message], bytes });
  }
  return all;
};
