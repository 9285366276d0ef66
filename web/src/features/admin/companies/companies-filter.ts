/** In the words of the call; the address has its own (`durum`). */
export const statusFilters = ['waiting', 'all', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export interface CompaniesFilter {
  q: string;
  status: StatusFilter;
  /** From 1. */
  page: number;
}

/** The companies' filter is in the URL beside the tab; pending ones are the default. */
export const readCompaniesFilter = (search: URLSearchParams): CompaniesFilter => ({
  q: (search.get('ara') ?? '').trim().slice(0, 200),
  status: statusFilters.find((status) => status === search.get('durum')) ?? 'waiting',
  page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('sayfa'))) || 1)),
});

/** Another question begins at its first page. */
export const writeCompaniesFilter = (search: URLSearchParams, changes: Partial<CompaniesFilter>): URLSearchParams => {
  const { q, status, page } = { ...readCompaniesFilter(search), page: 1, ...changes };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? next.set(name, value) : next.delete(name));
  put('ara', q);
  put('durum', status === 'waiting' ? '' : status);
  put('sayfa', page > 1 ? String(page) : '');
  return next;
};
