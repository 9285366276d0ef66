import { Unstorable } from './refused-writes.js';

/** The mark of a tombstone that has been met by a purge, in epoch milliseconds. On disk for ever. */
export const MET_GONE = 'metGoneAt';
/** MongoDB refuses 100 levels, and some of them are the store's own. Nothing that people write needs more. */
const DEEPEST = 20;
/** In UTF-16 units and eight for everything else: at most three times as many bytes, and MongoDB takes sixteen million. */
const LARGEST_ROW = 1_000_000;
/** What one commit publishes is one record of Kafka, which takes a million bytes. */
const LARGEST_COMMIT = 500_000;
const OF_A_VALUE = 8;

/**
 * Throws Unstorable for what one of the stores cannot keep, so that every profile refuses the same: names of fields that MongoDB
 * or BSON read as their own (`$…`, `_bsontype`, NUL), too many levels, too many bytes. Asked before anything is written.
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

/** An id that UTF-8 cannot hold would be read back as another one, and its row never found again. */
export const assertStorableRow = ({ id, row }: { readonly id: string; readonly row: unknown }): void => {
  if (!id.isWellFormed()) throw new Unstorable('The id of a row is no text.');
  if (row !== undefined) assertStorable('A row', row, LARGEST_ROW);
};

export const assertStorableEvents = (events: readonly unknown[]): void =>
  assertStorable('A commit', events, LARGEST_COMMIT);

const HALF_A_PAIR = /\\ud[89a-f]/;

/** JSON of what is stored. UTF-8 has no half of a surrogate pair: both profiles give back U+FFFD in its place. */
export const storedText = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (!HALF_A_PAIR.test(text)) return text;
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));
};
