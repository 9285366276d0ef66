import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn } from './notify.js';

export type NotifyFavoriters = Command<'NotifyKeepers', { readonly companyId: string; readonly campaignId: string }>;

/** Whenever a company announces a campaign, its favoriters are notified. */
export const raiseNotificationsWhenCampaignStarted: Policy<DirectoryEvent, NotifyFavoriters> = {
  name: 'raise-notifications-when-campaign-started',
  from: 'now',
  when: (event, occurrence) =>
    event.type === 'CampaignStarted' && !isBroughtIn(occurrence) ? [{ type: 'NotifyKeepers', data: event.data }] : [],
};
