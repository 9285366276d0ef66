import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { TakeErasureBack } from './notices.js';

/** Whenever an erasure is canceled, its KVKK request is canceled. */
export const takeRequestBackWhenErasureCanceled: Policy<IdentityEvent, TakeErasureBack> = {
  name: 'take-request-back-when-erasure-canceled',
  from: 'now',
  when: (event) =>
    event.type === 'ErasureCanceled' ? [{ type: 'TakeErasureBack', data: { userId: event.data.userId } }] : [],
};
