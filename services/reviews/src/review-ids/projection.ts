import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** Which review an outer id means, also of one that is gone: to remove it again is then nothing. */
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
