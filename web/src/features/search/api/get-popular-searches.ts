import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';

export const popularSearchesQuery = () =>
  queryOptions({
    queryKey: ['searches', 'popular'],
    queryFn: (context) => callPublic('GET /api/searches/popular', {}, context),
    staleTime: freshness.categories,
  });

export const usePopularSearches = () => useQuery(popularSearchesQuery());
