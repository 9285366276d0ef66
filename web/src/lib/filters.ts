import { attributeById, priceLevels } from '@carsi/contracts/directory/attributes';
import type { InputOf } from '@carsi/contracts/all-routes';
import { limits } from '../config/site';
import { pageIn } from './pages-of';

export const sorts = ['relevance', 'rating', 'name', 'newest', 'views', 'distance'] as const;
export type Sort = (typeof sorts)[number];
export const views = ['izgara', 'liste', 'harita'] as const;
export type View = (typeof views)[number];

/** The query of /arama and /firmalar. */
export interface Filters {
  q: string;
  category: string;
  city: string;
  district: string;
  rating: number;
  verified: boolean;
  featured: boolean;
  premium: boolean;
  open: boolean;
  tags: readonly string[];
  /** Ids of attributes, all of them. */
  attributes: readonly string[];
  /** Any of them. */
  prices: readonly number[];
  position: { lat: number; lng: number } | null;
  radius: number;
  sort: Sort;
  page: number;
  view: View;
  /** Interpretations of q that the visitor removed: those words are searched as text. */
  literal: readonly string[];
}

export const noFilters: Filters = {
  q: '',
  category: '',
  city: '',
  district: '',
  rating: 0,
  verified: false,
  featured: false,
  premium: false,
  open: false,
  tags: [],
  attributes: [],
  prices: [],
  position: null,
  radius: 0,
  sort: 'relevance',
  page: 1,
  view: 'izgara',
  literal: [],
};

/** The names of all of them in an address. */
export const filterNames: readonly string[] = [
  'q',
  'kategori',
  'sehir',
  'ilce',
  'puan',
  'dogrulanmis',
  'onecikarilan',
  'premium',
  'acik',
  'etiketler',
  'ozellik',
  'fiyat',
  'lat',
  'lng',
  'yaricap',
  'siralama',
  'gorunum',
  'literal',
  'sayfa',
];

const list = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

const oneOf = <T extends string>(known: readonly T[], value: string | null, otherwise: T): T =>
  known.find((each) => each === value) ?? otherwise;

const between = (text: string | null, low: number, high: number): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && value >= low && value <= high ? value : null;
};

/** Whatever someone typed into the address bar becomes filters that hold; what cannot be read is ignored. */
export const parseFilters = (search: URLSearchParams): Filters => {
  const text = (name: string): string => (search.get(name) ?? '').trim();
  const holds = (name: string): boolean => search.get(name) === 'true';
  const lat = between(search.get('lat'), -90, 90);
  const lng = between(search.get('lng'), -180, 180);
  return {
    q: text('q').slice(0, 200),
    category: text('kategori'),
    city: text('sehir'),
    district: text('ilce'),
    rating: Math.round((between(search.get('puan'), 0, 5) ?? 0) * 2) / 2,
    verified: holds('dogrulanmis'),
    featured: holds('onecikarilan'),
    premium: holds('premium'),
    open: holds('acik'),
    tags: list(search.get('etiketler')),
    attributes: list(search.get('ozellik')).filter((id) => attributeById(id) !== undefined),
    prices: priceLevels.filter((level) => list(search.get('fiyat')).includes(String(level))),
    position: lat !== null && lng !== null ? { lat, lng } : null,
    radius: between(search.get('yaricap'), 1, 500) ?? 0,
    sort: oneOf(sorts, search.get('siralama'), 'relevance'),
    page: pageIn(search),
    view: oneOf(views, search.get('gorunum'), 'izgara'),
    literal: list(search.get('literal')),
  };
};

/** Only set filters, in one order: one search has one URL. */
export const writeFilters = (filters: Filters): URLSearchParams => {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | boolean): void => {
    if (value !== '' && value !== 0 && value !== false) search.set(name, String(value));
  };
  put('q', filters.q.trim());
  put('kategori', filters.category);
  put('sehir', filters.city);
  put('ilce', filters.city ? filters.district : '');
  put('puan', filters.rating);
  put('dogrulanmis', filters.verified);
  put('onecikarilan', filters.featured);
  put('premium', filters.premium);
  put('acik', filters.open);
  put('etiketler', filters.tags.join(','));
  put('ozellik', filters.attributes.join(','));
  put('fiyat', filters.prices.join(','));
  put('lat', filters.position?.lat ?? '');
  put('lng', filters.position?.lng ?? '');
  put('yaricap', filters.position ? filters.radius : 0);
  put('siralama', filters.sort === 'relevance' ? '' : filters.sort);
  put('gorunum', filters.view === 'izgara' ? '' : filters.view);
  put('literal', filters.literal.join(','));
  put('sayfa', filters.page === 1 ? 0 : filters.page);
  return search;
};

/** How many things narrow the list; the number on the filter button. */
export const countActive = (filters: Filters): number =>
  [filters.category, filters.city, filters.district, filters.rating, filters.position].filter(Boolean).length +
  [filters.verified, filters.featured, filters.premium, filters.open].filter(Boolean).length +
  filters.tags.length +
  filters.attributes.length +
  filters.prices.length;

export const hasCriterion = (filters: Filters): boolean => filters.q !== '' || countActive(filters) > 0;

/** The rule of the specification: a search is for people, not for crawlers, unless it names a word, a category or a city. */
export const isIndexable = (filters: Filters): boolean =>
  filters.q !== '' || filters.category !== '' || filters.city !== '';

/** A search as the API takes it; also its cache key. */
export const searchQueryOf = (
  {
    q,
    category,
    city,
    district,
    rating,
    verified,
    featured,
    premium,
    open,
    tags,
    attributes,
    prices,
    position,
    ...filters
  }: Filters,
  { limit = limits.search, facets = true }: { limit?: number; facets?: boolean } = {},
): InputOf<'GET /api/companies/search'>['query'] => ({
  q,
  category,
  city,
  district,
  rating: rating || undefined,
  verified: flag(verified),
  featured: flag(featured),
  premium: flag(premium),
  open_now: flag(open),
  tags: tags.join(','),
  attributes: attributes.join(','),
  price_level: prices.join(','),
  lat: position?.lat,
  lng: position?.lng,
  radius: position ? filters.radius || limits.nearbyRadiusKm : undefined,
  sort: filters.sort === 'distance' && !position ? undefined : filters.sort,
  literal: filters.literal.join(','),
  facets: flag(facets),
  limit,
  offset: (filters.page - 1) * limit || undefined,
});

const flag = (value: boolean): 'true' | undefined => (value ? 'true' : undefined);

/** With it, or without it where it was there. */
export const toggled = <T>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
