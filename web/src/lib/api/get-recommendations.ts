import type { Recommendation } from '@carsi/contracts/directory/http/insight';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness, limits } from '../../config/site';
import { type Card, toCard } from '../card';
import { callPublic } from '../call';

export interface Recommended {
  id: string;
  reason: string;
  type: Recommendation['type'];
  card: Card;
}

export const recommendationsQuery = (companyId?: string) => {
  const query = { company_id: companyId || undefined, limit: limits.recommendations };
  return queryOptions({
    queryKey: ['recommendations', companyId ?? 'all'],
    queryFn: async (context): Promise<Recommended[]> => {
      const found = await callPublic('GET /api/companies/recommendations', { query }, context);
      return found.map(({ id, reason, type, company }) => ({ id, reason, type, card: toCard(company) }));
    },
    staleTime: freshness.featured,
  });
};

export const useRecommendations = (companyId?: string) => useQuery(recommendationsQuery(companyId));
