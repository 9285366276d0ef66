import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { ConversationEvent } from '../conversation/events.js';

/** What admins do with reported conversations, for the record. */
export const acts = adminActs<ConversationEvent>({
  ReportedMessagesSeen: () => ({}),
  ReportsSettled: () => ({}),
});
