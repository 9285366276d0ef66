import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { ReviewEvent } from './events.js';
import { outerIdOf, isPublic, type Review } from './state.js';
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

/** By its author. */
export type WithdrawAppeal = Command<'WithdrawAppeal', Record<string, never>>;
export type ModerationCommand = ReportReview | DecideReview | AppealReview | WithdrawAppeal;

export const moderate = (command: ModerationCommand, review: Review): readonly ReviewEvent[] => {
  switch (command.type) {
    case 'ReportReview':
      return report(command, review);
    case 'DecideReview':
      return decide(command, review);
    case 'AppealReview':
      return appeal(command, review);
    case 'WithdrawAppeal':
      return withdrawAppeal(review);
  }
};

const report = ({ data }: ReportReview, review: Review): readonly ReviewEvent[] => {
  if (!isPublic(review)) return refuse('REVIEW_NOT_FOUND');
  const { reporterId } = data;
  if (reporterId === review.userId) return refuse('REVIEW_REPORT_OWN');
  const report = checkedReport(data.reason, data.note);
  if (review.reporters.includes(reporterId)) return [];
  return [{ type: 'ReviewReported', data: { companyId: review.companyId, reporterId, ...report } }];
};

const decide = ({ data }: DecideReview, review: Review): readonly ReviewEvent[] => {
  if (review.is !== 'posted' || review.awaitingVerification) return refuse('REVIEW_NOT_FOUND');
  const { companyId, userId, rating, moderation: before } = review;
  const reason = checkedReason(data.reason);
  if (data.keep) {
    if (before !== 'no') return [{ type: 'ReviewRestored', data: { companyId, rating } }];
    return review.reported ? [{ type: 'ReviewKept', data: { companyId } }] : [];
  }
  if (before === 'appealed') return [{ type: 'AppealDismissed', data: { companyId, reason } }];
  if (before !== 'no') return [];
  if (reason === null) return refuse('REVIEW_REASON_REQUIRED');
  return [
    { type: 'ReviewTakenDown', data: { companyId, userId, reason, ...outerIdOf(review) } },
    { type: 'ReviewWithdrawn', data: { companyId, rating } },
  ];
};

const appeal = ({ data }: AppealReview, review: Review): readonly ReviewEvent[] => {
  if (review.is !== 'posted') return refuse('REVIEW_NOT_FOUND');
  if (review.moderation === 'no') return refuse('REVIEW_NOT_REMOVED');
  if (review.moderation !== 'down') return refuse('REVIEW_APPEALED');
  return [{ type: 'ReviewAppealed', data: { companyId: review.companyId, note: checkedAppeal(data.note) } }];
};

const withdrawAppeal = (review: Review): readonly ReviewEvent[] => {
  if (review.is !== 'posted') return refuse('REVIEW_NOT_FOUND');
  return review.moderation === 'appealed' ? [{ type: 'AppealWithdrawn', data: { companyId: review.companyId } }] : [];
};
