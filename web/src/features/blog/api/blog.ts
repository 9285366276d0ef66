import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { freshness } from '../../../config/site';
import { call, callPublic } from '../../../lib/call';
import { ApiFailure } from '../../../lib/http';
import { pageIn } from '../../../lib/pages-of';
import { visitorHeader } from '../../../lib/visitor';

export const pageSize = 9;

export interface BlogFilter {
  category: string;
  q: string;
  /** From 1. */
  page: number;
}

export const readFilter = (search: URLSearchParams): BlogFilter => ({
  category: search.get('kategori') ?? '',
  q: (search.get('q') ?? '').trim().slice(0, 100),
  page: pageIn(search),
});

/** Requests one row more than a page, to know whether there is a next one. */
export const postsQuery = ({ category, q, page }: BlogFilter) => {
  const query = {
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
    category,
    q,
  };
  return queryOptions({
    queryKey: ['blog', 'list', category, q, page],
    queryFn: async (context) => {
      const rows = await callPublic('GET /api/blog', { query }, context);
      return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
    },
    staleTime: freshness.featured,
    placeholderData: keepPreviousData,
  });
};

export const featuredQuery = () =>
  queryOptions({
    queryKey: ['blog', 'featured'],
    queryFn: (context) => callPublic('GET /api/blog', { query: { featured: 'true', limit: 3 } }, context),
    staleTime: freshness.featured,
  });

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['blog', 'categories'],
    queryFn: (context) => callPublic('GET /api/blog/categories', {}, context),
    staleTime: freshness.categories,
  });

/** Null where there is none. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['blog', 'post', slug],
    queryFn: (context) =>
      callPublic('GET /api/blog/{slug}', { params: { slug } }, context).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
    staleTime: freshness.details,
  });

export const savedQuery = (who: string | null) =>
  queryOptions({
    queryKey: ['blog', 'saved', who],
    queryFn: (context) => call('GET /api/blog/saved', {}, { ...context, headers: visitorHeader() }),
    staleTime: 0,
  });
