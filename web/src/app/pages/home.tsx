import { statsQuery } from '../../lib/api/get-stats';
import { HomePage } from '../../features/home/components/home-page';
import { categoriesQuery } from '../../lib/api/get-categories';
import { featuredQuery } from '../../lib/api/get-featured';
import { recommendationsQuery } from '../../lib/api/get-recommendations';
import type { Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: HomePage,
  load: async (visit) => {
    // None of these is the page: it shows what it gets.
    await Promise.all([
      visit.client.prefetchQuery(featuredQuery()),
      visit.client.prefetchQuery(categoriesQuery()),
      visit.client.prefetchQuery(statsQuery()),
      visit.client.prefetchQuery(recommendationsQuery()),
    ]);
    visit.outcome.tags.add('categories');
    for (const card of visit.client.getQueryData(featuredQuery().queryKey) ?? [])
      visit.outcome.tags.add(`company:${card.id}`);
  },
};
