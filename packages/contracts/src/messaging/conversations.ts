import { z } from 'zod';
import type { Side } from './events.js';

/** Cache key of the time a person was last online, ISO-8601. The process with their sockets writes it. */
export const lastSeenKey = (userId: string): string => `last-seen:${userId}`;
const id = z.string().min(1).max(140);
const conversationId = id;
export const ofConversation = z.object({ conversationId });
export const startConversation = z.object({ companyId: z.string().min(1).max(64) });
export type StartConversation = z.infer<typeof startConversation>;

export const listConversations = z.object({
  /** Only those in the archive; without it only those that are not. */
  archived: z.boolean().optional(),
  limit: z.int().min(1).max(100),
  /** Two lists are one here: what lies before the page is read as well. */
  offset: z.int().min(0).max(10_000),
});
export type ListConversations = z.infer<typeof listConversations>;

/** `after` and `before` are positions, neither of them included; neither: the newest. */
export const listMessages = z.object({
  conversationId,
  after: z.int().min(0).optional(),
  before: z.int().min(1).optional(),
  limit: z.int().min(1).max(100),
});
export type ListMessages = z.infer<typeof listMessages>;

/** `clientId` is the device's own name of this message: sent twice with one, it is one message. */
export const sendMessage = z.object({
  conversationId,
  content: z.string().max(20_000),
  clientId: z.string().min(8).max(64),
});
export type SendMessage = z.infer<typeof sendMessage>;

export const messagesUpTo = z.object({ conversationId, upTo: z.int().min(0) });
export type MessagesUpTo = z.infer<typeof messagesUpTo>;

/** Of one's own side; what is not given stays. `read: false` makes the last message unread again. */
export const changeConversation = z.object({
  conversationId,
  isFavorite: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  read: z.boolean().optional(),
  blocked: z.boolean().optional(),
});
export type ChangeConversation = z.infer<typeof changeConversation>;

export const conversationReportReasons = ['spam', 'abuse', 'fraud', 'other'] as const;
export const reportConversation = z.object({
  conversationId,
  reason: z.enum(conversationReportReasons),
  note: z.string().max(20_000).optional(),
});
export type ReportConversation = z.infer<typeof reportConversation>;

export const correspondence = z.object({
  ownerId: z.string().min(1).max(64),
  conversationIds: z.array(conversationId).max(100),
});
export type Correspondence = z.infer<typeof correspondence>;

/** How far a side has come. */
export interface ReadMarks {
  readonly delivered: number;
  readonly read: number;
}

export interface MessageView {
  readonly conversationId: string;
  readonly companyId: string;
  /** 1, 2, 3 … without a gap: the order everywhere. */
  readonly seq: number;
  readonly clientId: string;
  readonly side: Side;
  readonly senderId: string;
  /** Null once its author is erased. */
  readonly content: string | null;
  readonly at: string;
}

/** A conversation as one of its two members sees it. */
export interface ConversationView {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  /** The company's present owner; for presence in the BFF, never sent to the person. */
  readonly ownerId: string | null;
  /** The caller's. */
  readonly side: Side;
  /** The number of its events so far. */
  readonly revision: number;
  readonly lastSeq: number;
  readonly lastMessage: MessageView | null;
  readonly reached: Readonly<Record<Side, ReadMarks>>;
  readonly unread: number;
  readonly favorite: boolean;
  readonly archived: boolean;
  readonly blockedBy: readonly Side[];
  /** When something last happened. */
  readonly at: string;
}

/** Whether and how a company can be reached from its page. */
export interface Reachable {
  readonly messages: boolean;
  /** Why not: it has no owner, or the owner takes no messages. */
  readonly reason: 'unclaimed' | 'off' | null;
  readonly ownerId: string | null;
}
