import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';

export const insightsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId, 'insights'],
    queryFn: (context) => callPublic('GET /api/companies/{id}/insights', { params: { id: companyId } }, context),
    staleTime: freshness.details,
  });

export const useInsights = (companyId: string, enabled: boolean) => useQuery({ ...insightsQuery(companyId), enabled });
