import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { ReviewEvent } from './events.js';
import { outerIdOf, isPublic, type Review } from './state.js';
import { checkedReply } from './text.js';

/** By the company's owner. `was`: as it reads now, sealed in the stream like everything that a person wrote. */
export type ReplyToReview = Command<
  'ReplyToReview',
  { readonly ownerId: string; readonly content: string; readonly was: string | null }
>;
export type RemoveReply = Command<'RemoveReply', Record<string, never>>;

export const reply = ({ data }: ReplyToReview, review: Review): readonly ReviewEvent[] => {
  if (!isPublic(review)) return refuse('REVIEW_NOT_FOUND');
  const content = checkedReply(data.content);
  if (content === null) return removeReply(review);
  if (review.reply === 'stands' && content === data.was) return [];
  const of = { companyId: review.companyId, ownerId: data.ownerId, content };
  return review.reply === 'never'
    ? [{ type: 'ReviewReplied', data: { ...of, userId: review.userId, ...outerIdOf(review) } }]
    : [{ type: 'ReplyRevised', data: of }];
};

export const removeReply = (review: Review): readonly ReviewEvent[] =>
  review.is === 'posted' && review.reply === 'stands'
    ? [{ type: 'ReplyRemoved', data: { companyId: review.companyId } }]
    : [];
