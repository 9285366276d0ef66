import { paths } from '@carsi/contracts/common/paths';

export const categoryViews = ['izgara', 'liste'] as const;

/** The query parameters of a category page. */
export interface CategoryRequest {
  city: string;
  /** Of the city. */
  district: string;
  q: string;
  view: (typeof categoryViews)[number];
}

export const readCategoryRequest = (search: URLSearchParams): CategoryRequest => ({
  city: search.get('sehir')?.trim() ?? '',
  district: search.get('sehir') ? (search.get('ilce')?.trim() ?? '') : '',
  q: (search.get('q') ?? '').trim().slice(0, 200),
  view: search.get('gorunum') === 'liste' ? 'liste' : 'izgara',
});

export const addressOf = (category: string, { city, district, q, view }: CategoryRequest): string => {
  const more = new URLSearchParams();
  if (city) more.set('sehir', city);
  if (city && district) more.set('ilce', district);
  if (q) more.set('q', q);
  if (view === 'liste') more.set('gorunum', view);
  return more.size > 0 ? `${paths.category(category)}?${more}` : paths.category(category);
};
