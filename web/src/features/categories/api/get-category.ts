import type { Category } from '@carsi/contracts/directory/http/category';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';
import { ApiFailure } from '../../../lib/http';

/** Null where there is no such category. */
export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['categories', slug],
    queryFn: async (context): Promise<Category | null> => {
      try {
        return await callPublic('GET /api/categories/{idOrSlug}', { params: { idOrSlug: slug } }, context);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: freshness.categories,
  });

export const useCategory = (slug: string) => useQuery(categoryQuery(slug));
