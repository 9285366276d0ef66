import type { Logger } from '../hosting/logging.js';
import type { Collection, Collections } from '../platform.js';
import type { Delivery } from './apply.js';

interface Fault {
  readonly projection: string;
  readonly source: string;
  readonly position: number;
  readonly row: string;
  readonly error: string;
  readonly at: string;
}

/** Events on which a projection threw. A bug of ours: new code and a rebuild repair it, and then it is forgotten. */
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

  async record(projection: string, source: string, delivery: Delivery, row: string, error: unknown): Promise<void> {
    const { position, at } = delivery;
    this.logger.error({ projection, source, position, row, err: error }, 'a projection threw: repair it and rebuild');
    const id = `${projection}|${source}|${position}|${row}`;
    await this.rows.write([
      { id, v: 0, marks: {}, row: { projection, source, position, row, error: String(error), at } },
    ]);
  }

  async forget(projection: string): Promise<void> {
    const ids = (await this.rows.find({ where: { projection } })).map(({ id }) => id);
    for (const stored of (await this.rows.load(ids)).values()) await this.rows.write([{ ...stored, row: undefined }]);
  }
}
