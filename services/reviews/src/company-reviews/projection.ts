import type { ReviewView } from '@carsi/contracts/reviews';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** One review as a page shows it. */
export const companyReviews: Projection<ReviewView, ReviewEvent> = {
  name: 'company-reviews',
  version: 1,
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
        return { ...written, id, helpful: 0, edited: false, createdAt: at, updatedAt: at };
      }
      case 'ReviewRevised': {
        const { rating, title, content, pros, cons } = event.data;
        return row && { ...row, rating, title, content, pros, cons, edited: true, updatedAt: at };
      }
      case 'ReviewRemoved':
        return undefined;
    }
  },
};
