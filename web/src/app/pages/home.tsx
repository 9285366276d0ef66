import { statsQuery } from '../../lib/api/get-stats';
import { HomePage } from '../../features/home/components/home-page';
import { categoriesQuery } from '../../lib/api/get-categories';
import { featuredQuery } from '../../lib/api/get-featured';
import { recommendationsQuery } from '../../lib/api/get-recommendations';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: HomePage,
  load: async (visit) => {
    const [featured] = await Promise.all([
      essential(visit, featuredQuery()),
      visit.client.prefetchQuery(categoriesQuery()),
      visit.client.prefetchQuery(statsQuery()),
      visit.client.prefetchQuery(recommendationsQuery()),
    ]);
    visit.outcome.tags.add('categories');
    for (const card of featured ?? []) visit.outcome.tags.add(`company:${card.id}`);
  },
};
