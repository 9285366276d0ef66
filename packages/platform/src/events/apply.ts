import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import { StoreUnavailable, type Collection, type Stored } from '../platform.js';
import { fold, touchedRows, type Delivery, type Fault } from './fold.js';
import { LruMap } from './lru-map.js';

export interface Applied<Row> {
  /** The written rows. */
  readonly changed: readonly { readonly id: string; readonly row: Row | undefined; readonly before: Row | undefined }[];
  /** Rows that had all of these events already. */
  readonly unchanged: Applied<Row>['changed'];
  /** Deliveries on which `evolve` threw, or whose row no store accepts: bugs, recorded by the caller. They never stop the partition. */
  readonly faults: readonly Fault[];
}

/** Rows are independent of each other: they are written in chunks, so that other work does not wait for the whole batch. */
const WRITTEN_AT_ONCE = 500;

/** Rows as this process last wrote them. They may be stale: writes are conditional, and a row that moved is loaded again. */
export type RowCache<Row> = LruMap<string, Stored<Row>>;

/** Folded rows that are not written yet, by id. Only for rows with a single reader and writer. */
export type WriteBuffer<Row> = Map<string, Stored<Row>>;

/** Handles a row that could not be written although its store is available. */
type OnUnwritten<Row> = (row: Stored<Row>, error: unknown) => Promise<void>;

/**
 * Folds a batch into its rows and writes them in one bulk. A row stores the highest position per source and skips events that are
 * not above it. The write is conditional on the row's `v`; a row that another process wrote meanwhile is loaded and folded again. So
 * a second, late or concurrent delivery changes nothing: effects are exactly once without a transaction. Only an unavailable store
 * (StoreUnavailable) is waited for: a row that cannot be written stays unchanged, with a fault, and does not delay others.
 */
export const apply = async <Row, E extends Event>(
  projection: Projection<Row, E>,
  collection: Collection<Row>,
  source: string,
  deliveries: readonly Delivery[],
  cache: RowCache<Row> = new LruMap(0),
  /** Called with faults before rows are written. */
  onFaults: (faults: Applied<Row>['faults']) => Promise<void> = async () => undefined,
): Promise<Applied<Row>> => {
  const faults: Fault[] = [];
  const unchanged = new Map<string, Applied<Row>['changed'][number]>();
  const changed = new Map<string, Applied<Row>['changed'][number]>();
  const touches = touchedRows(projection, deliveries, faults);
  let pending = [...touches.keys()];
  if (pending.length === 0 && faults.length > 0) await onFaults(faults);
  while (pending.length > 0) {
    const loaded = await load(collection, pending, cache);
    const before = (id: string): Stored<Row> => loaded.get(id) ?? { id, v: 0, marks: {}, row: undefined };
    const writes: Stored<Row>[] = [];
    for (const id of pending) {
      const stored = before(id);
      const folded = fold(projection, id, source, stored, touches.get(id)!, faults);
      if (!folded) {
        if (stored.v > 0 && !changed.has(id)) unchanged.set(id, { id, row: stored.row, before: stored.row });
        continue;
      }
      writes.push(folded);
      changed.set(id, { id, row: folded.row, before: stored.row });
    }
    if (faults.length > 0) await onFaults(faults);
    /** Skips the events: the row is unchanged, with the new marks. Recording the fault shows that the store is available. */
    const skipRow: OnUnwritten<Row> = async ({ id, marks }, error) => {
      const fault = { delivery: touches.get(id)!.at(-1)!.delivery, id, error };
      await onFaults([fault]);
      faults.push(fault);
      changed.delete(id);
      await collection.write([{ ...before(id), marks }]).catch(rethrowUnavailable);
    };
    pending = [];
    for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE) {
      const part = writes.slice(from, from + WRITTEN_AT_ONCE);
      const { moved, unwritten } = await writeEach(collection, part, skipRow);
      for (const { id, v, ...rest } of part) cache.set(id, { id, v: v + 1, ...rest });
      for (const id of [...moved, ...unwritten]) cache.delete(id);
      pending.push(...moved);
    }
  }
  return { changed: [...changed.values()], unchanged: [...unchanged.values()], faults };
};

/** As `apply`, for rows with this process as their only writer: they are buffered until `flushBuffer`, however often they change. */
export const applyToBuffer = async <Row, E extends Event>(
  projection: Projection<Row, E>,
  collection: Collection<Row>,
  source: string,
  deliveries: readonly Delivery[],
  buffer: WriteBuffer<Row>,
): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  const touches = touchedRows(projection, deliveries, faults);
  const loaded = await load(collection, [...touches.keys()], buffer);
  for (const [id, touched] of touches) {
    const stored = loaded.get(id) ?? { id, v: 0, marks: {}, row: undefined };
    const folded = fold(projection, id, source, stored, touched, faults);
    if (folded) buffer.set(id, folded);
  }
  return faults;
};

/** Removes each buffered row once it is written, or reported as unwritable. */
export const flushBuffer = async <Row>(
  collection: Collection<Row>,
  buffer: WriteBuffer<Row>,
  onUnwritten: OnUnwritten<Row>,
): Promise<void> => {
  const rows = [...buffer.values()];
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const part = rows.slice(from, from + WRITTEN_AT_ONCE);
    const { moved } = await writeEach(collection, part, onUnwritten);
    const now = await collection.load(moved);
    const others = part.filter((row) => moved.includes(row.id) && !isWritten(row, now.get(row.id))).map(({ id }) => id);
    if (others.length > 0) throw new Error(`Somebody else writes the rows ${others.slice(0, 3).join(', ')}.`);
    for (const { id } of part) buffer.delete(id);
  }
};

/** Writes in one bulk; if that fails although the store is available, each row by itself, so that only unwritable rows fail. */
const writeEach = async <Row>(
  collection: Collection<Row>,
  rows: readonly Stored<Row>[],
  onUnwritten: OnUnwritten<Row>,
): Promise<{ readonly moved: readonly string[]; readonly unwritten: readonly string[] }> => {
  try {
    return { moved: await collection.write(rows), unwritten: [] };
  } catch (error) {
    rethrowUnavailable(error);
  }
  const moved: string[] = [];
  const unwritten: string[] = [];
  // The failed bulk may have written some rows: they are ours, and nobody else has moved them.
  const now = await collection.load(rows.map(({ id }) => id));
  for (const row of rows) {
    if (isWritten(row, now.get(row.id))) continue;
    try {
      moved.push(...(await collection.write([row])));
    } catch (error) {
      rethrowUnavailable(error);
      unwritten.push(row.id);
      await onUnwritten(row, error);
    }
  }
  return { moved, unwritten };
};

/** True if the stored row is the result of writing this one: its acknowledgement was lost. */
const isWritten = (row: Stored<unknown>, stored: Stored<unknown> | undefined): boolean =>
  stored?.v === row.v + 1 && JSON.stringify(stored.marks) === JSON.stringify(row.marks);

const rethrowUnavailable = (error: unknown): void => {
  if (error instanceof StoreUnavailable) throw error;
};

const load = async <Row>(
  collection: Collection<Row>,
  ids: readonly string[],
  cache: { get(id: string): Stored<Row> | undefined },
): Promise<ReadonlyMap<string, Stored<Row>>> => {
  const known = new Map(
    ids.flatMap((id) => {
      const stored = cache.get(id);
      return stored ? [[id, stored] as const] : [];
    }),
  );
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const [id, stored] of await collection.load(missing)) known.set(id, stored);
  return known;
};
