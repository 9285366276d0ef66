import type { Event } from '@carsi/kernel/event';
import { z } from 'zod';
import type { ConversationReportsCalls } from './conversation-reports.js';
import type { NotificationsCalls, PlanNotice } from './notifications.js';
import type { IssuesCalls, NewsletterCalls } from './newsletter.js';
import type { EraseAddressCalls, TicketsCalls } from './tickets.js';

/** The language of the messaging service. What people write to each other stays inside; events carry ids and positions. */
export const messagingTopic = 'messaging.events';

/** Where the cache keeps when somebody was last here, ISO-8601: whoever keeps their sockets writes it. */
export const lastSeenKey = (userId: string): string => `last-seen:${userId}`;

export const sides = ['person', 'company'] as const;
/** Who speaks: the person who began, or the company, whose owner answers. */
export type Side = (typeof sides)[number];

interface OfConversation {
  readonly conversationId: string;
  readonly companyId: string;
  readonly personId: string;
}
interface OptionalOwner {
  /** Who owned the company then; nobody, where it had lost its owner. */
  readonly ownerId: string | null;
}
export type MessageSent = Event<
  'MessageSent',
  OfConversation & {
    /** Who owned the company then. */
    readonly ownerId: string;
    readonly side: Side;
    readonly seq: number;
    readonly clientId: string;
    readonly at: string;
  }
>;
/** A device of `side` has everything up to `upTo`. */
export type MessagesDelivered = Event<
  'MessagesDelivered',
  OfConversation & OptionalOwner & { readonly side: Side; readonly upTo: number }
>;
/** `side` has opened the conversation and seen everything up to `upTo`. */
export type MessagesRead = Event<
  'MessagesRead',
  OfConversation & OptionalOwner & { readonly side: Side; readonly upTo: number }
>;
/** Begun, starred, archived, blocked or unblocked: the list of `side` reads differently now, of both where it is null. */
export type ConversationChanged = Event<
  'ConversationChanged',
  OfConversation & OptionalOwner & { readonly side: Side | null }
>;

/** Something new in the box of a person. */
export type NotificationRaised = Event<
  'NotificationRaised',
  { readonly userId: string; readonly notificationId: string; readonly type: string }
>;
/** Read, archived or deleted, here or on another device. */
export type NotificationsChanged = Event<'NotificationsChanged', { readonly userId: string }>;
/** Identity, which knows names and addresses, writes and sends it. Asked twice with one id it is one mail. */
export type MailRequested = Event<
  'MailRequested',
  {
    readonly mailId: string;
    readonly personId: string;
    readonly template: 'unread-messages' | PlanNotice;
    readonly data: Readonly<Record<string, string>>;
  }
>;
export type MessagingEvent =
  | MessageSent
  | MessagesDelivered
  | MessagesRead
  | ConversationChanged
  | NotificationRaised
  | NotificationsChanged
  | MailRequested;

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
  /** Null where whoever wrote it was erased. */
  readonly content: string | null;
  readonly at: string;
}

/** A conversation as one of its two members sees it. */
export interface ConversationView {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  /** Who answers for the company now; for the BFF to know who is there, never to be told to the person. */
  readonly ownerId: string | null;
  /** Of whoever asks. */
  readonly side: Side;
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
  /** Why not: nobody owns it, or its owner wants none. */
  readonly reason: 'unclaimed' | 'off' | null;
  readonly ownerId: string | null;
}

/** Members only; somebody else's conversation is CONVERSATION_NOT_FOUND. */
export interface MessagingCalls
  extends NotificationsCalls, ConversationReportsCalls, TicketsCalls, NewsletterCalls, IssuesCalls, EraseAddressCalls {
  reachable(body: { readonly companyId: string }): Promise<Reachable>;
  /**
   * The one conversation of a person with a company, begun or found again. Refuses EMAIL_UNVERIFIED, COMPANY_NOT_FOUND,
   * COMPANY_UNCLAIMED, CONVERSATION_WITH_ONESELF, MESSAGES_OFF.
   */
  start(body: StartConversation): Promise<ConversationView>;
  /** The conversation with this company, where it was begun. */
  begun(body: StartConversation): Promise<{ readonly conversation: ConversationView | null }>;
  /** Last first: as a person and as the owner of companies. */
  conversations(
    body: ListConversations,
  ): Promise<{ readonly conversations: readonly ConversationView[]; readonly total: number }>;
  conversation(body: { readonly conversationId: string }): Promise<ConversationView>;
  /** Of all conversations that are not archived: those with something unread. */
  unreadConversations(body: Record<string, never>): Promise<{ readonly unread: number }>;
  /** Oldest first; `side` is that of whoever asks. */
  messages(body: ListMessages): Promise<{
    readonly messages: readonly MessageView[];
    readonly reached: ConversationView['reached'];
    readonly side: Side;
  }>;
  /** Refuses MESSAGE_EMPTY, MESSAGE_TOO_LONG, CONVERSATION_BLOCKED, EMAIL_UNVERIFIED, COMPANY_NOT_FOUND, COMPANY_UNCLAIMED, PERSON_GONE. */
  send(body: SendMessage): Promise<MessageView>;
  delivered(body: MessagesUpTo): Promise<{ readonly reached: ConversationView['reached'] }>;
  read(body: MessagesUpTo): Promise<{ readonly reached: ConversationView['reached'] }>;
  change(body: ChangeConversation): Promise<ConversationView>;
  report(body: ReportConversation): Promise<{ readonly reported: true }>;
  /** Operators only. Who wrote in these conversations to companies of this owner, and has not blocked them. */
  correspondence(body: Correspondence): Promise<{ readonly personIds: readonly string[] }>;
}
