import type { Collection } from '../platform.js';
import { changeRow } from './change-row.js';

/** At once, so that a long list does not hold everybody up. */
const CHUNK = 500;
const DAY_MS = 86_400_000;
/** So long a tombstone stays: longer than anything that was begun before can take. */
const GRACE_MS = 7 * DAY_MS;
const purgedAt = new WeakMap<Collection<never>, number>();

/**
 * Takes away what has had its time. Rows are indexed by `expiresAt`; each is looked at again before it goes. Once a day the tombstones
 * of a week ago are deleted for good: such rows come from no event, so there are no marks to remember.
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
