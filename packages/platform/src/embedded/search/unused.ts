import { StoreAway } from '../../platform.js';
import type { Search } from '../../search.js';

const refuse = async (): Promise<never> => {
  throw new StoreAway('This process keeps no search index.');
};

/**
 * For a process that nobody searches in, such as an import into a folder that is not in use: the index of this profile lives in
 * memory and is made from the rows at every start, so there is nothing to keep. Takes documents and forgets them.
 */
export const createUnusedSearch = (): Search => ({
  index: async () => ({
    put: async () => undefined,
    remove: async () => undefined,
    setCategories: async () => undefined,
    search: refuse,
    suggest: refuse,
    count: async () => 0,
    rebuild: async () => undefined,
  }),
});
