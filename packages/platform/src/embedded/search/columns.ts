/** A typed array that grows by halves; `at` never checks, because ordinals are handed out by the index. */
export class Numbers {
  length = 0;
  #values: Uint32Array;

  constructor(capacity = 4) {
    this.#values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(Math.max(4, Math.ceil(this.length * 1.5)));
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The live part; valid until the next push. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}
