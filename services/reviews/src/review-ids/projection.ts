import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** The review of an outer id, also of a removed one: removing it again does nothing. */
export interface ReviewId {
  readonly reviewId: string;
}

export const reviewIds: Projection<ReviewId, ReviewEvent> = {
  name: 'review-ids',
  version: 1,
  rows: ({ type, data }) => (type === 'ReviewPosted' && data.outerId !== undefined ? [data.outerId] : []),
  evolve: (row, event, { stream }) =>
    event.type === 'ReviewPosted' ? { reviewId: stream.slice('review-'.length) } : row,
};
