import type { Collection } from '../platform.js';
import { changeRow } from './change-row.js';

/** At once, so that a long list does not hold everybody up. */
const CHUNK = 500;

/** Takes away what has had its time. Rows are indexed by `expiresAt`; each is looked at again before it goes. */
export const removeExpired = async <Row extends { readonly expiresAt: string }>(
  rows: Collection<Row>,
  now: string,
): Promise<number> => {
  let removed = 0;
  for (;;) {
    const old = await rows.find({ where: { expiresAt: { lt: now } }, sort: [['expiresAt', 'asc']], limit: CHUNK });
    for (const { id } of old) await changeRow(rows, id, (row) => (row && row.expiresAt < now ? undefined : row));
    removed += old.length;
    if (old.length < CHUNK) return removed;
  }
};
