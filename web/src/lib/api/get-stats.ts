import type { Stats } from '@carsi/contracts/http/stats';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { get } from '../http';

export const statsQuery = () =>
  queryOptions({
    queryKey: ['stats'],
    queryFn: (context) => get<Stats>('/api/stats', context),
    staleTime: freshness.categories,
  });

export const useStats = () => useQuery(statsQuery());
