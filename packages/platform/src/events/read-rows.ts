import type { Collection, Find } from '../platform.js';

/** The rows that queries read, of the generation that is live at that moment: without marks and tombstones. */
export const readModelOver = <Row>(rows: () => Collection<Row>) => {
  const getAll = async (ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
    const found = new Map<string, Row>();
    for (const [id, { row }] of await rows().load(ids)) if (row !== undefined) found.set(id, row);
    return found;
  };
  return {
    get: async (id: string) => (await getAll([id])).get(id),
    getAll,
    find: (find: Find) => rows().find(find),
    count: (where?: Find['where']) => rows().count(where),
    countBy: (path: string, where: Find['where']) => rows().countBy(path, where),
    ids: async function* () {
      for await (const chunk of rows().scan()) yield chunk.map(({ id }) => id);
    },
    scan: async function* () {
      for await (const chunk of rows().scan())
        yield chunk.flatMap(({ id, row }) => (row === undefined ? [] : [{ id, row }]));
    },
  };
};
