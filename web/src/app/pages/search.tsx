import { categoryQuery } from '../../features/categories/api/get-category';
import { popularSearchesQuery } from '../../features/search/api/get-popular-searches';
import { SearchPage } from '../../features/search/components/search-page';
import { presetOf, runs } from '../../features/search/preset';
import { categoriesQuery } from '../../lib/api/get-categories';
import { citiesQuery, placeExists } from '../../lib/api/get-cities';
import { searchQuery } from '../../lib/api/search-companies';
import { parseFilters } from '../../lib/filters';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: SearchPage,
  load: async (visit) => {
    const { client, url } = visit;
    visit.outcome.tags.add('categories');
    const preset = presetOf(url.pathname);
    const filters = preset.apply(parseFilters(url.searchParams));
    const active = runs(preset, filters);
    const [placeFound, category] = await Promise.all([
      filters.city ? placeExists(client, filters.city, filters.district) : true,
      filters.category ? client.ensureQueryData(categoryQuery(filters.category)).catch(() => undefined) : undefined,
      active ? essential(visit, searchQuery(filters)) : null,
      active && !filters.category ? null : client.prefetchQuery(categoriesQuery()),
      filters.city || (preset.needsPlace && !active) ? client.prefetchQuery(citiesQuery()) : null,
      active || preset.needsPlace ? null : client.prefetchQuery(popularSearchesQuery()),
    ]);
    if (!placeFound || category === null) visit.outcome.status = 404;
  },
};
