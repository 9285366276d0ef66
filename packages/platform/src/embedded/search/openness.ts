import type { SearchDocument } from '../../search.js';

type Hours = Pick<SearchDocument, 'open'>;

const WEEK_MINUTES = 7 * 24 * 60;

const isOpenAt = ({ open }: Hours, minute: number): boolean =>
  open.some(
    ([from, to]) => (minute >= from && minute < to) || (minute + WEEK_MINUTES >= from && minute + WEEK_MINUTES < to),
  );

const [UNKNOWN, OPEN, CLOSED] = [0, 1, 2];

/**
 * Which companies of a segment are open at one minute of the week. Every search for 'açık' in that minute needs the same, so answers
 * are cached until the minute changes. An ordinal never means another company.
 */
export class Openness {
  #minute = -1;
  #known = new Uint8Array(0);

  isOpen(entry: Hours, ordinal: number, minute: number): boolean {
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#known.fill(UNKNOWN!);
    }
    if (ordinal >= this.#known.length) {
      const wider = new Uint8Array(Math.ceil((ordinal + 1) * 1.25));
      wider.set(this.#known);
      this.#known = wider;
    }
    if (this.#known[ordinal] === UNKNOWN) this.#known[ordinal] = isOpenAt(entry, minute) ? OPEN! : CLOSED!;
    return this.#known[ordinal] === OPEN;
  }
}
