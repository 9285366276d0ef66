import type { Facets, Interpreted, SearchPart } from '@carsi/contracts/directory/http/search';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { type Card, toCard } from '../card';
import { type Filters, searchQueryOf } from '../filters';
import { callPublic } from '../call';

/** Companies that meet all of the question but what `lacks` says. */
export interface FoundGroup {
  lacks: readonly SearchPart[];
  total: number;
  results: Card[];
}

export interface Found {
  results: Card[];
  total: number;
  interpreted: Interpreted;
  didYouMean: string | null;
  /** All parts of the question; empty where no groups are. */
  parts: readonly SearchPart[];
  groups: FoundGroup[];
  facets: Facets | null;
}

export const searchQuery = (filters: Filters, shape?: { limit?: number; facets?: boolean }) => {
  const query = searchQueryOf(filters, shape);
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async (context): Promise<Found> => {
      const answer = await callPublic('GET /api/companies/search', { query }, context);
      return {
        results: answer.results.map(toCard),
        total: answer.total,
        interpreted: answer.interpreted,
        didYouMean: answer.didYouMean ?? null,
        parts: answer.parts ?? [],
        groups: (answer.groups ?? []).map((group) => ({ ...group, results: group.results.map(toCard) })),
        facets: answer.facets ?? null,
      };
    },
    staleTime: freshness.search,
    placeholderData: keepPreviousData,
  });
};

export const useSearch = (
  filters: Filters,
  { enabled = true, limit, facets }: { enabled?: boolean; limit?: number; facets?: boolean } = {},
) =>
  useQuery({
    ...searchQuery(filters, { ...(limit ? { limit } : {}), ...(facets === undefined ? {} : { facets }) }),
    enabled,
  });
