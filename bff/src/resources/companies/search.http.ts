import type { SearchRequest, SearchView } from '@carsi/contracts/directory/search';
import type { SearchQuery } from '@carsi/contracts/directory/http/search';

/** The address's parameters as the directory wants them. */
export const toSearchRequest = (query: Partial<SearchQuery>, limit: number, offset: number): SearchRequest => {
  const {
    open_now,
    lat,
    lng,
    radius,
    limit: _limit,
    offset: _offset,
    q,
    tags,
    literal,
    attributes,
    price_level,
    ...rest
  } = query;
  const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
  return {
    ...defined,
    limit,
    offset,
    ...(q !== undefined && q.trim() !== '' && { q }),
    ...(tags?.length && { tags }),
    ...(attributes?.length && { attributes }),
    ...(price_level?.length && { priceLevels: price_level }),
    ...(literal?.length && { literal }),
    ...(open_now && { openNow: true }),
    ...(lat !== undefined &&
      lng !== undefined && { latitude: lat, longitude: lng, ...(radius !== undefined && { radiusKm: radius }) }),
  };
};

export const toFacets = ({ priceLevels, ...facets }: NonNullable<SearchView['facets']>) => ({
  ...facets,
  price_levels: priceLevels,
});
