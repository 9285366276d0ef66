import type { Line } from './lines.js';

/** Lines with a view of those that come, as far as a record may reach. */
export class Lookahead {
  #lines: Line[] = [];
  #at = 0;
  readonly #source: AsyncIterator<readonly Line[]>;

  constructor(source: AsyncIterable<readonly Line[]>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line of those that are there. */
  takeNow(): Line | undefined {
    return this.#lines[this.#at] && this.#lines[this.#at++];
  }

  async take(): Promise<Line | undefined> {
    return (await this.peek(0)) && this.takeNow();
  }

  async peek(ahead: number): Promise<Line | undefined> {
    while (this.#at + ahead >= this.#lines.length) {
      const { value, done } = await this.#source.next();
      if (done) return undefined;
      this.#lines = [...this.#lines.slice(this.#at), ...value];
      this.#at = 0;
    }
    return this.#lines[this.#at + ahead];
  }

  drop(count: number): void {
    this.#at += count;
  }
}
