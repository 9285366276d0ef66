import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { ConversationEvent } from '../conversation/events.js';
import type { TicketEvent } from '../tickets/ticket.js';

/** What admins do with reported conversations and tickets, for the record. */
export const acts = adminActs<ConversationEvent | TicketEvent>({
  ReportedMessagesSeen: () => ({}),
  ReportsSettled: () => ({}),
  TicketAnswered: () => ({}),
  TicketClosed: () => ({}),
  TicketReopened: () => ({}),
  TicketForgotten: () => ({}),
});
