import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Policy } from '@carsi/kernel/policy';
import { isBroughtIn, type Notify } from './notify.js';

/** Whenever a company replies to a review, its author is notified. */
export const raiseNotificationWhenReviewReplied: Policy<ReviewsEvent, Notify> = {
  name: 'raise-notification-when-review-replied',
  from: 'now',
  when: (event, occurrence) => {
    if (event.type !== 'ReviewReplied' || isBroughtIn(occurrence)) return [];
    const { companyId, reviewId, outerId = reviewId, userId } = event.data;
    if (userId === occurrence.by) return [];
    return [{ type: 'Notify', data: { to: userId, kind: 'review-reply', refs: { companyId, reviewId: outerId } } }];
  },
};
