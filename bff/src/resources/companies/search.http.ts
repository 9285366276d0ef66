import type { SearchRequest } from '@carsi/contracts/directory/search';
import type { SearchQuery } from '@carsi/contracts/directory/http/search';

/** The address's parameters as the directory wants them. */
export const toSearchRequest = (query: Partial<SearchQuery>, limit: number, offset: number): SearchRequest => {
  const { open_now, lat, lng, radius, limit: _limit, offset: _offset, q, tags, literal, ...rest } = query;
  const defined = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
  return {
    ...defined,
    limit,
    offset,
    ...(q !== undefined && q.trim() !== '' && { q }),
    ...(tags?.length && { tags }),
    ...(literal?.length && { literal }),
    ...(open_now && { openNow: true }),
    ...(lat !== undefined &&
      lng !== undefined && { latitude: lat, longitude: lng, ...(radius !== undefined && { radiusKm: radius }) }),
  };
};
