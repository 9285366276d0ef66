import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { ConversationEvent } from '../conversation/events.js';
import type { IssueEvent } from '../newsletter/issue.js';
import type { TicketEvent } from '../tickets/ticket.js';

/** What admins do with reported conversations, tickets and the newsletter, for the record. */
export const acts = adminActs<ConversationEvent | TicketEvent | IssueEvent>({
  ReportedMessagesSeen: () => ({}),
  ReportsSettled: () => ({}),
  TicketAnswered: () => ({}),
  TicketClosed: () => ({}),
  TicketReopened: () => ({}),
  TicketForgotten: () => ({}),
  IssueWritten: () => ({}),
  IssueDiscarded: () => ({}),
  IssueSendingBegun: () => ({}),
});
