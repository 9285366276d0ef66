import { findDistrict, findProvince } from '@carsi/turkish/places';

/**
 * The query with its province and district by their slugs, where people wrote them otherwise ('urfa', 'Kadıköy', '34'); null where they
 * are slugs already or nobody knows them. On the server only: browsers load no list of districts.
 */
export const withPlaceSlugs = (query: URLSearchParams): URLSearchParams | null => {
  const province = findProvince(query.get('sehir') ?? '');
  if (!province) return null;
  const district = findDistrict(query.get('ilce') ?? '', province.plate);
  const fixed = new URLSearchParams(query);
  fixed.set('sehir', province.slug);
  if (district) fixed.set('ilce', district.slug);
  return ['sehir', 'ilce'].some((name) => fixed.get(name) !== query.get(name)) ? fixed : null;
};
