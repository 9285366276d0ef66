import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type Notify } from './notify.js';

/** Whenever a company answers a request, its maker is notified, unless they canceled it themselves. */
export const raiseNotificationWhenRequestAnswered: Policy<DirectoryEvent, Notify> = {
  name: 'raise-notification-when-request-answered',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'RequestAnswered' || isBroughtIn(occurrence)) return [];
    const { companyId, requestId, personId, state } = event.data;
    if (state === 'canceled' || personId === occurrence.by) return [];
    return [{ type: 'Notify', data: { to: personId, kind: 'request-answered', refs: { companyId, requestId } } }];
  },
};
