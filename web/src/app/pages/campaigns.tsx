import { CampaignsPage } from '../../features/campaigns/components/campaigns-page';
import { campaignsQuery } from '../../lib/api/get-campaigns';
import { essential, type Page } from '../../lib/page';

export const page: Page = {
  Component: CampaignsPage,
  load: async (visit) => {
    const campaigns = await essential(visit, campaignsQuery());
    visit.outcome.tags.add('campaigns');
    for (const { company } of campaigns ?? []) visit.outcome.tags.add(`company:${company.id}`);
  },
};
