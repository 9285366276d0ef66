import type { Reason } from '../reasons.js';

/** One row as the file has it, by folded column name. */
export interface FileRow {
  /** Counts rows from 1: where an import goes on. */
  readonly row: number;
  /** The line it begins on, counted from 1. */
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it cannot be read any further. */
  readonly problem?: Reason;
  /** Not a business, and what it is instead: counted, never a reject. */
  readonly skipped?: string;
}

/** Facts about a list, reported before its rows. */
export interface FileHead {
  readonly format: 'CSV' | 'NDJSON' | 'GeoJSON' | 'OpenStreetMap';
  readonly encoding: string;
  /** As the file names them, in its order; undefined where each row has its own. */
  readonly columns: readonly string[] | undefined;
}

/** The file cannot be read; thrown before anything is written. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
