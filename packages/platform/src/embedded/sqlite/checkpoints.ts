import type { Logger } from '../../logging.js';
import type { Clock, LogReader } from '../../platform.js';
import type { Database } from './database.js';

const COPIED_EVERY_MS = 1_000;

export interface Checkpoints {
  get(reader: LogReader): number | undefined;
  /** After the effects. */
  advance(reader: LogReader, position: number): Promise<void>;
  /** Before the files are closed. */
  stop(): Promise<void>;
}

/**
 * How far each competing reader has come. Exact in the views file, which is not synced. A reader whose effects are not derived (a
 * policy: it may have decided that nothing is to be done, of which nothing is left behind) also has one beside the events, at most a
 * second old: where the views are thrown away, or a backup is restored, it would otherwise decide about old events by what is so today.
 */
export const createCheckpoints = (
  events: Database,
  views: Database,
  clock: Clock,
  logger: Pick<Logger, 'warn'>,
): Checkpoints => {
  const [exact, copied] = [tableIn(views), tableIn(events)];
  const ahead = new Map<string, number>();
  let waiting = false;

  const copy = async (): Promise<void> => {
    waiting = false;
    const positions = [...ahead];
    ahead.clear();
    if (positions.length === 0) return;
    await events
      .write(() => positions.forEach(([name, position]) => copied.set(name, position)))
      .catch((error: unknown) => logger.warn({ err: error }, 'the checkpoints of policies were not copied'));
  };

  return {
    get: ({ name, derived = false }) => {
      const known = [exact.get(name), derived ? undefined : copied.get(name)].filter((one) => one !== undefined);
      return known.length > 0 ? Math.max(...known) : undefined;
    },
    advance: async ({ name, derived = false }, position) => {
      await views.write(() => exact.set(name, position));
      if (derived) return;
      ahead.set(name, position);
      if (waiting) return;
      waiting = true;
      clock.after(COPIED_EVERY_MS, () => void copy());
    },
    stop: copy,
  };
};

const tableIn = (db: Database) => {
  db.exec(
    'CREATE TABLE IF NOT EXISTS checkpoints (reader TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  );
  const select = db.prepare('SELECT position FROM checkpoints WHERE reader = ?');
  const upsert = db.prepare(
    'INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT DO UPDATE SET position = excluded.position',
  );
  return {
    get: (name: string): number | undefined => select.get(name)?.['position'] as number | undefined,
    set: (name: string, position: number): void => void upsert.run(name, position),
  };
};
