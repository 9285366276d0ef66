import type { UserType } from '@carsi/contracts/identity/user-types';
import type { PeopleFilter } from '../api/people';

export const typeFilters = ['all', 'customer', 'business', 'freelancer', 'admin'] as const satisfies readonly (
  | UserType
  | 'all'
)[];

/** The people's filter is in the URL beside the tab. */
export const readFilter = (search: URLSearchParams): PeopleFilter => ({
  q: (search.get('ara') ?? '').trim().slice(0, 200),
  type: typeFilters.find((type) => type === search.get('tur')) ?? 'all',
  page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('sayfa'))) || 1)),
});

/** Another question begins at its first page. */
export const writeFilter = (search: URLSearchParams, changes: Partial<PeopleFilter>): URLSearchParams => {
  const { q, type, page } = { ...readFilter(search), page: 1, ...changes };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? next.set(name, value) : next.delete(name));
  put('ara', q);
  put('tur', type === 'all' ? '' : type);
  put('sayfa', page > 1 ? String(page) : '');
  return next;
};
