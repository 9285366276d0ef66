import { CampaignsPage } from '../../features/campaigns/components/campaigns-page';
import { campaignsQuery } from '../../lib/api/get-campaigns';
import { essential, type Page } from '../../lib/ssr/page';
import { pageIn } from '../../lib/pages-of';

export const page: Page = {
  Component: CampaignsPage,
  load: async (visit) => {
    const campaigns = await essential(visit, campaignsQuery(pageIn(visit.url.searchParams)));
    visit.outcome.tags.add('campaigns');
    for (const { company } of campaigns?.rows ?? []) visit.outcome.tags.add(`company:${company.id}`);
  },
};
