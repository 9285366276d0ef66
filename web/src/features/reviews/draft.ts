import type { Review } from '@carsi/contracts/reviews/http';
import { lengthOf } from '../../lib/format/length-of';
import { reviewDraftKey } from '../../lib/session/unsent';

/** A review draft in sessionStorage: it survives the form, a lost session and the sign-in page. */
export interface Draft {
  rating: number;
  content: string;
  pros: string;
  cons: string;
  anonymous: boolean;
}

export const SHORTEST = 10;
export const LONGEST = 500;

export const emptyDraft: Draft = { rating: 0, content: '', pros: '', cons: '', anonymous: false };

export const draftOf = ({ rating, content, pros, cons, anonymous }: Review): Draft => ({
  rating,
  content,
  pros: pros ?? '',
  cons: cons ?? '',
  anonymous,
});

export type Complaint = 'noRating' | 'short' | 'long';

/** The first rule that it breaks, in the specified order. */
export const complaintOf = ({ rating, content, pros, cons }: Draft): Complaint | null => {
  if (rating === 0) return 'noRating';
  if (lengthOf(content) < SHORTEST) return 'short';
  return [content, pros, cons].some((text) => lengthOf(text) > LONGEST) ? 'long' : null;
};

const keyOf = (companyId: string): string => reviewDraftKey + companyId;

export const recallDraft = (companyId: string): Draft | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(companyId)) ?? 'null');
    return stored === null || typeof stored !== 'object' ? null : { ...emptyDraft, ...stored };
  } catch {
    return null;
  }
};

export const saveDraft = (companyId: string, draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(companyId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(companyId));
  } catch {
    // Without storage the draft lives as long as the form.
  }
};
