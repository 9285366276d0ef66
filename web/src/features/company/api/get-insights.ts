import type { Insight } from '@carsi/contracts/http/insight';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { get } from '../../../lib/http';

export const insightsQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['company', companyId, 'insights'],
    queryFn: (context) => get<Insight[]>(`/api/companies/${encodeURIComponent(companyId)}/insights`, context),
    staleTime: freshness.details,
  });

export const useInsights = (companyId: string, enabled: boolean) => useQuery({ ...insightsQuery(companyId), enabled });
