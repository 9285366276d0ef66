import { DiscoverPage } from '../../features/discover/components/discover-page';
import { shelf, shelfSize } from '../../features/discover/shelves';
import { campaignsQuery } from '../../lib/api/get-campaigns';
import { citiesQuery } from '../../lib/api/get-cities';
import { searchQuery } from '../../lib/api/search-companies';
import { essential, type Page } from '../../lib/ssr/page';

const shape = { limit: shelfSize, facets: false };

export const page: Page = {
  Component: DiscoverPage,
  load: async (visit) => {
    const { client, outcome } = visit;
    outcome.tags.add('campaigns');
    await Promise.all([
      essential(visit, searchQuery(shelf('newest'), shape)),
      client.prefetchQuery(searchQuery(shelf('views'), shape)),
      client.prefetchQuery(citiesQuery()),
      client.prefetchQuery(campaignsQuery()),
    ]);
  },
};
