import type { ListedCampaign } from '@carsi/contracts/http/campaign';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { get } from '../http';

export const campaignsQuery = () =>
  queryOptions({
    queryKey: ['campaigns'],
    queryFn: (context) => get<ListedCampaign[]>('/api/campaigns', context),
    staleTime: freshness.featured,
  });

export const useCampaigns = () => useQuery(campaignsQuery());
