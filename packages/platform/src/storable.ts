import { Unstorable } from './refused-writes.js';

/** Marks a tombstone that a purge has seen, in epoch milliseconds. On disk for ever. */
export const MET_GONE = 'metGoneAt';
/** MongoDB refuses 100 levels, some of which are the store's own. No real data needs more than this. */
const DEEPEST = 20;
/** In UTF-16 units plus eight per other value: at most three times as many bytes, and MongoDB accepts sixteen million. */
const LARGEST_ROW = 1_000_000;
/** One commit is one Kafka record, which may have a million bytes. */
const LARGEST_COMMIT = 500_000;
const OF_A_VALUE = 8;

/**
 * Throws Unstorable for data that one of the stores cannot hold, so that every profile refuses the same: field names reserved by
 * MongoDB or BSON (`$…`, `_bsontype`, NUL), too many levels, too many bytes. Checked before anything is written.
 */
const assertStorable = (what: string, value: unknown, largest: number): void => {
  let size = 0;
  const visit = (part: unknown, depth: number): void => {
    size += typeof part === 'string' ? part.length : OF_A_VALUE;
    if (part === null || typeof part !== 'object') return;
    if (depth > DEEPEST) throw new Unstorable(`${what} has more than ${DEEPEST} levels.`);
    if (Array.isArray(part)) {
      for (const inner of part) visit(inner, depth + 1);
      return;
    }
    for (const name of Object.keys(part)) {
      if (isReserved(name)) throw new Unstorable(`${what} has a field of a name that no store takes.`);
      size += name.length;
      visit((part as Record<string, unknown>)[name], depth + 1);
    }
  };
  visit(value, 1);
  if (size > largest) throw new Unstorable(`${what} is larger than ${largest}.`, 'too large');
};

const isReserved = (name: string): boolean =>
  name.charCodeAt(0) === 36 ||
  name === '_bsontype' ||
  name === '__proto__' ||
  name.includes('\0') ||
  !name.isWellFormed();

/** An id that is invalid UTF-8 would be read back as another one, and its row never found again. */
export const assertStorableRow = ({ id, row }: { readonly id: string; readonly row: unknown }): void => {
  if (!id.isWellFormed()) throw new Unstorable('The id of a row is no text.');
  if (row !== undefined) assertStorable('A row', row, LARGEST_ROW);
};

export const assertStorableEvents = (events: readonly unknown[]): void =>
  assertStorable('A commit', events, LARGEST_COMMIT);

const HALF_A_PAIR = /\\ud[89a-f]/;

/** The stored JSON. UTF-8 cannot encode half of a surrogate pair: both profiles return U+FFFD instead. */
export const storedText = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (!HALF_A_PAIR.test(text)) return text;
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
};
