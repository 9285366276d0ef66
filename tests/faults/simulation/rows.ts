import { assertCovered } from '@carsi/platform/covered';
import type {
  Collection,
  CollectionOptions,
  Collections,
  Condition,
  Find,
  Scalar,
  Stored,
  Write,
} from '@carsi/platform/platform';
import { assertStorableRow, MET_GONE, storedText } from '@carsi/platform/storable';
import type { Disk } from './disk.js';
import type { Life, World } from './world.js';

/** Service and name → rows by id. */
export type RowsState = Map<string, Map<string, Stored<unknown>>>;

const CHUNK = 50;

/** Rows of a service. A bulk that is cut short has written any part of it. */
export class RowsServer {
  constructor(
    readonly state: RowsState,
    private readonly world: World,
    private readonly derived: Disk,
    private readonly source: Disk,
    private readonly how: {
      /** False where a bulk is one transaction. */
      readonly partial: boolean;
    },
  ) {}

  /** What is there right now, for checkers: they are no process and do not wait. */
  rowsOf(service: string, name: string): Map<string, Stored<unknown>> {
    const key = `${service}/${name}`;
    const known = this.state.get(key) ?? new Map<string, Stored<unknown>>();
    this.state.set(key, known);
    return known;
  }

  for(life: Life, service: string): Collections {
    const { world } = this;
    const call = <T>(label: string, work: () => T): Promise<T> => world.call(life, `${label} of ${service}`, work);
    return {
      open: async <Row>(name: string, options: CollectionOptions = {}) => {
        await call(`open ${name}`, () => this.rowsOf(service, name));
        return this.#collection<Row>(life, service, name, options);
      },
      drop: (name) =>
        world.call(
          life,
          `drop ${name} of ${service}`,
          () => {
            const before = this.state.get(`${service}/${name}`);
            this.state.delete(`${service}/${name}`);
            this.derived.did(() => void (before && this.state.set(`${service}/${name}`, before)));
          },
          this.derived,
        ),
      names: () =>
        call('names', () =>
          [...this.state.keys()].flatMap((key) =>
            key.startsWith(`${service}/`) ? [key.slice(service.length + 1)] : [],
          ),
        ),
    };
  }

  #collection<Row>(life: Life, service: string, name: string, options: CollectionOptions): Collection<Row> {
    const { indexes = [], source = false, synced = false } = options;
    const { world } = this;
    const disk = source || synced ? this.source : this.derived;
    const rows = (): Map<string, Stored<Row>> => this.rowsOf(service, name) as Map<string, Stored<Row>>;
    // An answer shows only what a power cut cannot take back: it waits for the sync as a write does.
    const call = <T>(label: string, work: () => T): Promise<T> => world.call(life, `${label} ${name}`, work, disk);
    const matching = (where: Find['where'] = {}) =>
      [...rows().values()].flatMap(({ id, row }) =>
        row !== undefined && Object.entries(where).every(([path, condition]) => meets(at(id, row, path), condition))
          ? [{ id, row }]
          : [],
      );
    const put = ({ id, v, marks, row }: Write<Row>): boolean => {
      const all = rows();
      const before = all.get(id);
      if ((before?.v ?? 0) !== v) return false;
      all.set(id, {
        id,
        v: v + 1,
        marks,
        row: row === undefined ? undefined : (JSON.parse(storedText(row)) as Row),
      });
      disk.did(() => (before ? all.set(id, before) : all.delete(id)));
      return true;
    };
    return {
      load: (ids) => call('load', () => new Map(ids.flatMap((id) => (rows().has(id) ? [[id, rows().get(id)!]] : [])))),
      find: (find) =>
        call('find', () => {
          assertCovered(name, find, indexes);
          const found = matching(find.where).sort((a, b) => order(a, b, find.sort));
          const offset = find.offset ?? 0;
          return found.slice(offset, find.limit === undefined ? undefined : offset + find.limit);
        }),
      count: (where) =>
        call('count', () => {
          assertCovered(name, where === undefined ? {} : { where }, indexes);
          return matching(where).length;
        }),
      countBy: (path, where) =>
        call('countBy', () => {
          assertCovered(name, { ...(where && { where }), sort: [[path, 'asc']] }, indexes);
          const counts = new Map<Scalar, number>();
          for (const { id, row } of matching(where)) {
            const value = at(id, row, path) as Scalar;
            counts.set(value, (counts.get(value) ?? 0) + 1);
          }
          return counts;
        }),
      write: async (writes) => {
        writes.forEach(assertStorableRow);
        return world.call(
          life,
          `write ${name}`,
          (complete) => {
            const cut = !complete && this.how.partial;
            return writes.flatMap((write) => ((cut && world.random.chance(0.5)) || put(write) ? [] : [write.id]));
          },
          disk,
        );
      },
      scan: async function* () {
        for (let after = ''; ;) {
          const chunk = await call('scan', () => {
            const ids = [...rows().keys()].filter((id) => id > after).sort();
            return ids.slice(0, CHUNK * 20).map((id) => rows().get(id)!);
          });
          if (chunk.length === 0) return;
          yield chunk;
          after = chunk.at(-1)!.id;
        }
      },
      purge: (now, graceMs) =>
        call('purge', () => {
          for (const [id, stored] of rows()) {
            if (stored.row !== undefined) continue;
            const metAt = stored.marks[MET_GONE];
            if (metAt !== undefined && metAt <= now - graceMs) rows().delete(id);
            else rows().set(id, { ...stored, marks: { ...stored.marks, [MET_GONE]: metAt ?? now } });
            disk.did(() => rows().set(id, stored));
          }
        }),
      clear: () =>
        world.call(
          life,
          `clear ${name}`,
          () => {
            const before = [...rows()];
            rows().clear();
            disk.did(() => before.forEach(([id, stored]) => rows().set(id, stored)));
          },
          disk,
        ),
    };
  }
}

const at = (id: string, row: unknown, path: string): unknown =>
  path === 'id'
    ? id
    : path
        .split('.')
        .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined | null)?.[part], row);

const less = (a: unknown, b: unknown): boolean => (a as number) < (b as number);

const meets = (value: unknown, condition: Condition): boolean => {
  if (condition === null) return value === null || value === undefined;
  if (typeof condition !== 'object') return value === condition;
  const { in: anyOf, gt, gte, lt, lte } = condition;
  if (anyOf && !anyOf.includes(value as never)) return false;
  const bounded = gt !== undefined || gte !== undefined || lt !== undefined || lte !== undefined;
  if (bounded && (value === null || value === undefined)) return false;
  if (gt !== undefined && !less(gt, value)) return false;
  if (gte !== undefined && less(value, gte)) return false;
  if (lt !== undefined && !less(value, lt)) return false;
  return lte === undefined || !less(lte, value);
};

/** What is missing comes first upwards; equals go by their id, upwards. */
const order = (a: { id: string; row: unknown }, b: typeof a, sort: Find['sort'] = []): number => {
  for (const [path, direction] of sort) {
    const [one, other] = [at(a.id, a.row, path) ?? null, at(b.id, b.row, path) ?? null];
    if (one === other) continue;
    const first = one === null || (other !== null && less(one, other));
    return first === (direction === 'asc') ? -1 : 1;
  }
  return a.id < b.id ? -1 : 1;
};
