import { refuse } from '@carsi/kernel/refusal';
import type { ReviewText } from './events.js';

const SHORTEST = 10;
const LONGEST = 500;
const LONGEST_TITLE = 120;

/** As somebody writes it. */
export interface Written {
  readonly rating: number;
  readonly content: string;
  readonly title?: string | null | undefined;
  readonly pros?: string | null | undefined;
  readonly cons?: string | null | undefined;
}

export const titleOf = (rating: number): string => `${rating} yıldız`;

/** In the order in which people are told. Lengths count code points after trim and NFC. */
export const checked = ({ rating, content, title, pros, cons }: Written): ReviewText & { readonly rating: number } => {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return refuse('REVIEW_RATING_REQUIRED');
  const text = clean(content) ?? '';
  if (lengthOf(text) < SHORTEST) return refuse('REVIEW_TOO_SHORT');
  const [good, bad] = [clean(pros), clean(cons)];
  if ([text, good, bad].some((each) => lengthOf(each) > LONGEST)) return refuse('REVIEW_TOO_LONG');
  const named = [...(clean(title) ?? titleOf(rating))].slice(0, LONGEST_TITLE).join('');
  return { rating, content: text, title: named, pros: good, cons: bad };
};

const clean = (text: string | null | undefined): string | null => {
  const trimmed = text?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

const lengthOf = (text: string | null): number => [...(text ?? '')].length;
