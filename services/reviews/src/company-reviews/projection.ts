import type { ReviewView } from '@carsi/contracts/reviews/calls';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';
import type { ReviewVoted } from '../vote/vote.js';

/** One review as a page shows it. */
export const companyReviews: Projection<ReviewView, ReviewEvent | ReviewVoted> = {
  name: 'company-reviews',
  version: 4,
  rows: (event, { stream }) => [event.type === 'ReviewVoted' ? event.data.reviewId : stream.slice('review-'.length)],
  evolve: (row, event, { at }, id) => {
    if (event.type === 'ReviewPosted') return posted(event, at, id);
    return row && after(row, event, at);
  },
};

const posted = ({ data }: Extract<ReviewEvent, { type: 'ReviewPosted' }>, at: string, id: string): ReviewView => {
  const { companyId, userId, rating, title, content, pros, cons, anonymous, verifiedPurchase, displayName } = data;
  const written = { companyId, userId, rating, title, content, pros, cons, anonymous, verifiedPurchase, displayName };
  return {
    ...written,
    id,
    outerId: data.outerId ?? id,
    published: !data.waits,
    helpful: 0,
    notHelpful: 0,
    reply: null,
    removal: null,
    moderation: null,
    edited: false,
    createdAt: at,
    updatedAt: at,
  };
};

const after = (
  row: ReviewView,
  event: Exclude<ReviewEvent, { type: 'ReviewPosted' }> | ReviewVoted,
  at: Occurrence['at'],
): ReviewView | undefined => {
  switch (event.type) {
    case 'ReviewRevised': {
      const { rating, title, content, pros, cons, anonymous = row.anonymous } = event.data;
      return { ...row, rating, title, content, pros, cons, anonymous, edited: true, updatedAt: at };
    }
    case 'ReviewPublished':
      return { ...row, published: true };
    case 'ReviewRemoved':
      return undefined;
    case 'ReviewReported':
      // Further reports of the same thing do not move it in the list.
      return row.moderation?.state === 'reported' ? row : { ...row, moderation: { state: 'reported', at } };
    case 'ReviewKept':
      return { ...row, moderation: { state: 'kept', at } };
    case 'ReviewTakenDown': {
      const removal = { reason: event.data.reason, at, appeal: null };
      return { ...row, published: false, removal, moderation: { state: 'removed', at } };
    }
    case 'ReviewRestored':
      return { ...row, published: true, removal: null, moderation: { state: 'kept', at } };
    case 'ReviewAppealed': {
      const removal = row.removal && { ...row.removal, appeal: 'open' as const };
      return { ...row, removal, moderation: { state: 'appealed', at } };
    }
    case 'AppealWithdrawn': {
      const removal = row.removal && { ...row.removal, appeal: null };
      return { ...row, removal, moderation: { state: 'removed', at } };
    }
    case 'AppealDismissed': {
      const reason = event.data.reason ?? row.removal?.reason ?? '';
      return { ...row, removal: { reason, at, appeal: 'dismissed' }, moderation: { state: 'removed', at } };
    }
    case 'ReviewReplied':
    case 'ReplyRevised': {
      const { ownerId, content } = event.data;
      // Its writer was erased since, or in that moment.
      if ((content as string | null) === null) return { ...row, reply: null };
      return { ...row, reply: { ownerId, content, at: row.reply?.at ?? at, edited: row.reply !== null } };
    }
    case 'ReplyRemoved':
      return { ...row, reply: null };
    case 'ReviewVoted':
      return voted(row, event);
    default:
      return row;
  }
};

/** For the current review: votes on an earlier one of the same author were deleted with it. */
const voted = (row: ReviewView, { data: { outerId, helpful, previous } }: ReviewVoted): ReviewView =>
  outerId !== row.outerId
    ? row
    : {
        ...row,
        helpful: row.helpful + Number(helpful === true) - Number(previous === true),
        notHelpful: row.notHelpful + Number(helpful === false) - Number(previous === false),
      };
