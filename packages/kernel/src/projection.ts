import type { Event } from './event.js';

/** The stream, time and actor of an event. */
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
  /** The ids of the rows that this event changes; empty for an event that the projection ignores. */
  rows(event: E, occurrence: Occurrence): readonly string[];
  /** `undefined` as input: the row does not exist yet. `undefined` as result: it is deleted. */
  evolve(row: Row | undefined, event: E, occurrence: Occurrence, id: string): Row | undefined;
}
