import type { Projection } from '@carsi/kernel/projection';
import type { Collection, Collections } from '../platform.js';

/** Which generation of a projection's rows is the live one, and by which version of its code they were made. */
export interface Pointer {
  readonly version: number;
  readonly generation: number;
  /** The one that was live before. */
  readonly previous?: number;
  /** Who keeps a copy has not heard yet that these rows are the live ones. */
  readonly untold?: boolean;
}

type Versioned = Pick<Projection<never, never>, 'name' | 'version'>;

/** Where a generation keeps its rows. */
export const collectionOf = (name: string, { generation }: Pointer): string => `${name}_g${generation}`;

/** The number of a generation, from the name of its collection. */
const generationOf = (collection: string, name: string): number | undefined =>
  collection.startsWith(`${name}_g`) ? Number(collection.slice(name.length + 2)) : undefined;

/** The pointers of a service's projections: a row each, which replicas share, and each write of which only one of them wins. */
export class GenerationPointers {
  private constructor(
    private readonly rows: Collection<Pointer>,
    private readonly collections: Collections,
  ) {}

  static async open(collections: Collections): Promise<GenerationPointers> {
    return new GenerationPointers(await collections.open<Pointer>('projections'), collections);
  }

  /** Of a projection that has none yet: the first generation. */
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
   * A number that nobody had before: one that was cut short has checkpoints in the topics that must not be gone on from, and two
   * replicas that make a projection anew at once must not empty each other's rows.
   */
  async claimNext({ name, version }: Versioned, { generation: previous }: Pointer): Promise<Pointer> {
    const begun = (await this.collections.names()).flatMap((collection) => generationOf(collection, name) ?? []);
    for (let generation = Math.max(previous, ...begun) + 1; ; generation++) {
      const row = { version, generation, previous };
      if ((await this.rows.write([{ id: `${name}.g${generation}`, v: 0, marks: {}, row }])).length === 0) return row;
    }
  }

  /** Lets all readers go over; throws where another process was first. */
  async flip(name: string, from: Pointer, to: Pointer): Promise<void> {
    const stored = (await this.rows.load([name])).get(name)!;
    const moved =
      stored.row?.generation !== from.generation || (await this.rows.write([{ ...stored, row: to }])).length > 0;
    if (moved) throw new Error(`${name} was rebuilt by another process meanwhile.`);
  }

  /** Tells those who keep a copy of these rows, if nobody has; not of another generation than this. */
  async notify(name: string, { generation }: Pointer, notify: () => Promise<void>): Promise<void> {
    const stored = (await this.rows.load([name])).get(name);
    if (!stored?.row?.untold || stored.row.generation !== generation) return;
    await notify();
    const { untold: _told, ...row } = stored.row;
    await this.rows.write([{ ...stored, row }]);
  }

  /** The generation before stays: another replica, or the code before this one, may still be reading it. */
  async dropBefore(name: string, { generation, previous }: Pointer): Promise<void> {
    for (const collection of await this.collections.names()) {
      const number = generationOf(collection, name) ?? Infinity;
      if (number < generation && number !== previous) await this.collections.drop(collection);
    }
  }
}
