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
  /** Deliveries on which `evolve` threw: a bug, recorded by the caller, and never the partition's problem. */
  readonly faults: readonly { readonly delivery: Delivery; readonly id: string; readonly error: unknown }[];
}

const WRITTEN_AT_ONCE = 500;

/** Rows as this process last wrote them. They may be old: a write is conditional, and a row that moved is loaded again. */
export type KeptRows<Row> = LruMap<string, Stored<Row>>;

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
): Promise<Applied<Row>> => {
  const faults: { delivery: Delivery; id: string; error: unknown }[] = [];
  const changed = new Map<string, Applied<Row>['changed'][number]>();
  const touches = new Map<string, { delivery: Delivery; events: E[] }[]>();
  for (const delivery of deliveries)
    for (const event of delivery.events as readonly E[])
      for (const id of projection.rows(event, delivery)) {
        const those = touches.get(id) ?? [];
        if (those.length === 0) touches.set(id, those);
        const last = those.at(-1);
        if (last?.delivery === delivery) last.events.push(event);
        else those.push({ delivery, events: [event] });
      }

  let pending = [...touches.keys()];
  while (pending.length > 0) {
    const loaded = await load(collection, pending, kept);
    const writes: Stored<Row>[] = [];
    for (const id of pending) {
      const stored = loaded.get(id) ?? { id, v: 0, marks: {}, row: undefined };
      const folded = fold(projection, id, source, stored, touches.get(id)!, faults);
      if (!folded) continue;
      writes.push(folded);
      changed.set(id, { id, row: folded.row, before: stored.row });
    }
    pending = [];
    // Rows are independent of each other: in parts, so that nobody else waits for the whole batch.
    for (let from = 0; from < writes.length; from += WRITTEN_AT_ONCE) {
      const part = writes.slice(from, from + WRITTEN_AT_ONCE);
      const moved = await collection.write(part);
      for (const { id, v, ...rest } of part) kept.set(id, { id, v: v + 1, ...rest });
      for (const id of moved) kept.delete(id);
      pending.push(...moved);
    }
  }
  return { changed: [...changed.values()], faults };
};

const load = async <Row>(
  collection: Collection<Row>,
  ids: readonly string[],
  kept: KeptRows<Row>,
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
  touched: readonly { delivery: Delivery; events: E[] }[],
  faults: { delivery: Delivery; id: string; error: unknown }[],
): Stored<Row> | undefined => {
  let row = stored.row;
  let mark = stored.marks[source] ?? 0;
  const from = mark;
  let existed = stored.v > 0;
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
