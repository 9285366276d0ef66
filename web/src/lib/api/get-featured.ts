import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness, limits } from '../../config/site';
import { toCard } from '../card';
import { callPublic } from '../call';

export const featuredQuery = () =>
  queryOptions({
    queryKey: ['companies', 'featured'],
    queryFn: async (context) =>
      (await callPublic('GET /api/companies/featured', { query: { limit: limits.featured } }, context)).map(toCard),
    staleTime: freshness.featured,
  });

export const useFeatured = () => useQuery(featuredQuery());
