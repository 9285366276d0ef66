import type { Suggestion } from '@carsi/contracts/http/search';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { get } from '../http';

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: (context) => get<Suggestion[]>(`/api/companies/suggest?q=${encodeURIComponent(q)}`, context),
    staleTime: freshness.search,
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useSuggestions = (q: string) => useQuery(suggestionsQuery(q));
