import type { Category } from '@carsi/contracts/http/category';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { get, ApiFailure } from '../../../lib/http';

/** Null where there is no such category. */
export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['categories', slug],
    queryFn: async (context): Promise<Category | null> => {
      try {
        return await get<Category>(`/api/categories/${encodeURIComponent(slug)}`, context);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: freshness.categories,
  });

export const useCategory = (slug: string) => useQuery(categoryQuery(slug));
