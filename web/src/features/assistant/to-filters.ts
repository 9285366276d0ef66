import type { Interpreted } from '@carsi/contracts/directory/http/search';
import { limits } from '../../config/site';
import { type Filters, noFilters } from '../../lib/filters';
import type { Position } from '../../lib/position';

/** What a sentence was read as, as an address of the search. One category becomes a filter; several stay words. */
export const toFilters = (q: string, read: Interpreted, position: Position | null): Filters => {
  const [category, ...others] = read.categories ?? [];
  const single = category && others.length === 0 ? category : null;
  const words = single
    ? [read.service && read.service !== single.name ? read.service : '', read.rest]
    : [read.categories?.length ? q : (read.service ?? ''), read.categories?.length ? '' : read.rest];
  return {
    ...noFilters,
    q: [...words, read.open_on ? `${read.open_on} açık` : ''].filter(Boolean).join(' ').trim(),
    category: single?.slug ?? '',
    city: read.city?.slug ?? '',
    district: read.district?.slug ?? '',
    rating: read.rating ?? 0,
    open: read.open_now ?? false,
    verified: read.verified ?? false,
    position,
    radius: position ? limits.nearbyRadiusKm : 0,
    sort: position ? 'distance' : 'relevance',
  };
};
