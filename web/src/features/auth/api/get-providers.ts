import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPublic } from '../../../lib/call';

export const providersQuery = () =>
  queryOptions({
    queryKey: ['auth', 'providers'],
    queryFn: (context) => callPublic('GET /api/auth/providers', {}, context),
    staleTime: Infinity,
  });

export const useProviders = () => useQuery(providersQuery());
