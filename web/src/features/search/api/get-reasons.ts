import type { SearchReason } from '@carsi/contracts/directory/http/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';
import { type Filters, searchQueryOf } from '../../../lib/filters';

export type Reasons = Readonly<Record<string, readonly SearchReason[]>>;

const reasonsQuery = (filters: Filters) => {
  const query = { ...searchQueryOf(filters, { facets: false }), reasons: 'true' as const };
  return queryOptions({
    queryKey: ['search', 'reasons', query],
    queryFn: async (context): Promise<Reasons> =>
      (await callPublic('GET /api/companies/search', { query }, context)).reasons ?? {},
    staleTime: freshness.search,
  });
};

/** Why the companies of a search stand where they do, by id; asked for when somebody wants to know. */
export const useReasons = (filters: Filters, { enabled }: { enabled: boolean }) =>
  useQuery({ ...reasonsQuery(filters), enabled });
