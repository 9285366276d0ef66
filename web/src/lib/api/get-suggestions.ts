import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublic } from '../call';

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: (context) => callPublic('GET /api/companies/suggest', { query: { q } }, context),
    staleTime: freshness.search,
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useSuggestions = (q: string) => useQuery(suggestionsQuery(q));
