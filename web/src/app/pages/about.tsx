import { AboutPage } from '../../features/about/components/about-page';
import { statsQuery } from '../../lib/api/get-stats';
import type { Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: AboutPage,
  load: async ({ client, outcome }) => {
    outcome.tags.add('counts');
    await client.prefetchQuery(statsQuery());
  },
};
