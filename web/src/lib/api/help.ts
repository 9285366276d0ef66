import type { FaqItem, Resource, ResourceCard } from '@carsi/contracts/http/editorial';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { ApiFailure, get } from '../http';

export const faqsQuery = () =>
  queryOptions({
    queryKey: ['help', 'faqs'],
    queryFn: (context) => get<FaqItem[]>('/api/help/faqs', context),
    staleTime: freshness.categories,
  });

export const resourcesQuery = () =>
  queryOptions({
    queryKey: ['help', 'resources'],
    queryFn: (context) => get<ResourceCard[]>('/api/help/resources', context),
    staleTime: freshness.categories,
  });

/** Null where there is none. */
export const resourceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'resource', slug],
    queryFn: (context) =>
      get<Resource>(`/api/help/resources/${encodeURIComponent(slug)}`, context).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: freshness.details,
  });
