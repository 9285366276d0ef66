import { crc32 } from 'node:zlib';
import type { Event } from '@carsi/kernel/event';
import type { Logger } from '../../logging.js';
import type { Clock, EventLog, EventStore, LogReader, LogRecord, Publish } from '../../platform.js';
import { createCheckpoints } from './checkpoints.js';
import type { Database } from './database.js';
import { CorruptedFile } from './wal.js';

/**
 * The event log without a broker. A service's topic is a view of its commits through its `publish`; telemetry is a table of its
 * own. One partition each. A competing reader's checkpoint is written after its effects, so a crash repeats and never skips.
 */
export interface EmbeddedEventLog extends EventLog {
  /** Makes `<service>.events` readable. */
  addTopic(topic: string, store: EventStore, publish: Publish): void;
  stop(): Promise<void>;
}

/** Records read in one turn of the event loop. */
const BATCH = 1_024;
/** Batches that a lagging reader takes at once: a row is then written once for many of them. Visits are small, commits are not. */
const AHEAD = { telemetry: 64, commits: 4 };
const REST_MS = 250;
const DELETED_AT_ONCE = 1_000;

interface Topic {
  readonly batchesAhead: number;
  read(after: number, limit: number): Promise<{ records: LogRecord[]; upTo: number }>;
  head(): Promise<number>;
  onAppended(wake: () => void): () => void;
}

