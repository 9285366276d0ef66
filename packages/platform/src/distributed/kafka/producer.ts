import { Partitioners, type Kafka, type Message, type Producer as KafkaProducer } from 'kafkajs';
import { StoreUnavailable } from '../../platform.js';
import { orKafkaUnavailable, type Topics } from './kafka.js';

/**
 * Everything that this process says to Kafka, in order: what is asked while a batch is under way goes out together as the next.
 *
 *   asked  →  in the one batch that is under way  →  acknowledged by all in-sync replicas | failed, with a new producer
 *
 * Guarantee: what resolved is durable; batches never overtake each other. An idempotent producer counts its batches only when
 * they succeed: after a failed one that the broker had in fact kept, the next would carry the same number and be thrown away as
 * a repetition, acknowledged and lost. So a producer that failed once is never used again.
 * Trade: a failed batch may be in the log all the same, and comes twice when it is sent again.
 */
export interface Producer {
  send(topic: string, messages: readonly Message[]): Promise<void>;
  /** Sends what was asked and disconnects. */
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
          // At the end of this turn, so that what is asked in it goes out together.
          sending ??= new Promise<void>((turn) => setImmediate(turn)).then(drain);
        });

  return {
    send: async (topic, messages) => {
      // One after the other: a part that overtook a failed one would stand before it, and its readers would skip the other.
      for (const part of parts(messages)) await ask(topic, part);
    },
    stop: async () => {
      stopped = true;
      await sending;
      await producer?.disconnect().catch(() => undefined);
    },
  };
};

/** A broker takes a megabyte at once, counted in bytes and not in letters. */
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
