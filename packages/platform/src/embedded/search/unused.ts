import type { Search, SearchAnswer } from '../../search.js';

const nothing: SearchAnswer = {
  hits: [],
  total: 0,
  interpreted: { rest: '', corrections: [] },
  groups: [],
  facets: { tags: [], cities: [], categories: [], ratings: [], attributes: [], priceLevels: [] },
};

/**
 * For a process without searches, such as an import into a folder that is not in use: this profile's index lives in memory and is
 * rebuilt at every start. Accepts documents, discards them and finds none.
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
