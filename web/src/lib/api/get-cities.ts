import type { City as ApiCity } from '@carsi/contracts/directory/http/place';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublic } from '../call';

export type ListedCity = Pick<ApiCity, 'slug' | 'name' | 'popular'>;

export const citiesQuery = () =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: async (context): Promise<ListedCity[]> => {
      const all = await callPublic('GET /api/cities', {}, context);
      return all.map(({ slug, name, popular }) => ({ slug, name, popular }));
    },
    staleTime: freshness.categories,
  });

export const districtsQuery = (city: string) =>
  queryOptions({
    queryKey: ['cities', city, 'districts'],
    queryFn: (context) => callPublic('GET /api/cities/{slug}/districts', { params: { slug: city } }, context),
    staleTime: freshness.categories,
    enabled: city !== '',
  });

export const useCities = ({ enabled = true } = {}) => useQuery({ ...citiesQuery(), enabled });
export const useDistricts = (city: string) => useQuery(districtsQuery(city));
