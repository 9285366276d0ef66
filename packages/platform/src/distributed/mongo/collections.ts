import { randomBytes } from 'node:crypto';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Collection, CollectionOptions, Collections, Scalar, Stored, Write } from '../../platform.js';
import { assertCovered } from '../../covered.js';
import { assertStorableRow, MET_GONE, storedText } from '../../storable.js';
import { isDuplicateKey, orUnavailable, orElse } from './mongo.js';
import { filterOf, indexOf, sortOf } from './finds.js';

/**
 * Rows on MongoDB, each a document {_id, v, marks, row, gone}.
 *
 *   absent  →  v 1  →  v 2 …  →  tombstone (gone, without row)  →  v n …
 *
 * Guarantee: a write succeeds only on the `v` that it was made from; the ids of rows that had moved are returned, to be folded again.
 * Trade: a bulk reports how many rows matched and not which. Every write stores its token, so a row with another token had moved.
 * A row that was overwritten again at once is reported too, although ours had been written. Folding events twice is harmless
 * because of the marks; source rows and small batches, which have none, are written one by one with exact results.
 */
interface RowDocument {
  readonly _id: string;
  readonly v: number;
  readonly marks: Readonly<Record<string, number>>;
  readonly row?: unknown;
  readonly gone: boolean;
  readonly by: string;
}

const PREFIX = 'rows.';
const SCAN_CHUNK = 1_000;
const EXACT_UP_TO = 4;

const schema = new Schema<RowDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    marks: { type: Schema.Types.Mixed, required: true },
    row: { type: Schema.Types.Mixed },
    gone: { type: Boolean, required: true },
    by: { type: String, required: true },
  },
  { versionKey: false, minimize: false, autoIndex: false },
);

export const createMongoCollections = (database: Connection): Collections => {
  const modelOf = (name: string): Model<RowDocument> =>
    (database.models[PREFIX + name] as unknown as Model<RowDocument> | undefined) ??
    (database.model(PREFIX + name, schema, PREFIX + name) as unknown as Model<RowDocument>);
  const names = async (): Promise<readonly string[]> => {
    const found = await orUnavailable(database.listCollections());
    return found.flatMap(({ name }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])).sort();
  };
  return {
    open: async <Row>(name: string, options: CollectionOptions = {}) => {
      const model = modelOf(name);
      await orElse(prepare(model, options.indexes ?? []));
      return openCollection<Row>(name, model, options);
    },
    drop: async (name) => {
      if ((await names()).includes(name)) await orUnavailable(modelOf(name).collection.drop());
      if (database.models[PREFIX + name]) database.deleteModel(PREFIX + name);
    },
    names,
  };
};

const prepare = async (model: Model<RowDocument>, indexes: readonly (readonly string[])[]): Promise<void> => {
  await model.createCollection().catch((error: unknown) => {
    if ((error as { code?: number }).code !== 48) throw error;
  });
  for (const paths of indexes) await model.collection.createIndex(indexOf(paths), { name: paths.join('+') });
};

const openCollection = <Row>(name: string, model: Model<RowDocument>, options: CollectionOptions): Collection<Row> => {
  const { indexes = [], source = false } = options;

  const documentOf = ({ id, v, marks, row }: Write<Row>, by: string): RowDocument => ({
    _id: id,
    v: v + 1,
    marks,
    // As it would be after JSON, so that both profiles give back the same.
    ...(row === undefined ? { gone: true } : { row: JSON.parse(storedText(row)) as unknown, gone: false }),
    by,
  });
  const toStored = ({ _id, v, marks, row, gone }: RowDocument): Stored<Row> => ({
    id: _id,
    v,
    marks,
    row: gone ? undefined : (row as Row),
  });

  const writeOne = async (write: Write<Row>): Promise<readonly string[]> => {
    const document = documentOf(write, '');
    if (write.v > 0) {
      const { matchedCount } = await model.collection.replaceOne(
        { _id: write.id, v: write.v } as never,
        document as never,
      );
      return matchedCount === 0 ? [write.id] : [];
    }
    try {
      await model.collection.insertOne(document as never);
      return [];
    } catch (error) {
      if (isDuplicateKey(error)) return [write.id];
      throw error;
    }
  };

  const writeMany = async (rows: readonly Write<Row>[]): Promise<readonly string[]> => {
    const by = randomBytes(9).toString('base64url');
    const operations = rows.map((write) => {
      const document = documentOf(write, by);
      return write.v === 0
        ? { insertOne: { document } }
        : { replaceOne: { filter: { _id: write.id, v: write.v }, replacement: document } };
    });
    const inserts = rows.filter(({ v }) => v === 0).length;
    const written = await model.collection
      .bulkWrite(operations as never, { ordered: false })
      .catch((error: unknown) => {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      });
    if (written && written.insertedCount === inserts && written.matchedCount === rows.length - inserts) return [];
    const ids = rows.map(({ id }) => id);
    const ours = await model.find({ _id: { $in: ids }, by }, { _id: 1 }).lean<{ _id: string }[]>();
    const existing = new Set(ours.map(({ _id }) => _id));
    return ids.filter((id) => !existing.has(id));
  };

  return {
    load: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await orUnavailable(model.find({ _id: { $in: [...new Set(ids)] } }).lean<RowDocument[]>());
      return new Map(found.map(toStored).map((stored) => [stored.id, stored]));
    },
    find: async (find) => {
      assertCovered(name, find, indexes);
      const query = model.find(filterOf(find.where), { row: 1 }).sort(sortOf(find.sort));
      if (find.offset) query.skip(find.offset);
      if (find.limit !== undefined) query.limit(find.limit);
      const found = find.limit === 0 ? [] : await orUnavailable(query.lean<RowDocument[]>().exec());
      return found.map(({ _id, row }) => ({ id: _id, row: row as Row }));
    },
    count: async (where) => {
      assertCovered(name, where === undefined ? {} : { where }, indexes);
      return orUnavailable(model.countDocuments(filterOf(where)).exec());
    },
    countBy: async (path, where) => {
      assertCovered(name, { ...(where && { where }), sort: [[path, 'asc']] }, indexes);
      const groups = model.aggregate<{ _id: Scalar; n: number }>([
        { $match: filterOf(where) },
        { $group: { _id: `$row.${path}`, n: { $sum: 1 } } },
      ]);
      return new Map((await orUnavailable(groups.exec())).map(({ _id, n }) => [_id, n]));
    },
    write: async (rows) => {
      rows.forEach(assertStorableRow);
      if (!source && rows.length > EXACT_UP_TO) return orUnavailable(writeMany(rows));
      return (await orUnavailable(Promise.all(rows.map(writeOne)))).flat();
    },
    scan: async function* () {
      for (let after = ''; ;) {
        const query = model
          .find({ _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(SCAN_CHUNK);
        const found = await orUnavailable(query.lean<RowDocument[]>().exec());
        if (found.length === 0) return;
        const chunk = found.map(toStored);
        yield chunk;
        after = chunk.at(-1)!.id;
      }
    },
    purge: async (now, graceMs) => {
      const gone = { gone: true };
      const metAt = `marks.${MET_GONE}`;
      await orUnavailable(model.collection.deleteMany({ ...gone, [metAt]: { $lte: now - graceMs } } as never));
      await orUnavailable(
        model.collection.updateMany({ ...gone, [metAt]: null } as never, { $set: { [metAt]: now } } as never),
      );
    },
    clear: async () => {
      await orUnavailable(model.deleteMany({}).exec());
    },
  };
};
