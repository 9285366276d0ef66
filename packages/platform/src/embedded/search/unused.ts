import type { Search, SearchAnswer } from '../../search.js';

const nothing: SearchAnswer = {
  hits: [],
  total: 0,
  interpreted: { rest: '', corrections: [] },
  similar: [],
  facets: { tags: [], cities: [], categories: [], ratings: [] },
};

/**
 * For a process that nobody searches in, such as an import into a folder that is not in use: the index of this profile lives in
 * memory and is made from the rows at every start, so there is nothing to keep. Takes documents, forgets them and finds none.
 */
export const createUnusedSearch = (): Search => ({
  index: async () => ({
    put: async () => undefined,
    remove: async () => undefined,
    setCategories: async () => undefined,
    search: async () => nothing,
    suggest: async () => [],
    count: async () => 0,
    rebuild: async () => undefined,
  }),
});
