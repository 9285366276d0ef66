import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type Notify } from './notify.js';

/** Whenever a pending company or change is rejected, its owner is notified. */
export const raiseNotificationWhenCompanyRejected: Policy<DirectoryEvent, Notify> = {
  name: 'raise-notification-when-company-rejected',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'CompanyRejected' || isBroughtIn(occurrence)) return [];
    const { companyId, ownerId } = event.data;
    if (ownerId === null || ownerId === occurrence.by) return [];
    return [{ type: 'Notify', data: { to: ownerId, kind: 'company-rejected', refs: { companyId } } }];
  },
};
