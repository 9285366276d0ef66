import type { ProvidersAnswer } from '@carsi/contracts/http/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../../lib/http';

export const providersQuery = () =>
  queryOptions({
    queryKey: ['auth', 'providers'],
    queryFn: (context) => get<ProvidersAnswer>('/api/auth/providers', context),
    staleTime: Infinity,
  });

export const useProviders = () => useQuery(providersQuery());
