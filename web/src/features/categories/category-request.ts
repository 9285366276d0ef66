import { paths } from '../../config/paths';

export const askedViews = ['izgara', 'liste'] as const;

/** What the address of a category says beside its name. */
export interface Asked {
  city: string;
  q: string;
  view: (typeof askedViews)[number];
}

export const readAsked = (search: URLSearchParams): Asked => ({
  city: search.get('sehir')?.trim() ?? '',
  q: (search.get('q') ?? '').trim().slice(0, 200),
  view: search.get('gorunum') === 'liste' ? 'liste' : 'izgara',
});

export const addressOf = (category: string, { city, q, view }: Asked): string => {
  const more = new URLSearchParams();
  if (city) more.set('sehir', city);
  if (q) more.set('q', q);
  if (view === 'liste') more.set('gorunum', view);
  return more.size > 0 ? `${paths.category(category)}?${more}` : paths.category(category);
};
