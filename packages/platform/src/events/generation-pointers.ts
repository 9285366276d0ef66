import type { Projection } from '@carsi/kernel/projection';
import type { Collection, Collections } from '../platform.js';

/** The live generation of a projection's rows, and the code version that made it. */
export interface Pointer {
  readonly version: number;
  readonly generation: number;
  /** The generation that was live before. */
  readonly previous?: number;
  /** Secondary copies have not been notified yet that these rows are live. */
  readonly untold?: boolean;
}

type Versioned = Pick<Projection<never, never>, 'name' | 'version'>;

/** Another process flipped the pointer first. */
export class RebuiltElsewhere extends Error {
  override readonly name = 'RebuiltElsewhere';
}

/** The collection of a generation. */
export const collectionOf = (name: string, { generation }: Pointer): string => `${name}_g${generation}`;

/** The number of a generation, from the name of its collection. */
const generationOf = (collection: string, name: string): number | undefined =>
  collection.startsWith(`${name}_g`) ? Number(collection.slice(name.length + 2)) : undefined;

/** The pointers of a service's projections: one row each, shared by replicas. Of concurrent writes one wins. */
export class GenerationPointers {
  private constructor(
    private readonly rows: Collection<Pointer>,
    private readonly collections: Collections,
  ) {}

  static async open(collections: Collections): Promise<GenerationPointers> {
    return new GenerationPointers(await collections.open<Pointer>('projections'), collections);
  }

  /** The first generation of a projection without a pointer. */
  async first({ name, version }: Versioned): Promise<Pointer> {
    const stored = await this.now(name);
    const pointer = stored ?? { version, generation: 1 };
    if (!stored) await this.rows.write([{ id: name, v: 0, marks: {}, row: pointer }]);
    return pointer;
  }

  async now(name: string): Promise<Pointer | undefined> {
    return (await this.rows.load([name])).get(name)?.row;
  }

  /**
   * A number that was never used: an interrupted rebuild has left checkpoints in the topics that must not be continued, and two
   * replicas that rebuild at once must not empty each other's rows.
   */
  async claimNext({ name, version }: Versioned, { generation: previous }: Pointer): Promise<Pointer> {
    const begun = (await this.collections.names()).flatMap((collection) => generationOf(collection, name) ?? []);
    for (let generation = Math.max(previous, ...begun) + 1; ; generation++) {
      const row = { version, generation, previous };
      if ((await this.rows.write([{ id: `${name}.g${generation}`, v: 0, marks: {}, row }])).length === 0) return row;
    }
  }

  /** Makes all readers switch; throws RebuiltElsewhere when another process was first. */
  async flip(name: string, from: Pointer, to: Pointer): Promise<void> {
    const stored = (await this.rows.load([name])).get(name)!;
    const moved =
      stored.row?.generation !== from.generation || (await this.rows.write([{ ...stored, row: to }])).length > 0;
    if (moved) throw new RebuiltElsewhere(`${name} was rebuilt by another process meanwhile.`);
  }

  /** Notifies secondary copies of this generation, unless that has happened already. */
  async notify(name: string, { generation }: Pointer, notify: () => Promise<void>): Promise<void> {
    const stored = (await this.rows.load([name])).get(name);
    if (!stored?.row?.untold || stored.row.generation !== generation) return;
    await notify();
    const { untold: _untold, ...row } = stored.row;
    await this.rows.write([{ ...stored, row }]);
  }

  /** Keeps the previous generation: another replica, or older code, may still read it. */
  async dropBefore(name: string, { generation, previous }: Pointer): Promise<void> {
    for (const collection of await this.collections.names()) {
      const number = generationOf(collection, name) ?? Infinity;
      if (number < generation && number !== previous) await this.collections.drop(collection);
    }
  }
}
