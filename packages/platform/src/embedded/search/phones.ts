import { Lists, numbers } from './columns.js';

/** Of a number without its area code. */
const LOCAL_DIGITS = 7;

/**
 * The telephone numbers of each company, 8 bytes a number: its last digits, and those before them behind a 1, which keeps leading
 * zeros; exact up to 15 digits. A map from numbers to companies would need an object for nearly every company; reading a million last
 * digits takes about a millisecond, and few questions have a number.
 */
export class Phones extends Lists<Uint32Array> {
  constructor() {
    super(numbers());
  }

  add(phones: readonly string[]): void {
    const known = phones.filter(({ length }) => length >= LOCAL_DIGITS);
    this.push(
      known.flatMap((digits) => [Number(digits.slice(-LOCAL_DIGITS)), Number(`1${digits.slice(0, -LOCAL_DIGITS)}`)]),
    );
  }

  /** Companies whose number ends with at least seven digits. */
  endingWith(digits: string): Uint32Array {
    if (digits.length < LOCAL_DIGITS) return new Uint32Array(0);
    const end = Number(digits.slice(-LOCAL_DIGITS));
    const before = digits.slice(0, -LOCAL_DIGITS);
    const values = this.values.view();
    const found = new Set<number>();
    for (let at = 0; at < values.length; at += 2)
      if (
        values[at] === end &&
        String(values[at + 1]!)
          .slice(1)
          .endsWith(before)
      )
        found.add(this.#owner(at));
    return Uint32Array.from(found);
  }

  /** Whose list has the value at this place. */
  #owner(place: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.starts.values[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
