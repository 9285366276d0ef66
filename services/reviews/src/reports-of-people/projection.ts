import type { ReportReason } from '@carsi/contracts/reviews';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** That somebody reported a review. What they wrote to it is read from the review's stream. */
export interface ReportOfPerson {
  readonly userId: string;
  readonly companyId: string;
  readonly reviewId: string;
  readonly reason: ReportReason;
  readonly at: string;
}

/** An author may write again after a removal, and be reported again: the moment tells them apart. */
export const reportsOfPeople: Projection<ReportOfPerson, ReviewEvent> = {
  name: 'reports-of-people',
  version: 1,
  rows: ({ type, data }, { stream, at }) =>
    type === 'ReviewReported' ? [`${stream.slice('review-'.length)}_${data.reporterId}_${at}`] : [],
  evolve: (row, event, { stream, at }) => {
    if (event.type !== 'ReviewReported') return row;
    const { reporterId: userId, companyId, reason } = event.data;
    return { userId, companyId, reviewId: stream.slice('review-'.length), reason, at };
  },
};
