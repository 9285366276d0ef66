import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { callPublic } from '../../../lib/call';

/** Places that have a page of the category: provinces, or districts of a province. */
export const categoryPlacesQuery = (category: string, city: string) =>
  queryOptions({
    queryKey: ['categories', category, 'places', city],
    queryFn: (context) =>
      callPublic(
        'GET /api/categories/{idOrSlug}/places',
        { params: { idOrSlug: category }, query: city ? { sehir: city } : {} },
        context,
      ),
    staleTime: freshness.categories,
  });

export const useCategoryPlaces = (category: string, city: string, { enabled = true } = {}) =>
  useQuery({ ...categoryPlacesQuery(category, city), enabled });
