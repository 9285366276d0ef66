import type { Event } from './event.js';

/** Where an event stood: its stream, the moment and actor it was written with. */
export interface Occurrence {
  readonly stream: string;
  readonly at: string;
  readonly by: string | null;
}

/**
 * One row and one event, so what is decided together lives in one row. Pure: the same events give the same rows, byte for byte.
 * `name` is the checkpoint: a constant, never derived, never renamed. A changed `evolve` raises `version`, which rebuilds it.
 */
export interface Projection<Row, E extends Event = Event> {
  readonly name: string;
  readonly version: number;
  /** The ids of the rows that this event touches, none for an event that is not ours. */
  rows(event: E, occurrence: Occurrence): readonly string[];
  /** `undefined` in: the row does not exist yet; `undefined` out: it goes. */
  evolve(row: Row | undefined, event: E, occurrence: Occurrence, id: string): Row | undefined;
}
