import type { CompanyListItem } from '@carsi/contracts/http/company';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness, limits } from '../../config/site';
import { toCard } from '../card';
import { get } from '../http';

export const featuredQuery = () =>
  queryOptions({
    queryKey: ['companies', 'featured'],
    queryFn: async (context) =>
      (await get<CompanyListItem[]>(`/api/companies/featured?limit=${limits.featured}`, context)).map(toCard),
    staleTime: freshness.featured,
  });

export const useFeatured = () => useQuery(featuredQuery());
