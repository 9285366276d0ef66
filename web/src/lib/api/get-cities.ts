import type { City as ApiCity } from '@carsi/contracts/directory/http/place';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublic } from '../call';
import { ApiFailure } from '../http';

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

/** Whether the server knows the province, and the district of it where one is given; true where it cannot be asked. */
export const placeExists = async (client: QueryClient, city: string, district: string): Promise<boolean> => {
  try {
    const districts = await client.ensureQueryData(districtsQuery(city));
    return district === '' || districts.some(({ slug }) => slug === district);
  } catch (error) {
    return !(error instanceof ApiFailure && error.status === 404);
  }
};
