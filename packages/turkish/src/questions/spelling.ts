/**
 * Which known words lie within one or two typing errors of an unknown one.
 *
 * States: every word is filed under itself and under each form that one or two deletions leave of it; two words within distance d share
 * such a form. The forms are only hashed into buckets of a typed array; candidates are verified. New words wait in a short list that is
 * compared one by one until it is worth filing them.
 * Guarantee: every word within the distance is found. Trade: about 40 numbers of four bytes per word, and filing again as words grow.
 */

/** Optimal string alignment (insert, delete, replace, swap neighbours), cut off above `most`. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = old[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, old[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, older[j - 2]! + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    older = old;
    old = row;
  }
  return old[b.length]!;
};

/** One error from 3 letters, two from 6. */
export const errorsAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

const LONGEST = 24;
const OFFSET = 0x811c9dc5;

/** Calls back with the hash of `word` without each choice of up to `deletions` letters. */
const eachForm = (word: string, deletions: number, found: (hash: number) => void): void => {
  const form = (skipA: number, skipB: number): void => {
    let hash = OFFSET;
    for (let at = 0; at < word.length; at += 1) {
      if (at !== skipA && at !== skipB) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    }
    found((hash ^ (hash >>> 15)) >>> 0);
  };
  form(-1, -1);
  if (deletions < 1) return;
  for (let a = 0; a < word.length; a += 1) {
    form(a, -1);
    if (deletions > 1) for (let b = a + 1; b < word.length; b += 1) form(a, b);
  }
};

const deletions = (word: string): number => (word.length < 5 ? 1 : 2);

export class Spelling {
  #words: string[] = [];
  #filed = 0;
  #starts = new Uint32Array(2);
  #members = new Uint32Array(0);
  #mask = 0;

  add(word: string): void {
    if (word.length >= 3 && word.length <= LONGEST && !/\d/.test(word)) this.#words.push(word);
  }

  /** Files the words that wait, when they are many. */
  settle(): void {
    if (this.#words.length - this.#filed > 256 + this.#filed / 8) this.#file();
  }

  /** Distinct known words within `most` errors, unsorted. */
  near(word: string, most = errorsAllowed(word)): readonly { readonly word: string; readonly distance: number }[] {
    if (most === 0 || word.length > LONGEST + 2) return [];
    const candidates = new Set<number>();
    if (this.#filed > 0) {
      eachForm(word, most, (hash) => {
        const bucket = hash & this.#mask;
        for (let at = this.#starts[bucket]!; at < this.#starts[bucket + 1]!; at += 1)
          candidates.add(this.#members[at]!);
      });
    }
    for (let id = this.#filed; id < this.#words.length; id += 1) candidates.add(id);
    const found: { word: string; distance: number }[] = [];
    for (const id of candidates) {
      const known = this.#words[id]!;
      const distance = editDistance(word, known, most);
      if (distance <= most) found.push({ word: known, distance });
    }
    return found;
  }

  #file(): void {
    const words = this.#words;
    let forms = 0;
    for (const { length } of words) forms += 1 + length + (length < 5 ? 0 : (length * (length - 1)) / 2);
    this.#mask = 2 ** Math.max(4, Math.ceil(Math.log2(forms / 2))) - 1;
    const starts = new Uint32Array(this.#mask + 2);
    for (const word of words) eachForm(word, deletions(word), (hash) => (starts[(hash & this.#mask) + 1]! += 1));
    for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!;
    const next = starts.slice();
    const members = new Uint32Array(starts.at(-1)!);
    for (const [id, word] of words.entries())
      eachForm(word, deletions(word), (hash) => (members[next[hash & this.#mask]!++] = id));
    this.#starts = starts;
    this.#members = members;
    this.#filed = words.length;
  }
}
