import type { CompanyDetails } from '@carsi/contracts/directory/http/company';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';
import { ApiFailure } from '../../../lib/http';

/** What the page needs once: the answer repeats its lists inside `company`, and they travel inside the page. */
export type Details = Omit<CompanyDetails, 'company'> & {
  company: Omit<CompanyDetails['company'], 'campaigns' | 'products_services' | 'visitor_stats' | 'total_visitors'>;
};

/** Never there (404), or closed (410): an answer, not a failure. */
export interface Missing {
  missing: number;
}

export const isMissing = (found: Details | Missing): found is Missing => 'missing' in found;

const once = ({ company, ...rest }: CompanyDetails): Details => {
  const { campaigns, products_services, visitor_stats, total_visitors, ...own } = company;
  return {
    ...rest,
    campaigns: rest.campaigns ?? campaigns,
    products_services: rest.products_services ?? products_services,
    visitor_stats: rest.visitor_stats ?? visitor_stats,
    total_visitors: rest.total_visitors ?? total_visitors,
    company: own,
  };
};

export const companyDetailsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['company', slug],
    queryFn: async (context): Promise<Details | Missing> => {
      try {
        return once(await callPublic('GET /api/companies/{idOrSlug}/details', { params: { idOrSlug: slug } }, context));
      } catch (error) {
        if (error instanceof ApiFailure && (error.status === 404 || error.status === 410))
          return { missing: error.status };
        throw error;
      }
    },
    staleTime: freshness.details,
  });

export const useCompanyDetails = (slug: string) => useQuery(companyDetailsQuery(slug));
