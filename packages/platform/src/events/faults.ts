import type { Logger } from '../logging.js';
import type { Collection, Collections } from '../platform.js';
import type { Delivery } from './fold.js';

interface Fault {
  readonly projection: string;
  readonly source: string;
  readonly position: number;
  readonly row: string;
  readonly error: string;
  readonly at: string;
}

/** Limit for ids and messages: a fault must be storable whatever was not. */
const LONGEST = 500;
const shortened = (text: string): string => text.slice(0, LONGEST).toWellFormed();

/**
 * Events on which a projection threw, or made a row that no store accepts. A bug: new code and a rebuild repair it and delete the
 * fault.
 */
export class Faults {
  private constructor(
    private readonly rows: Collection<Fault>,
    private readonly logger: Logger,
  ) {}

  static async open(collections: Collections, logger: Logger): Promise<Faults> {
    return new Faults(await collections.open<Fault>('projection_faults', { indexes: [['projection']] }), logger);
  }

  count(projection: string): Promise<number> {
    return this.rows.count({ projection });
  }

  /** Returns its id. A deleted fault may occur again. */
  async record(projection: string, source: string, delivery: Delivery, of: string, error: unknown): Promise<string> {
    const { position, at } = delivery;
    const row = shortened(of);
    this.logger.error({ projection, source, position, row, err: error }, 'a projection threw: repair it and rebuild');
    const id = `${projection}|${source}|${position}|${row}`;
    const stored = (await this.rows.load([id])).get(id) ?? { id, v: 0, marks: {}, row: undefined };
    if (stored.row === undefined)
      await this.rows.write([
        { ...stored, row: { projection, source, position, row, error: shortened(String(error)), at } },
      ]);
    return id;
  }

  /** Deletes the faults of replaced rows, except those that were `met` while making the new ones. */
  async remove(projection: string, met: ReadonlySet<string>): Promise<void> {
    const known = await this.rows.find({ where: { projection } });
    const stored = await this.rows.load(known.map(({ id }) => id).filter((id) => !met.has(id)));
    await this.rows.write([...stored.values()].map((one) => ({ ...one, row: undefined })));
  }
}
