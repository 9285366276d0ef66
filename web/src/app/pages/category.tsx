import { paths } from '@carsi/contracts/common/paths';
import { categoryQuery } from '../../features/categories/api/get-category';
import { readCategoryRequest } from '../../features/categories/category-request';
import { CategoryPage } from '../../features/categories/components/category-page';
import { cityExists, citiesQuery } from '../../lib/api/get-cities';
import { searchQuery } from '../../lib/api/search-companies';
import { noFilters } from '../../lib/filters';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: CategoryPage,
  load: async (visit) => {
    const { client, outcome, params, url } = visit;
    const slug = params['slug'] ?? '';
    const { city, q } = readCategoryRequest(url.searchParams);
    const [category, found] = await Promise.all([
      essential(visit, categoryQuery(slug)),
      city ? cityExists(client, city) : true,
      client.prefetchQuery(citiesQuery()),
      client.prefetchQuery(searchQuery({ ...noFilters, category: slug, city, q })),
    ]);
    if (category === null || !found) outcome.status = 404;
    if (!category) return undefined;
    if (category.slug !== slug) return paths.category(category.slug, city);
    outcome.tags.add('categories');
    return undefined;
  },
};
