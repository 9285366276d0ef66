import type { Campaign } from '@carsi/contracts/directory/http/campaign';
import { dayOf } from '@carsi/turkish/calendar';

type Known = Pick<Campaign, 'active' | 'start_date' | 'end_date'>;

const counts = ({ active, end_date }: Known, today: string): boolean =>
  active && (end_date === null || end_date >= today);

export const campaignState = (
  campaign: Known & { hidden: boolean },
  now: Date,
): 'running' | 'coming' | 'over' | 'off' | 'hidden' => {
  const today = dayOf(now);
  if (!campaign.active) return 'off';
  if (!counts(campaign, today)) return 'over';
  if (campaign.hidden) return 'hidden';
  return campaign.start_date !== null && campaign.start_date > today ? 'coming' : 'running';
};

/** Campaigns that count towards the plan's limit: running or scheduled (decision 60). */
export const promotionsOf = (campaigns: readonly Known[], now: Date): number =>
  campaigns.filter((campaign) => counts(campaign, dayOf(now))).length;
