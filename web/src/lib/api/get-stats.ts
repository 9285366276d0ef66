import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublic } from '../call';

export const statsQuery = () =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: (context) => callPublic('GET /api/stats', {}, context),
    staleTime: freshness.categories,
  });

export const useStats = () => useQuery(statsQuery());
