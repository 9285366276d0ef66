import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type { Stored } from '../platform.js';
import { assertStorableRow } from '../storable.js';

/** The events of one commit or record, with their position in the source. */
export interface Delivery {
  readonly position: number;
  readonly stream: string;
  readonly at: string;
  readonly by: string | null;
  readonly events: readonly Event[];
}

/** A delivery that is missing in its row, and why. */
export interface Fault {
  readonly delivery: Delivery;
  /** The row's id; empty if it could not be determined. */
  readonly id: string;
  readonly error: unknown;
}

export type Touched<E> = { readonly delivery: Delivery; readonly events: E[] }[];

/** The rows that a batch changes, with their events. */
export const touchedRows = <Row, E extends Event>(
  projection: Projection<Row, E>,
  deliveries: readonly Delivery[],
  faults: Fault[],
): ReadonlyMap<string, Touched<E>> => {
  const touches = new Map<string, Touched<E>>();
  const rowsOf = (event: E, delivery: Delivery): readonly string[] => {
    try {
      return projection.rows(event, delivery);
    } catch (error) {
      faults.push({ delivery, id: '', error });
      return [];
    }
  };
  for (const delivery of deliveries)
    for (const event of delivery.events as readonly E[])
      for (const id of rowsOf(event, delivery)) {
        const ofRow = touches.get(id) ?? [];
        if (ofRow.length === 0) touches.set(id, ofRow);
        const last = ofRow.at(-1);
        if (last?.delivery === delivery) last.events.push(event);
        else ofRow.push({ delivery, events: [event] });
      }
  return touches;
};

/** Folds a row that no store accepts once more without the event that made it so: the result is the same however events are batched. */
export const fold = <Row, E extends Event>(
  projection: Projection<Row, E>,
  id: string,
  source: string,
  stored: Stored<Row>,
  touched: Touched<E>,
  faults: Fault[],
): Stored<Row> | undefined => {
  const met: Fault[] = [];
  let folded = foldEach(projection, id, source, stored, touched, met, () => undefined);
  if (folded && !isStorable(folded)) {
    met.length = 0;
    folded = foldEach(projection, id, source, stored, touched, met, (row) => assertStorableRow({ id, row }));
  }
  faults.push(...met);
  return folded;
};

const isStorable = (row: Stored<unknown>): boolean => {
  try {
    assertStorableRow(row);
    return true;
  } catch {
    return false;
  }
};

const foldEach = <Row, E extends Event>(
  projection: Projection<Row, E>,
  id: string,
  source: string,
  stored: Stored<Row>,
  touched: Touched<E>,
  faults: Fault[],
  check: (row: Row | undefined) => void,
): Stored<Row> | undefined => {
  let row = stored.row;
  let mark = stored.marks[source] ?? 0;
  const from = mark;
  let existed = stored.v > 0 || row !== undefined;
  for (const { delivery, events } of touched) {
    if (delivery.position <= mark) continue;
    try {
      const next = events.reduce<Row | undefined>(
        (current, event) => projection.evolve(current, event, delivery, id),
        row,
      );
      check(next);
      row = next;
    } catch (error) {
      faults.push({ delivery, id, error });
    }
    mark = delivery.position;
    existed ||= row !== undefined;
  }
  // A row that was never stored needs no tombstone; one that was created and removed within this batch does.
  if (mark === from || !existed) return undefined;
  return { id, v: stored.v, marks: { ...stored.marks, [source]: mark }, row };
};
