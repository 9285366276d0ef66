import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type NotifyOwner } from './notify.js';

/** Whenever a person makes a request, the owner of the company is notified, with the name of the person. */
export const raiseNotificationWhenRequestMade: Policy<DirectoryEvent, NotifyOwner> = {
  name: 'raise-notification-when-request-made',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'RequestMade' || isBroughtIn(occurrence)) return [];
    const { companyId, requestId, personId } = event.data;
    const refs = { companyId, requestId, personId };
    return [{ type: 'NotifyOwner', data: { companyId, kind: 'new-request', refs, except: personId } }];
  },
};
