import type { Review } from '@carsi/contracts/http/review';
import { lengthOf } from '../../lib/format/length-of';
import { reviewDraftKey } from '../../lib/session/unsent';

/** What somebody is writing. It outlives the form, a lost session and the way over the sign-in page, in this tab. */
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(companyId)) ?? 'null');
    return kept === null || typeof kept !== 'object' ? null : { ...emptyDraft, ...kept };
  } catch {
    return null;
  }
};

export const keepDraft = (companyId: string, draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(companyId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(companyId));
  } catch {
    // A browser that keeps nothing keeps it as long as the form is there.
  }
};
