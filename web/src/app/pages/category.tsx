import { paths } from '@carsi/contracts/common/paths';
import { categoryPlacesQuery } from '../../features/categories/api/get-category-places';
import { categoryQuery } from '../../features/categories/api/get-category';
import { readCategoryRequest } from '../../features/categories/category-request';
import { CategoryPage } from '../../features/categories/components/category-page';
import { citiesQuery, placeExists } from '../../lib/api/get-cities';
import { searchQuery } from '../../lib/api/search-companies';
import { noFilters } from '../../lib/filters';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: CategoryPage,
  load: async (visit) => {
    const { client, outcome, params, url } = visit;
    const slug = params['slug'] ?? '';
    const { city, district, q } = readCategoryRequest(url.searchParams);
    const [category, found] = await Promise.all([
      essential(visit, categoryQuery(slug)),
      city ? placeExists(client, city, district) : true,
      client.prefetchQuery(citiesQuery()),
      client.prefetchQuery(searchQuery({ ...noFilters, category: slug, city, district, q })),
      district ? null : client.prefetchQuery(categoryPlacesQuery(slug, city)),
    ]);
    if (category === null || !found) outcome.status = 404;
    if (!category) return undefined;
    if (category.slug !== slug) return paths.category(category.slug, city, district);
    outcome.tags.add('categories');
    return undefined;
  },
};
