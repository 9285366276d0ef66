import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { ReviewEvent } from './events.js';

/** What admins decide on reviews, for the record. Why is sealed for the author and not repeated here. */
export const acts = adminActs<ReviewEvent>({
  ReviewKept: () => ({}),
  ReviewTakenDown: () => ({}),
  AppealDismissed: () => ({}),
  ReviewRestored: () => ({}),
});
