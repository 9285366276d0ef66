import type { conversationReportReasons } from '@carsi/contracts/messaging/conversations';
import type { Side } from '@carsi/contracts/messaging/events';
import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever.

interface Notified {
  /** The owner at that time; null without one. */
  readonly ownerId: string | null;
}
interface OfSide extends Notified {
  readonly side: Side;
}

export type ConversationStarted = Event<'ConversationStarted', { readonly ownerId: string }>;
export type MessageSent = Event<
  'MessageSent',
  {
    readonly side: Side;
    readonly ownerId: string;
    /** The sender: the person or the owner of the company. The text is sealed under their key. */
    readonly senderId: string;
    readonly seq: number;
    readonly clientId: string;
    /** Null after the key was destroyed. */
    readonly content: string | null;
  }
>;
export type MessagesDelivered = Event<'MessagesDelivered', OfSide & { readonly upTo: number }>;
/** What is read was delivered. */
export type MessagesRead = Event<'MessagesRead', OfSide & { readonly upTo: number }>;
/** The marks stay where they are: this is a flag for oneself. */
export type ConversationMarkedUnread = Event<'ConversationMarkedUnread', OfSide>;
export type ConversationStarred = Event<'ConversationStarred', OfSide>;
export type ConversationUnstarred = Event<'ConversationUnstarred', OfSide>;
/** Until the next message of either side. */
export type ConversationArchived = Event<'ConversationArchived', OfSide>;
export type ConversationUnarchived = Event<'ConversationUnarchived', OfSide>;
export type ConversationBlocked = Event<'ConversationBlocked', OfSide>;
export type ConversationUnblocked = Event<'ConversationUnblocked', OfSide>;
export type ReportReason = (typeof conversationReportReasons)[number];
export type ConversationReported = Event<
  'ConversationReported',
  OfSide & { readonly reporterId: string; readonly reason: ReportReason; readonly note: string | null }
>;
/** An admin has decided on all reports; `locked`: no more messages. */
export type ReportsSettled = Event<'ReportsSettled', { readonly locked: boolean }>;
/** An admin read what was reported: on record, because it is private. */
export type ReportedMessagesSeen = Event<'ReportedMessagesSeen', Readonly<Record<string, never>>>;
/** The writer of these messages was erased: their texts are removed from every list. Both bounds are included. */
export type MessagesForgotten = Event<
  'MessagesForgotten',
  { readonly senderId: string; readonly runs: readonly (readonly [from: number, to: number])[] }
>;

export type ConversationEvent =
  | ConversationStarted
  | MessageSent
  | MessagesDelivered
  | MessagesRead
  | ConversationMarkedUnread
  | ConversationStarred
  | ConversationUnstarred
  | ConversationArchived
  | ConversationUnarchived
  | ConversationBlocked
  | ConversationUnblocked
  | ConversationReported
  | ReportsSettled
  | ReportedMessagesSeen
  | MessagesForgotten;
