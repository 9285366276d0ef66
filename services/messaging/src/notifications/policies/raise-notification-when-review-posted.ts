import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type NotifyOwner } from './notify.js';

/** Whenever a review is published, the company's owner is notified; without its author, who may be anonymous. */
export const raiseNotificationWhenReviewPosted: Policy<ReviewsEvent, NotifyOwner> = {
  name: 'raise-notification-when-review-posted',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'ReviewPosted' || isBroughtIn(occurrence)) return [];
    const { companyId, reviewId, outerId, again = false } = event.data;
    if (again) return [];
    // Its id ends with who wrote it.
    const except = reviewId.slice(companyId.length + 1);
    const refs = { companyId, ...(outerId !== undefined && { reviewId: outerId }) };
    return [{ type: 'NotifyOwner', data: { companyId, kind: 'new-review', refs, except } }];
  },
};
