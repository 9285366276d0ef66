import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type PublishReviewsOf = Command<'PublishReviewsOf', { readonly userId: string }>;

/** Whenever a person verifies their address, their pending reviews are published (decision 11). */
export const publishReviewsWhenEmailVerified: Policy<IdentityEvent, PublishReviewsOf> = {
  name: 'publish-reviews-when-email-verified',
  from: 'origin',
  when: (event) =>
    event.type === 'EmailVerified' ? [{ type: 'PublishReviewsOf', data: { userId: event.data.userId } }] : [],
};
