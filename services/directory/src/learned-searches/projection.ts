import type { SearchLearned } from '@carsi/contracts/analytics/events';
import type { Projection } from '@carsi/kernel/projection';

/** What people open after a set of words, from analytics: ids, weights and a day. Shapes are on disk for ever. */
export type LearnedSearch = Omit<SearchLearned['data'], 'words'>;

export const learnedSearches: Projection<LearnedSearch, SearchLearned> = {
  name: 'learned-searches',
  version: 1,
  rows: ({ type, data }) => (type === 'SearchLearned' ? [data.words] : []),
  evolve: (_row, { data: { day, companies } }) => (companies.length > 0 ? { day, companies } : undefined),
};
