import type { ReviewView } from '@carsi/contracts/reviews';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** One review as a page shows it. */
export const companyReviews: Projection<ReviewView, ReviewEvent> = {
  name: 'company-reviews',
  version: 2,
  rows: (_event, { stream }) => [stream.slice('review-'.length)],
  evolve: (row, event, { at }, id) => {
    switch (event.type) {
      case 'ReviewPosted': {
        const { companyId, userId, rating, title, content, pros, cons, anonymous, verifiedPurchase, displayName } =
          event.data;
        const written = {
          companyId,
          userId,
          rating,
          title,
          content,
          pros,
          cons,
          anonymous,
          verifiedPurchase,
          displayName,
        };
        const { outerId = id, waits } = event.data;
        return { ...written, id, outerId, published: !waits, helpful: 0, edited: false, createdAt: at, updatedAt: at };
      }
      case 'ReviewRevised': {
        const { rating, title, content, pros, cons, anonymous = row?.anonymous } = event.data;
        const written = { rating, title, content, pros, cons, anonymous: anonymous ?? false };
        return row && { ...row, ...written, edited: true, updatedAt: at };
      }
      case 'ReviewPublished':
        return row && { ...row, published: true };
      case 'ReviewRemoved':
        return undefined;
    }
  },
};
