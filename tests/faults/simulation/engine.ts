import type { Search, SearchDocument, SearchIndex } from '@carsi/platform/search';
import type { Disk } from './disk.js';
import type { Life, World } from './world.js';

export type EngineState = Map<string, SearchDocument>;

/** A search engine that stores its documents; a simulation does not search, but the documents must equal the pages. */
export const engineFor = (state: EngineState, world: World, life: Life, disk: Disk | undefined): Search => {
  // Without a disk it is an index in the memory of its process: it is never away.
  const call = async <T>(label: string, work: () => T): Promise<T> =>
    disk ? world.call(life, `search: ${label}`, work, disk) : work();
  const put = (documents: readonly SearchDocument[]): void => {
    for (const document of documents) state.set(document.id, document);
  };
  const index: SearchIndex = {
    put: (documents) => call('put', () => put(documents)),
    remove: (ids) => call('remove', () => ids.forEach((id) => state.delete(id))),
    setCategories: () => call('set categories', () => undefined),
    count: () => call('count', () => state.size),
    rebuild: async (fill) => {
      const fresh: SearchDocument[] = [];
      await fill((documents) => call('fill', () => void fresh.push(...documents)));
      await call('swap', () => {
        state.clear();
        put(fresh);
      });
    },
    search: () => Promise.reject(new Error('Nobody searches in a simulation.')),
    suggest: () => Promise.reject(new Error('Nobody searches in a simulation.')),
  };
  return { index: async () => index };
};
