type Typed = Uint8Array | Uint32Array | Float64Array;

/** A typed array that grows by half. A loop over a hundred thousand companies reads columns instead of objects across the heap. */
export class Column<Values extends Typed> {
  length = 0;
  values: Values;
  readonly #make: (capacity: number) => Values;

  constructor(make: (capacity: number) => Values, capacity = 4) {
    this.#make = make;
    this.values = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.#make(Math.max(4, Math.ceil(this.length * 1.5)));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  /** The live part; valid until the next push. */
  view(): Values {
    return this.values.subarray(0, this.length) as Values;
  }
}

export const bytes = (): Column<Uint8Array> => new Column((capacity) => new Uint8Array(capacity));
export const numbers = (capacity?: number): Column<Uint32Array> =>
  new Column((size) => new Uint32Array(size), capacity);
export const floats = (): Column<Float64Array> => new Column((capacity) => new Float64Array(capacity));
export type Numbers = Column<Uint32Array>;
