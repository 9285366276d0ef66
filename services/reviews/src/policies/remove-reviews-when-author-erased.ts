import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EraseAuthor = Command<'EraseAuthor', { readonly userId: string; readonly reviewsToo: boolean }>;

/** Whenever a person is erased, their reviews are removed on request; otherwise public ones stay without a name (decision 65). */
export const removeReviewsWhenAuthorErased: Policy<IdentityEvent, EraseAuthor> = {
  name: 'remove-reviews-when-author-erased',
  from: 'origin',
  when: (event) => {
    if (event.type !== 'UserErased') return [];
    const { userId, purposes } = event.data;
    return [{ type: 'EraseAuthor', data: { userId, reviewsToo: purposes.includes('reviews') } }];
  },
};
