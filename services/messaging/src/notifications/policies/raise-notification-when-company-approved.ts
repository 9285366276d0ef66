import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type Notify } from './notify.js';

/** Whenever a pending company or change is published, its owner is notified. */
export const raiseNotificationWhenCompanyApproved: Policy<DirectoryEvent, Notify> = {
  name: 'raise-notification-when-company-approved',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'CompanyApproved' || isBroughtIn(occurrence)) return [];
    const { companyId, ownerId, sample } = event.data;
    if (ownerId === null || ownerId === occurrence.by || sample) return [];
    return [{ type: 'Notify', data: { to: ownerId, kind: 'company-approved', refs: { companyId } } }];
  },
};
