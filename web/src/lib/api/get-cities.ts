import type { City as ApiCity, District } from '@carsi/contracts/http/place';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { get } from '../http';

export type ListedCity = Pick<ApiCity, 'slug' | 'name' | 'popular'>;

export const citiesQuery = () =>
  queryOptions({
    queryKey: ['cities'],
    queryFn: async (context): Promise<ListedCity[]> => {
      const all = await get<ApiCity[]>('/api/cities', context);
      return all.map(({ slug, name, popular }) => ({ slug, name, popular }));
    },
    staleTime: freshness.categories,
  });

export const districtsQuery = (city: string) =>
  queryOptions({
    queryKey: ['cities', city, 'districts'],
    queryFn: (context) => get<District[]>(`/api/cities/${encodeURIComponent(city)}/districts`, context),
    staleTime: freshness.categories,
    enabled: city !== '',
  });

export const useCities = ({ enabled = true } = {}) => useQuery({ ...citiesQuery(), enabled });
export const useDistricts = (city: string) => useQuery(districtsQuery(city));