export const createEmbeddedEventLog = (
  events: Database,
  views: Database,
  clock: Clock,
  logger: Pick<Logger, 'warn' | 'error'>,
): EmbeddedEventLog => {
  const checkpoints = createCheckpoints(events, views, clock, logger);
  const topics = new Map<string, Topic>();
  const waiting = new Map<string, ((topic: Topic) => void)[]>();
  const running = new Set<{ stop(): Promise<void> }>();

  const add = (name: string, topic: Topic): void => {
    topics.set(name, topic);
    for (const ready of waiting.get(name) ?? []) ready(topic);
    waiting.delete(name);
  };
  /** Waits for a service's topic, which appears when that service starts, possibly after its readers. */
  const topicOf = (name: string): Promise<Topic> => {
    if (!topics.has(name) && !name.endsWith('.events')) add(name, telemetry(events, name));
    const topic = topics.get(name);
    if (topic) return Promise.resolve(topic);
    return new Promise((ready) => waiting.set(name, [...(waiting.get(name) ?? []), ready]));
  };

  /** Fixed before the first record: a broadcast reader starts at the end, a competing one at its checkpoint. */
  const startOf = async (reader: LogReader, topic: Topic): Promise<number> => {
    if (reader.kind === 'broadcast') return topic.head();
    const checkpoint = checkpoints.get(reader);
    const position = checkpoint ?? (reader.from === 'now' ? await topic.head() : 0);
    if (checkpoint === undefined) await checkpoints.advance(reader, position);
    return position;
  };

  const follow = async (reader: LogReader, topic: Topic, from: number, signal: AbortSignal): Promise<void> => {
    let position = from;
    let appended = true;
    let wake = (): void => undefined;
    const unsubscribe = topic.onAppended(() => {
      appended = true;
      wake();
    });
    signal.addEventListener('abort', () => wake());
    while (!signal.aborted) {
      appended = false;
      try {
        const { records, upTo } = await readAhead(topic, position);
        if (records.length > 0) await reader.handle(records);
        if (upTo > position) {
          // After the effects: if the checkpoint cannot be written they are repeated, and none is skipped.
          if (reader.kind === 'competing') await checkpoints.advance(reader, upTo);
          position = upTo;
          continue;
        }
      } catch (error) {
        const fields = { err: error, reader: reader.name, topic: reader.topic };
        logger.warn(fields, 'a reader rests and gets its records again');
        await new Promise<void>((resolve) => clock.after(REST_MS, resolve));
        continue;
      }
      // An append between the read and here has set the flag, so it is not missed.
      if (!appended && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
    }
    unsubscribe();
  };

  return {
    addTopic: (name, store, publish) =>
      add(name, {
        batchesAhead: AHEAD.commits,
        read: async (after, limit) => {
          const commits = await store.readAll(after, limit);
          const records = commits.flatMap((commit): LogRecord[] => {
            const published = commit.events.flatMap((event) => publish(event, commit) ?? []);
            const { stream: key, position, at, by } = commit;
            return published.length === 0
              ? []
              : [{ topic: name, partition: 0, position, key, at, by, events: published }];
          });
          return { records, upTo: commits.at(-1)?.position ?? after };
        },
        head: () => store.head(),
        onAppended: (wake) => store.onAppended(wake),
      }),
    append: async (name, records) => {
      const topic = (await topicOf(name)) as ReturnType<typeof telemetry>;
      await topic.append(records);
    },
    deleteBefore: async (name, at) => {
      const topic = (await topicOf(name)) as ReturnType<typeof telemetry>;
      while (await topic.deleteSomeBefore(at)) await new Promise((resolve) => setImmediate(resolve));
    },
    read: async (reader) => {
      const ending = new AbortController();
      const present = topics.has(reader.topic) || !reader.topic.endsWith('.events');
      const begun = topicOf(reader.topic).then(async (topic) => ({ topic, from: await startOf(reader, topic) }));
      if (present) await begun;
      let loop: Promise<void> | undefined;
      begun.then(
        ({ topic, from }) => {
          if (!ending.signal.aborted) loop = follow(reader, topic, from, ending.signal);
        },
        (error: unknown) => logger.error({ err: error, reader: reader.name }, 'a reader could not begin'),
      );
      const subscription = {
        lag: async () => {
          const topic = topics.get(reader.topic);
          if (!topic || reader.kind === 'broadcast') return 0;
          const position = checkpoints.get(reader) ?? 0;
          return Math.max(0, (await topic.head()) - position);
        },
        stop: async () => {
          ending.abort();
          running.delete(subscription);
          await loop;
        },
      };
      running.add(subscription);
      return subscription;
    },
    stop: async () => {
      await Promise.all([...running].map((subscription) => subscription.stop()));
      await checkpoints.stop();
    },
  };
};

/** One batch, or several for a lagging reader, which then writes a row once for many events. */
const readAhead = async (topic: Topic, after: number): ReturnType<Topic['read']> => {
  const first = await topic.read(after, BATCH);
  const records = [...first.records];
  let { upTo } = first;
  for (let batch = 1; batch < topic.batchesAhead && upTo - after >= batch * BATCH; batch++) {
    await new Promise((resolve) => setImmediate(resolve));
    const more = await topic.read(upTo, BATCH);
    records.push(...more.records);
    upTo = more.upTo;
  }
  return { records, upTo };
};

const telemetry = (
  db: Database,
  name: string,
): Topic & {
  append(records: Parameters<EventLog['append']>[1]): Promise<void>;
  /** False when the oldest remaining record is younger. */
  deleteSomeBefore(at: Date): Promise<boolean>;
} => {
  const table = `telemetry_${name.replaceAll(/[^a-z]/g, '_')}`;
  db.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    position INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL, body TEXT NOT NULL, crc INTEGER NOT NULL) STRICT`);
  const insert = db.prepare(`INSERT INTO ${table} (key, body, crc) VALUES (?, ?, ?)`);
  const select = db.prepare(`SELECT * FROM ${table} WHERE position > ? ORDER BY position LIMIT ?`);
  const selectHead = db.prepare(`SELECT MAX(position) AS position FROM ${table}`);
  const selectOldest = db.prepare(
    `SELECT position, body ->> '$.at' AS at FROM ${table} ORDER BY position LIMIT ${DELETED_AT_ONCE}`,
  );
  const deleteUpTo = db.prepare(`DELETE FROM ${table} WHERE position <= ?`);
  const wakes = new Set<() => void>();
  return {
    // Positions continue after deleted ones (AUTOINCREMENT), so no checkpoint is ever ahead of a later record.
    deleteSomeBefore: async (at) => {
      const oldest = selectOldest.all() as unknown as { position: number; at: string }[];
      const younger = oldest.findIndex((record) => Date.parse(record.at) >= at.getTime());
      const last = younger < 0 ? oldest.at(-1) : oldest[younger - 1];
      if (last) await db.write(() => deleteUpTo.run(last.position));
      return younger < 0 && oldest.length > 0;
    },
    batchesAhead: AHEAD.telemetry,
    append: async (records) => {
      const rows = records.map(({ key, at, by, events }) => ({ key, body: JSON.stringify({ at, by, events }) }));
      await db.write(() => {
        for (const { key, body } of rows) insert.run(key, body, crc32(body));
      });
      for (const wake of wakes) wake();
    },
    read: async (after, limit) => {
      const rows = select.all(after, limit) as unknown as {
        position: number;
        key: string;
        body: string;
        crc: number;
      }[];
      const records = rows.map(({ position, key, body, crc }): LogRecord => {
        if (crc32(String(body)) !== crc)
          throw new CorruptedFile(
            `${table} position ${position} does not match its checksum. Restore the last backup.`,
          );
        const { at, by, events } = JSON.parse(body) as { at: string; by: string | null; events: Event[] };
        return { topic: name, partition: 0, position, key, at, by, events };
      });
      return { records, upTo: rows.at(-1)?.position ?? after };
    },
    head: async () => (selectHead.get()?.['position'] as number | null) ?? 0,
    onAppended: (wake) => {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
  };
};
