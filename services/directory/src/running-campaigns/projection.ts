import type { CampaignBody } from '@carsi/contracts/directory/company-profile';
import type { Projection } from '@carsi/kernel/projection';
import type { CampaignEvent } from '../campaigns/campaigns.js';

/** An enabled campaign. Whether it runs today follows from its dates. */
export interface RunningCampaign {
  readonly companyId: string;
  readonly campaign: CampaignBody;
  /** The end date, or a day after all others where there is none. */
  readonly endsOn: string;
}

const NEVER = '9999-12-31';

export const runningCampaigns: Projection<RunningCampaign, CampaignEvent> = {
  name: 'running-campaigns',
  version: 1,
  rows: (event, { stream }) => (stream.startsWith('campaigns-') ? [event.data.id] : []),
  evolve: (_row, event, { stream }) => {
    if (event.type === 'CampaignRemoved' || !event.data.campaign.active) return undefined;
    const { campaign } = event.data;
    return { companyId: stream.slice('campaigns-'.length), campaign, endsOn: campaign.endDate ?? NEVER };
  },
};
