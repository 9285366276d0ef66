import { z } from 'zod';
import type { conversationReportReasons, MessageView } from './conversations.js';
import type { Side } from './events.js';

// What admins do with conversations that one side reported.

/** A report of a conversation by one side. */
export interface ConversationReportView {
  readonly conversationId: string;
  readonly companyId: string;
  readonly personId: string;
  readonly side: Side;
  readonly reporterId: string;
  readonly reason: (typeof conversationReportReasons)[number];
  /** Null also once its author is erased. */
  readonly note: string | null;
  readonly at: string;
  /** Null until an admin has decided. */
  readonly settledAt: string | null;
  /** Locked: no more messages. */
  readonly locked: boolean;
}

export const listConversationReports = z.object({
  settled: z.boolean(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListConversationReports = z.infer<typeof listConversationReports>;

export const settleReports = z.object({ conversationId: z.string().min(1).max(200), locked: z.boolean() });
export type SettleReports = z.infer<typeof settleReports>;

/** Admins only, all of it. Refuses REPORT_NOT_FOUND for a conversation without a report: it stays private. */
export interface ConversationReportsCalls {
  /** The newest first. */
  conversationReports(
    body: ListConversationReports,
  ): Promise<{ readonly reports: readonly ConversationReportView[]; readonly total: number }>;
  /** The last fifty messages, the oldest first. Reading them is on the audit record. */
  reportedMessages(body: { readonly conversationId: string }): Promise<{ readonly messages: readonly MessageView[] }>;
  /** All that was reported of it is decided; `locked` also ends it, and false opens it again. */
  settleReports(body: SettleReports): Promise<{ readonly settled: true }>;
}
