import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublicPage } from '../call';

const pageSize = 24;

/** Campaigns of a page, from 1: at most as many, since some that were counted begin another day. */
export const campaignsQuery = (page = 1) =>
  queryOptions({
    queryKey: ['campaigns', page],
    queryFn: async (context) => {
      const at = (page - 1) * pageSize;
      const { rows, total } = await callPublicPage(
        'GET /api/campaigns',
        { query: { limit: pageSize, offset: at } },
        context,
      );
      return { rows, more: at + pageSize < total };
    },
    staleTime: freshness.featured,
    placeholderData: keepPreviousData,
  });

export const useCampaigns = (page?: number) => useQuery(campaignsQuery(page));
