export type Typed = Uint8Array | Uint32Array | Float64Array;

/** Values by ordinal: what a copy of some companies takes along, in a file or in another segment. */
export interface Stored {
  /** The values of these ordinals. */
  pick(ordinals: Uint32Array): readonly Typed[];
  /** Adds what `pick` gave of another one. */
  append(picked: readonly Typed[]): void;
}

/** A typed array that grows by half. A loop over a hundred thousand companies reads columns instead of objects across the heap. */
export class Column<Values extends Typed> implements Stored {
  length = 0;
  values: Values;
  readonly make: (capacity: number) => Values;

  constructor(make: (capacity: number) => Values, capacity = 4) {
    this.make = make;
    this.values = make(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.#grow(this.length + 1);
    this.values[this.length] = value;
    this.length += 1;
  }

  /** The live part; valid until the next push. */
  view(): Values {
    return this.values.subarray(0, this.length) as Values;
  }

  pick(ordinals: Uint32Array): readonly [Values] {
    const picked = this.make(ordinals.length);
    for (let at = 0; at < ordinals.length; at += 1) picked[at] = this.values[ordinals[at]!]!;
    return [picked];
  }

  append([values]: readonly Typed[]): void {
    this.fit(values!.length);
    this.values.set(values as Values, this.length);
    this.length += values!.length;
  }

  /** Makes room for so many more values. */
  fit(more: number): void {
    if (this.length + more > this.values.length) this.#grow(this.length + more);
  }

  #grow(least: number): void {
    const grown = this.make(Math.max(4, least, Math.ceil(this.length * 1.5)));
    grown.set(this.view());
    this.values = grown;
  }
}

// One function for all columns of a kind: an index has a column for each word.
const makeBytes = (capacity: number): Uint8Array<ArrayBuffer> => new Uint8Array(capacity);
const makeNumbers = (capacity: number): Uint32Array<ArrayBuffer> => new Uint32Array(capacity);
const makeFloats = (capacity: number): Float64Array<ArrayBuffer> => new Float64Array(capacity);

export const bytes = (): Column<Uint8Array> => new Column<Uint8Array>(makeBytes);
export const numbers = (capacity?: number): Column<Uint32Array> => new Column<Uint32Array>(makeNumbers, capacity);
export const floats = (): Column<Float64Array> => new Column<Float64Array>(makeFloats);
/** A column that holds these values already; the first push copies them. */
export const numbersOver = (values: Uint32Array): Column<Uint32Array> => {
  const column = numbers(0);
  column.values = values;
  column.length = values.length;
  return column;
};
export type Numbers = Column<Uint32Array>;

/** A list of values for each ordinal, one behind the other. */
export class Lists<Values extends Typed> implements Stored {
  /** Where each list begins. */
  readonly starts = numbers();
  readonly values: Column<Values>;

  constructor(values: Column<Values>) {
    this.values = values;
  }

  push(list: ArrayLike<number>): void {
    this.starts.push(this.values.length);
    this.values.fit(list.length);
    this.values.values.set(list, this.values.length);
    this.values.length += list.length;
  }

  end(ordinal: number): number {
    return ordinal + 1 < this.starts.length ? this.starts.values[ordinal + 1]! : this.values.length;
  }

  /** Valid until the next push. */
  of(ordinal: number): Values {
    return this.values.values.subarray(this.starts.values[ordinal]!, this.end(ordinal)) as Values;
  }

  /** How long the lists are, and their values. */
  pick(ordinals: Uint32Array): readonly Typed[] {
    const lengths = new Uint32Array(ordinals.length);
    let total = 0;
    for (let at = 0; at < ordinals.length; at += 1)
      total += lengths[at] = this.end(ordinals[at]!) - this.starts.values[ordinals[at]!]!;
    const values = this.values.make(total);
    for (let at = 0, to = 0; at < ordinals.length; to += lengths[at]!, at += 1) values.set(this.of(ordinals[at]!), to);
    return [lengths, values];
  }

  append([lengths, values]: readonly Typed[]): void {
    let start = this.values.length;
    for (let at = 0; at < lengths!.length; at += 1) {
      this.starts.push(start);
      start += lengths![at]!;
    }
    this.values.append([values!]);
  }
}

/** A text for each ordinal as UTF-8: a million short strings would be a million objects. */
export class Texts extends Lists<Uint8Array> {
  constructor() {
    super(bytes());
  }

  add(text: string): void {
    this.push(Buffer.from(text));
  }

  text(ordinal: number): string {
    const { buffer } = this.values.values;
    return Buffer.from(
      buffer,
      this.starts.values[ordinal]!,
      this.end(ordinal) - this.starts.values[ordinal]!,
    ).toString();
  }

  /** The order of the texts by code point; below 0 where that of `a` comes first. */
  compare(a: number, b: number): number {
    const { values } = this.values;
    let [atA, atB] = [this.starts.values[a]!, this.starts.values[b]!];
    const [endA, endB] = [this.end(a), this.end(b)];
    for (; atA < endA && atB < endB; atA += 1, atB += 1)
      if (values[atA] !== values[atB]) return values[atA]! - values[atB]!;
    return endA - atA - (endB - atB);
  }
}

/** Distinct values, each under a number: thousands of companies share an opening time, a district or a service. */
export class Dictionary {
  readonly values: unknown[] = [];
  readonly #numbers = new Map<string, number>();

  number(value: unknown): number {
    const key = JSON.stringify(value);
    let number = this.#numbers.get(key);
    if (number === undefined) this.#numbers.set(key, (number = this.values.push(value) - 1));
    return number;
  }

  /** Takes the values of another one under their numbers; undefined is what nobody uses. */
  restore(values: readonly unknown[]): void {
    for (const value of values)
      if (value === undefined) this.values.push(undefined);
      else this.#numbers.set(JSON.stringify(value), this.values.push(value) - 1);
  }
}
