import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type NotifyOwner } from './notify.js';

/** Whenever a request is canceled, the company's owner is notified: an appointment may be reserved for it. */
export const raiseNotificationWhenRequestCanceled: Policy<DirectoryEvent, NotifyOwner> = {
  name: 'raise-notification-when-request-canceled',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'RequestAnswered' || event.data.state !== 'canceled' || isBroughtIn(occurrence)) return [];
    const { companyId, requestId, personId } = event.data;
    const refs = { companyId, requestId, personId };
    return [{ type: 'NotifyOwner', data: { companyId, kind: 'request-canceled', refs, except: personId } }];
  },
};
