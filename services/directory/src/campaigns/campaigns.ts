import type { CampaignBody } from '@carsi/contracts/company-profile';
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

export type AnnounceCampaign = Command<'AnnounceCampaign', { readonly id: string; readonly campaign: CampaignBody }>;
export type ReviseCampaign = Command<'ReviseCampaign', { readonly id: string; readonly campaign: CampaignBody }>;
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

const decide = (command: CampaignCommand, campaigns: Campaigns): readonly CampaignEvent[] => {
  switch (command.type) {
    case 'AnnounceCampaign':
      return inOrder(command.data.campaign)
        ? [{ type: 'CampaignAnnounced', data: command.data }]
        : refuse('CAMPAIGN_ENDS_BEFORE_START');
    case 'ReviseCampaign': {
      const before = campaigns[command.data.id];
      if (!before) return refuse('CAMPAIGN_NOT_FOUND');
      if (!inOrder(command.data.campaign)) return refuse('CAMPAIGN_ENDS_BEFORE_START');
      return canonical(before) === canonical(command.data.campaign)
        ? []
        : [{ type: 'CampaignRevised', data: command.data }];
    }
    case 'RemoveCampaign':
      return campaigns[command.data.id] ? [{ type: 'CampaignRemoved', data: command.data }] : [];
    case 'ReplaceCampaigns': {
      const known = new Map(Object.entries(campaigns).map(([id, campaign]) => [campaign.title, { id, campaign }]));
      const kept = new Set(command.data.campaigns.map(({ campaign }) => campaign.title));
      const gone = [...known].flatMap(([title, { id }]): CampaignEvent[] =>
        kept.has(title) ? [] : [{ type: 'CampaignRemoved', data: { id } }],
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
