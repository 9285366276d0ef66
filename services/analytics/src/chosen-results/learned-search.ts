import type { SearchLearned } from '@carsi/contracts/analytics/events';
import { canonical } from '@carsi/kernel/given';
import type { Command } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

// What a set of words taught, as others last heard it. Names and shapes are on disk for ever.

export type LearnSearch = Command<'LearnSearch', SearchLearned['data']>;

export const learnedSearch: Aggregate<SearchLearned['data']['companies'], LearnSearch, SearchLearned> = {
  name: 'learned',
  initial: [],
  decide: ({ data }, companies) =>
    canonical(data.companies) === canonical(companies) ? [] : [{ type: 'SearchLearned', data }],
  evolve: (_companies, { data }) => data.companies,
};
