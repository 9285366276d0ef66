import type { Collection } from '../platform.js';

/**
 * Reads, changes and writes one row, and retries after a concurrent write. `change` returns the same row to leave it, undefined to
 * delete it, and may refuse.
 */
export const changeRow = async <Row>(
  rows: Collection<Row>,
  id: string,
  change: (row: Row | undefined) => Row | undefined,
): Promise<Row | undefined> => {
  for (;;) {
    const stored = (await rows.load([id])).get(id) ?? { id, v: 0, marks: {}, row: undefined };
    const row = change(stored.row);
    if (row === stored.row) return row;
    if ((await rows.write([{ ...stored, row }])).length === 0) return row;
  }
};
