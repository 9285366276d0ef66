import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type { Collection, Stored } from '../platform.js';
import { LruMap } from './lru-map.js';

/** What a source delivers: the events of one commit or one record, with the place they have in that source. */
export interface Delivery {
  readonly position: number;
  readonly stream: string;
  readonly at: string;
  readonly by: string | null;
  readonly events: readonly Event[];
}

export interface Applied<Row> {
  /** The rows as they were written. */
  readonly changed: readonly { readonly id: string; readonly row: Row | undefined; readonly before: Row | undefined }[];
  /** Rows that had all of it already, as they stand. */
  readonly seen: Applied<Row>['changed'];
  /** Deliveries on which `evolve` threw: a bug, recorded by the caller, and never the partition's problem. */
  readonly faults: readonly { readonly delivery: Delivery; readonly id: string; readonly error: unknown }[];
}

/** Rows are independent of each other: written in parts, so that nobody else waits for the whole batch. */
const WRITTEN_AT_ONCE = 500;

/** Rows as this process last wrote them. They may be old: a write is conditional, and a row that moved is loaded again. */
export type KeptRows<Row> = LruMap<string, Stored<Row>>;

/** Rows folded and not written yet, by id. Only for rows that nobody else reads or writes. */
export type HeldRows<Row> = Map<string, Stored<Row>>;

/**
 * Folds a batch into its rows and writes them in one bulk. A row remembers the highest position seen per source and skips what is
 * not above it; the write is conditional on the row's `v`, and a row that somebody else wrote meanwhile is loaded and folded
 * again. So a second, late or concurrent delivery changes nothing: effects are exactly once without a transaction.
 */
export const apply = async <Row, E extends Event>(
  projection: Projection<Row, E>,
  collection: Collection<Row>,
  source: string,
  deliveries: readonly Delivery[],
  kept: KeptRows<Row> = new LruMap(0),
  /** Told of faults before rows are written. */
  onFaults: (faults: Applied<Row>['faults']) => Promise<void> = async () => undefined,
): Promise<Applied<Row>> => {
  const faults: Fault[] = [];
  const seen = new Map<string, Applied<Row>['changed'][number]>();
  const changed = new Map<string, Applied<Row>['changed'][number]>();
  const touches = touchedRows(projection, deliveries);
  let pending = [...touches.keys()];
  while (pending.length > 0) {
    const loaded = await load(collection, pending, kept);
    const writes: Stored<Row>[] = [];
    for (const id of pending) {
      const stored = loaded.get(id) ?? { id, v: 0, marks: {}, row: undefined };
      const folded = fold(projection, id, source, stored, touches.get(id)!, faults);
      if (!folded) {
        if (stored.v > 0 && !changed.has(id)) seen.set(id, { id, row: stored.row, before: stored.row });
        continue;
      }
      writes.push(folded);
      changed.set(id, { id, row: folded.row, before: stored.row });
    }
    if (faults.length > 0) await onFaults(faults);
    pending = [];
    for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE) {
      const part = writes.slice(from, from + WRITTEN_AT_ONCE);
      const moved = await collection.write(part);
      for (const { id, v, ...rest } of part) kept.set(id, { id, v: v + 1, ...rest });
      for (const id of moved) kept.delete(id);
      pending.push(...moved);
    }
  }
  return { changed: [...changed.values()], seen: [...seen.values()], faults };
};

/** As `apply`, for rows of which this is the only writer: they are held until `writeHeld`, however often they change. */
export const hold = async <Row, E extends Event>(
  projection: Projection<Row, E>,
  collection: Collection<Row>,
  source: string,
  deliveries: readonly Delivery[],
  held: HeldRows<Row>,
): Promise<readonly Fault[]> => {
  const faults: Fault[] = [];
  const touches = touchedRows(projection, deliveries);
  const loaded = await load(collection, [...touches.keys()], held);
  for (const [id, touched] of touches) {
    const stored = loaded.get(id) ?? { id, v: 0, marks: {}, row: undefined };
    const folded = fold(projection, id, source, stored, touched, faults);
    if (folded) held.set(id, folded);
  }
  return faults;
};

/** Lets go of each held row once it is written. */
export const writeHeld = async <Row>(collection: Collection<Row>, held: HeldRows<Row>): Promise<void> => {
  const rows = [...held.values()];
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    const part = rows.slice(from, from + WRITTEN_AT_ONCE);
    const moved = await collection.write(part);
    if (moved.length > 0) throw new Error(`Somebody else writes the rows ${moved.slice(0, 3).join(', ')}.`);
    for (const { id } of part) held.delete(id);
  }
};

type Fault = Applied<unknown>['faults'][number];
type Touched<E> = { readonly delivery: Delivery; readonly events: E[] }[];

const touchedRows = <Row, E extends Event>(
  projection: Projection<Row, E>,
  deliveries: readonly Delivery[],
): ReadonlyMap<string, Touched<E>> => {
  const touches = new Map<string, Touched<E>>();
  for (const delivery of deliveries)
    for (const event of delivery.events as readonly E[])
      for (const id of projection.rows(event, delivery)) {
        const those = touches.get(id) ?? [];
        if (those.length === 0) touches.set(id, those);
        const last = those.at(-1);
        if (last?.delivery === delivery) last.events.push(event);
        else those.push({ delivery, events: [event] });
      }
  return touches;
};

const load = async <Row>(
  collection: Collection<Row>,
  ids: readonly string[],
  kept: { get(id: string): Stored<Row> | undefined },
): Promise<ReadonlyMap<string, Stored<Row>>> => {
  const known = new Map(
    ids.flatMap((id) => {
      const stored = kept.get(id);
      return stored ? [[id, stored] as const] : [];
    }),
  );
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) for (const [id, stored] of await collection.load(missing)) known.set(id, stored);
  return known;
};

const fold = <Row, E extends Event>(
  projection: Projection<Row, E>,
  id: string,
  source: string,
  stored: Stored<Row>,
  touched: Touched<E>,
  faults: Fault[],
): Stored<Row> | undefined => {
  let row = stored.row;
  let mark = stored.marks[source] ?? 0;
  const from = mark;
  let existed = stored.v > 0 || row !== undefined;
  for (const { delivery, events } of touched) {
    if (delivery.position <= mark) continue;
    try {
      row = events.reduce<Row | undefined>((current, event) => projection.evolve(current, event, delivery, id), row);
    } catch (error) {
      faults.push({ delivery, id, error });
    }
    mark = delivery.position;
    existed ||= row !== undefined;
  }
  // A row that never was needs no tombstone; one that came and went within this batch does.
  if (mark === from || !existed) return undefined;
  return { id, v: stored.v, marks: { ...stored.marks, [source]: mark }, row };
};
