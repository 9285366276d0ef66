import type { Collection } from '../platform.js';
import { changeRow } from './change-row.js';

/** Chunk size, so that a long list does not block other work. */
const CHUNK = 500;
const DAY_MS = 86_400_000;
/** Tombstones stay longer than any operation that began before can take. */
const GRACE_MS = 7 * DAY_MS;
const purgedAt = new WeakMap<Collection<never>, number>();

/**
 * Deletes expired rows. Rows are indexed by `expiresAt`; each is checked again before it is deleted. Once a day the tombstones of a
 * week ago are purged: such rows come from no event, so there are no marks to remember.
 */
export const removeExpired = async <Row extends { readonly expiresAt: string }>(
  rows: Collection<Row>,
  now: string,
): Promise<number> => {
  const time = Date.parse(now);
  if (time - (purgedAt.get(rows as never) ?? -DAY_MS) >= DAY_MS) {
    purgedAt.set(rows as never, time);
    await rows.purge(time, GRACE_MS);
  }
  let removed = 0;
  for (;;) {
    const old = await rows.find({ where: { expiresAt: { lt: now } }, sort: [['expiresAt', 'asc']], limit: CHUNK });
    for (const { id } of old) await changeRow(rows, id, (row) => (row && row.expiresAt < now ? undefined : row));
    removed += old.length;
    if (old.length < CHUNK) return removed;
  }
};
