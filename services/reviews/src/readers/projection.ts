import type { ReportReason } from '@carsi/contracts/reviews/calls';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';
import type { ReviewVoted } from '../vote/vote.js';

/** A person's reactions to the reviews of one company. Texts of reports are read from the review's stream. */
export interface Reader {
  readonly userId: string;
  readonly companyId: string;
  /** Outer id of the review → helpful. */
  readonly votes: Readonly<Record<string, boolean>>;
  readonly reports: readonly { readonly reviewId: string; readonly reason: ReportReason; readonly at: string }[];
}

export const readerOf = (companyId: string, userId: string): string => `${companyId}_${userId}`;

export const readers: Projection<Reader, ReviewEvent | ReviewVoted> = {
  name: 'review-readers',
  version: 1,
  rows: (event) => {
    if (event.type === 'ReviewVoted') return [readerOf(event.data.companyId, event.data.voterId)];
    return event.type === 'ReviewReported' ? [readerOf(event.data.companyId, event.data.reporterId)] : [];
  },
  evolve: (row, event, { stream, at }) => {
    const { votes, reports }: Pick<Reader, 'votes' | 'reports'> = row ?? { votes: {}, reports: [] };
    if (event.type === 'ReviewReported') {
      const { companyId, reporterId: userId, reason } = event.data;
      const report = { reviewId: stream.slice('review-'.length), reason, at };
      return { userId, companyId, votes, reports: [...reports, report] };
    }
    if (event.type !== 'ReviewVoted') return row;
    const { companyId, voterId: userId, outerId, helpful } = event.data;
    const { [outerId]: _before, ...others } = votes;
    const now = helpful === null ? others : { ...others, [outerId]: helpful };
    const nothing = reports.length === 0 && Object.keys(now).length === 0;
    return nothing ? undefined : { userId, companyId, votes: now, reports };
  },
};
