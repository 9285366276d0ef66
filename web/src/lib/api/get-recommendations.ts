import type { Recommendation } from '@carsi/contracts/http/insight';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness, limits } from '../../config/site';
import { type Card, toCard } from '../card';
import { get } from '../http';

export interface Recommended {
  id: string;
  reason: string;
  type: Recommendation['type'];
  card: Card;
}

export const recommendationsQuery = (companyId?: string) => {
  const about = companyId ? `company_id=${encodeURIComponent(companyId)}&` : '';
  return queryOptions({
    queryKey: ['recommendations', companyId ?? 'all'],
    queryFn: async (context): Promise<Recommended[]> => {
      const found = await get<Recommendation[]>(
        `/api/companies/recommendations?${about}limit=${limits.recommendations}`,
        context,
      );
      return found.map(({ id, reason, type, company }) => ({ id, reason, type, card: toCard(company) }));
    },
    staleTime: freshness.featured,
  });
};

export const useRecommendations = (companyId?: string) => useQuery(recommendationsQuery(companyId));
