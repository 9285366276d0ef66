import { room } from '@carsi/contracts/billing/plans';
import type { CampaignBody } from '@carsi/contracts/directory/company-profile';
import type { Command, Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// The campaigns of one company are one aggregate, so that a plan's limit can be decided where they are counted.
// Names and shapes are on disk for ever.

export type CampaignAnnounced = Event<'CampaignAnnounced', { readonly id: string; readonly campaign: CampaignBody }>;
export type CampaignRevised = Event<'CampaignRevised', { readonly id: string; readonly campaign: CampaignBody }>;
export type CampaignRemoved = Event<'CampaignRemoved', { readonly id: string }>;
export type CampaignEvent = CampaignAnnounced | CampaignRevised | CampaignRemoved;

interface Announced {
  readonly id: string;
  readonly campaign: CampaignBody;
  /** Of the company's plan: how many may run or be to come; UNLIMITED is -1. */
  readonly maxPromotions: number;
  /** A day of Istanbul. */
  readonly today: string;
}
export type AnnounceCampaign = Command<'AnnounceCampaign', Announced>;
export type ReviseCampaign = Command<'ReviseCampaign', Announced>;
export type RemoveCampaign = Command<'RemoveCampaign', { readonly id: string }>;
/** Makes the list this one; campaigns are known by their title. */
export type ReplaceCampaigns = Command<
  'ReplaceCampaigns',
  { readonly campaigns: readonly { readonly id: string; readonly campaign: CampaignBody }[] }
>;
export type CampaignCommand = AnnounceCampaign | ReviseCampaign | RemoveCampaign | ReplaceCampaigns;

export type Campaigns = Readonly<Record<string, CampaignBody>>;

const evolve = (campaigns: Campaigns, event: CampaignEvent): Campaigns => {
  if (event.type !== 'CampaignRemoved') return { ...campaigns, [event.data.id]: event.data.campaign };
  const { [event.data.id]: _gone, ...rest } = campaigns;
  return rest;
};

const inOrder = ({ startDate, endDate }: CampaignBody): boolean =>
  startDate === null || endDate === null || startDate <= endDate;

/** Running or to come: what a plan counts (decision 60). Days of Istanbul. */
export const isPromotion = (
  { active, endDate }: { readonly active: boolean; readonly endDate: string | null },
  today: string,
): boolean => active && (endDate === null || endDate >= today);

/** Counts current and future campaigns; ended and disabled ones are not counted, so another one of those always fits. */
const checkRoom = ({ id, campaign, maxPromotions, today }: Announced, campaigns: Campaigns): void => {
  if (!isPromotion(campaign, today)) return;
  const others = Object.entries(campaigns).filter(([other, one]) => other !== id && isPromotion(one, today));
  if (room(maxPromotions, others.length) < 1) refuse('PLAN_PROMOTION_LIMIT');
};

const decide = (command: CampaignCommand, campaigns: Campaigns): readonly CampaignEvent[] => {
  switch (command.type) {
    case 'AnnounceCampaign':
      if (!inOrder(command.data.campaign)) return refuse('CAMPAIGN_ENDS_BEFORE_START');
      checkRoom(command.data, campaigns);
      return [{ type: 'CampaignAnnounced', data: { id: command.data.id, campaign: command.data.campaign } }];
    case 'ReviseCampaign': {
      const before = Object.hasOwn(campaigns, command.data.id) ? campaigns[command.data.id] : undefined;
      if (!before) return refuse('CAMPAIGN_NOT_FOUND');
      if (!inOrder(command.data.campaign)) return refuse('CAMPAIGN_ENDS_BEFORE_START');
      if (canonical(before) === canonical(command.data.campaign)) return [];
      if (!isPromotion(before, command.data.today)) checkRoom(command.data, campaigns);
      return [{ type: 'CampaignRevised', data: { id: command.data.id, campaign: command.data.campaign } }];
    }
    case 'RemoveCampaign':
      return Object.hasOwn(campaigns, command.data.id)
        ? [{ type: 'CampaignRemoved', data: { id: command.data.id } }]
        : [];
    case 'ReplaceCampaigns': {
      const known = new Map(Object.entries(campaigns).map(([id, campaign]) => [campaign.title, { id, campaign }]));
      const titles = new Set(command.data.campaigns.map(({ campaign }) => campaign.title));
      const gone = [...known].flatMap(([title, { id }]): CampaignEvent[] =>
        titles.has(title) ? [] : [{ type: 'CampaignRemoved', data: { id } }],
      );
      const changed = command.data.campaigns.flatMap(({ id, campaign }): CampaignEvent[] => {
        if (!inOrder(campaign)) return refuse('CAMPAIGN_ENDS_BEFORE_START');
        const before = known.get(campaign.title);
        if (!before) return [{ type: 'CampaignAnnounced', data: { id, campaign } }];
        return canonical(before.campaign) === canonical(campaign)
          ? []
          : [{ type: 'CampaignRevised', data: { id: before.id, campaign } }];
      });
      return [...gone, ...changed];
    }
  }
};

export const campaigns: Aggregate<Campaigns, CampaignCommand, CampaignEvent> = {
  name: 'campaigns',
  initial: {},
  decide,
  evolve,
};
