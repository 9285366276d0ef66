import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type Notify } from './notify.js';

/** Whenever an admin takes a review down, its author is notified and may read the reason. */
export const raiseNotificationWhenReviewTakenDown: Policy<ReviewsEvent, Notify> = {
  name: 'raise-notification-when-review-taken-down',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'ReviewTakenDown' || isBroughtIn(occurrence)) return [];
    const { companyId, reviewId, outerId = reviewId, userId } = event.data;
    if (userId === occurrence.by) return [];
    return [{ type: 'Notify', data: { to: userId, kind: 'review-removed', refs: { companyId, reviewId: outerId } } }];
  },
};
