import { reportReasons, type ReportReason } from '@carsi/contracts/reviews/calls';
import { refuse } from '@carsi/kernel/refusal';
import type { ReviewText } from './events.js';

const SHORTEST = 10;
const LONGEST = 500;
const LONGEST_TITLE = 120;

/** A review as typed. */
export interface Written {
  readonly rating: number;
  readonly content: string;
  readonly title?: string | null | undefined;
  readonly pros?: string | null | undefined;
  readonly cons?: string | null | undefined;
}

export const titleOf = (rating: number): string => `${rating} yıldız`;

/** Checks in the order of the messages. Lengths count code points after trim and NFC. */
export const checked = ({ rating, content, title, pros, cons }: Written): ReviewText & { readonly rating: number } => {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return refuse('REVIEW_RATING_REQUIRED');
  const text = clean(content) ?? '';
  if (lengthOf(text) < SHORTEST) return refuse('REVIEW_TOO_SHORT');
  const [good, bad] = [clean(pros), clean(cons)];
  if ([text, good, bad].some((each) => lengthOf(each) > LONGEST)) return refuse('REVIEW_TOO_LONG');
  const titled = [...(clean(title) ?? titleOf(rating))].slice(0, LONGEST_TITLE).join('');
  return { rating, content: text, title: titled, pros: good, cons: bad };
};

const LONGEST_REPLY = 1_000;
const LONGEST_APPEAL = 1_000;

/** Null deletes the reply. */
export const checkedReply = (content: string): string | null => {
  const text = clean(content);
  if (text === null) return null;
  if (lengthOf(text) < SHORTEST) return refuse('REPLY_TOO_SHORT');
  return lengthOf(text) > LONGEST_REPLY ? refuse('REPLY_TOO_LONG') : text;
};

export const checkedReport = (
  reason: string,
  note: string | null | undefined,
): { readonly reason: ReportReason; readonly note: string | null } => {
  const known = reportReasons.find((each) => each === reason);
  if (!known) return refuse('REPORT_REASON_REQUIRED');
  const text = clean(note);
  return lengthOf(text) > LONGEST ? refuse('REPORT_NOTE_TOO_LONG') : { reason: known, note: text };
};

export const checkedAppeal = (note: string): string => {
  const text = clean(note) ?? '';
  if (lengthOf(text) < SHORTEST) return refuse('APPEAL_TOO_SHORT');
  return lengthOf(text) > LONGEST_APPEAL ? refuse('APPEAL_TOO_LONG') : text;
};

/** The reason of a removal, which its author reads. */
export const checkedReason = (reason: string | null | undefined): string | null => {
  const text = clean(reason);
  return lengthOf(text) > LONGEST ? refuse('REVIEW_REASON_TOO_LONG') : text;
};

const clean = (text: string | null | undefined): string | null => {
  const trimmed = text?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

const lengthOf = (text: string | null): number => [...(text ?? '')].length;
