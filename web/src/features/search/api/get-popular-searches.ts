import type { PopularSearch } from '@carsi/contracts/http/search';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { get } from '../../../lib/http';

export const popularSearchesQuery = () =>
  queryOptions({
    queryKey: ['searches', 'popular'],
    queryFn: (context) => get<PopularSearch[]>('/api/searches/popular', context),
    staleTime: freshness.categories,
  });

export const usePopularSearches = () => useQuery(popularSearchesQuery());
