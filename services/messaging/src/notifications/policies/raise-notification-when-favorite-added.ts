import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type NotifyOwner } from './notify.js';

/** Whenever a person favourites a company, its owner is notified, without the name of the person. */
export const raiseNotificationWhenFavoriteAdded: Policy<DirectoryEvent, NotifyOwner> = {
  name: 'raise-notification-when-favorite-added',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'FavoriteAdded' || isBroughtIn(occurrence)) return [];
    const { companyId, userId } = event.data;
    return [{ type: 'NotifyOwner', data: { companyId, kind: 'new-favorite', refs: { companyId }, except: userId } }];
  },
};
