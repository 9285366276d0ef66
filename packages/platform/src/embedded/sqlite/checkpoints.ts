import type { Logger } from '../../logging.js';
import type { Clock, LogReader } from '../../platform.js';
import type { Database } from './database.js';

const COPIED_EVERY_MS = 1_000;

export interface Checkpoints {
  get(reader: LogReader): number | undefined;
  /** Called after the effects. */
  advance(reader: LogReader, position: number): Promise<void>;
  /** Called before the files are closed. */
  stop(): Promise<void>;
}

/**
 * The checkpoints of competing readers. Exact in the views file, which is not synced. A reader whose effects cannot be derived (a
 * policy may have decided to do nothing, which leaves no trace) also has one beside the events, at most a second old. Without it,
 * after deleting the views or restoring a backup, it would decide about old events by today's state.
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
