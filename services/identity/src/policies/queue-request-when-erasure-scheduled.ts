import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { QueueErasure } from './notices.js';

/** Whenever a person requests their erasure, it is queued as a KVKK request. */
export const queueRequestWhenErasureScheduled: Policy<IdentityEvent, QueueErasure> = {
  name: 'queue-request-when-erasure-scheduled',
  from: 'now',
  when: (event) =>
    event.type === 'ErasureScheduled'
      ? [{ type: 'QueueErasure', data: { userId: event.data.userId, eraseAt: event.data.eraseAt } }]
      : [],
};
