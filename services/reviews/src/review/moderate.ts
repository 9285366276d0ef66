import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { ReviewEvent } from './events.js';
import { named, stands, type Review } from './state.js';
import { checkedAppeal, checkedReason, checkedReport } from './text.js';

export type ReportReview = Command<
  'ReportReview',
  { readonly reporterId: string; readonly reason: string; readonly note?: string | null | undefined }
>;
/** By an admin. */
export type DecideReview = Command<
  'DecideReview',
  { readonly keep: boolean; readonly reason?: string | null | undefined }
>;
/** By its author. */
export type AppealReview = Command<'AppealReview', { readonly note: string }>;

export const report = ({ data }: ReportReview, review: Review): readonly ReviewEvent[] => {
  if (!stands(review)) return refuse('REVIEW_NOT_FOUND');
  const { reporterId } = data;
  if (reporterId === review.userId) return refuse('REVIEW_REPORT_OWN');
  const told = checkedReport(data.reason, data.note);
  if (review.reporters.includes(reporterId)) return [];
  return [{ type: 'ReviewReported', data: { companyId: review.companyId, reporterId, ...told } }];
};

export const moderate = ({ data }: DecideReview, review: Review): readonly ReviewEvent[] => {
  if (review.is !== 'posted' || review.waits) return refuse('REVIEW_NOT_FOUND');
  const { companyId, userId, rating, taken } = review;
  const reason = checkedReason(data.reason);
  if (data.keep) {
    if (taken !== 'no') return [{ type: 'ReviewRestored', data: { companyId, rating } }];
    return review.reported ? [{ type: 'ReviewKept', data: { companyId } }] : [];
  }
  if (taken === 'appealed') return [{ type: 'AppealDismissed', data: { companyId, reason } }];
  if (taken !== 'no') return [];
  if (reason === null) return refuse('REVIEW_REASON_REQUIRED');
  return [
    { type: 'ReviewTakenDown', data: { companyId, userId, reason, ...named(review) } },
    { type: 'ReviewWithdrawn', data: { companyId, rating } },
  ];
};

export const appeal = ({ data }: AppealReview, review: Review): readonly ReviewEvent[] => {
  if (review.is !== 'posted') return refuse('REVIEW_NOT_FOUND');
  if (review.taken === 'no') return refuse('REVIEW_NOT_REMOVED');
  if (review.taken !== 'down') return refuse('REVIEW_APPEALED');
  return [{ type: 'ReviewAppealed', data: { companyId: review.companyId, note: checkedAppeal(data.note) } }];
};
