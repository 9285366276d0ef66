import type { CampaignView, CompanyView } from '@carsi/contracts/directory/company';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { dayOf } from '@carsi/turkish/calendar';
import type { Clock } from '@carsi/platform/platform';
import type { FindCompanies } from '../search/find-companies.js';
import type { RunningCampaign } from './projection.js';

/** Campaigns that run today, the first to end first. */
export class FindCampaigns {
  constructor(
    private readonly rows: ReadModel<RunningCampaign>,
    private readonly companies: FindCompanies,
    private readonly clock: Clock,
  ) {}

  async campaigns({
    limit,
    offset,
  }: {
    limit: number;
    offset: number;
  }): Promise<{ campaigns: readonly { campaign: CampaignView; company: CompanyView }[]; total: number }> {
    const today = dayOf(this.clock.now());
    const where = { endsOn: { gte: today } };
    const total = await this.rows.count(where);
    const rows = await this.rows.find({ where, sort: [['endsOn', 'asc']], limit, offset });
    const companies = await this.companies.viewsOf(rows.map(({ row }) => ({ id: row.companyId })));
    const campaigns = rows.flatMap(({ id, row: { campaign } }, index) => {
      const company = companies[index];
      const begun = campaign.startDate === null || campaign.startDate <= today;
      return company?.status === 'active' && begun && company.campaigns.some((shown) => shown.id === id)
        ? [{ campaign: { id, ...campaign }, company }]
        : [];
    });
    return { campaigns, total };
  }
}
