import { closeSync, fsyncSync, ftruncateSync, fstatSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { BOM, csvLines } from '@carsi/platform/text/csv';
import { columns, rejectColumns } from '../columns.js';
import type { Reason } from '../reasons.js';
import { UnreadableFile } from './file-row.js';
import type { Values } from '../values.js';

export interface Reject {
  readonly line: number;
  readonly reason: Reason;
  /** The row went in without what the reason says. */
  readonly warning?: boolean;
  /** The company of which it is a duplicate. */
  readonly other?: string;
  readonly values: Values;
}

/**
 * What stayed out, as a CSV that a spreadsheet opens and that can be mended and imported again: why, and the columns of the list. It
 * is written as the import goes on, and cut back to where it was when an import goes on after a crash.
 */
export class Rejects {
  #file: number | undefined;
  #bytes: number;
  readonly #own: readonly string[];

  constructor(
    /** Undefined where nothing is to be written. */
    readonly path: string | undefined,
    ofList: readonly string[] | undefined,
    bytes: number,
  ) {
    this.#bytes = bytes;
    const names = ofList?.filter((column) => column !== '') ?? columns;
    // What was written after the last state, before the crash, is written again.
    if (bytes > 0) this.#file = this.#open();
    this.#own = names.filter((column) => !(rejectColumns as readonly string[]).includes(column));
  }

  /** Whether the file of an import that was cut off is still what it left. */
  static holds(path: string, bytes: number): boolean {
    return bytes === 0 || (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= bytes;
  }

  /** Where an import goes on from. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Durable when it returns. */
  write(rejects: readonly Reject[]): void {
    if (rejects.length === 0 || this.path === undefined) return;
    const file = (this.#file ??= this.#open());
    const rows = rejects.map(({ line, reason, warning, other, values }) => [
      String(line),
      cellOf(values['external_id']),
      warning ? 'uyarı' : 'alınmadı',
      reason.code,
      reason.sentence,
      other ?? '',
      ...this.#own.map((column) => cellOf(values[column])),
    ]);
    const header = this.#bytes === 0 ? [[...rejectColumns, ...this.#own]] : [];
    const text = (header.length > 0 ? BOM : '') + csvLines([...header, ...rows], { end: '\n' });
    const bytes = Buffer.from(text);
    writeSync(file, bytes, 0, bytes.length, this.#bytes);
    this.#bytes += bytes.length;
    fsyncSync(file);
  }

  /** A file of an earlier import is none of this one's. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    else if (this.#bytes === 0 && this.path !== undefined) rmSync(this.path, { force: true });
    this.#file = undefined;
  }

  #open(): number {
    try {
      const file = openSync(this.path!, this.#bytes === 0 ? 'w' : 'r+', 0o600);
      if (fstatSync(file).size > this.#bytes) ftruncateSync(file, this.#bytes);
      return file;
    } catch (error) {
      throw new UnreadableFile(`${this.path} yazılamıyor. --rejects ile başka bir yer verin.`, { cause: error });
    }
  }
}

const cellOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object')
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.join('|')
      : JSON.stringify(value);
  return String(value as string | number | boolean);
};
