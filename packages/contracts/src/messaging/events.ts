import type { Event } from '@carsi/kernel/event';
import type { PlanNotice } from './notifications.js';

/** Events of the messaging service. They carry ids and positions, never what people write. */
export const messagingTopic = 'messaging.events';
export const sides = ['person', 'company'] as const;
/** A side of a conversation: the person who began, or the company, whose owner answers. */
export type Side = (typeof sides)[number];
interface OfConversation {
  readonly conversationId: string;
  readonly companyId: string;
  readonly personId: string;
}

interface OptionalOwner {
  /** The company's owner then; null if it had none. */
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
/** `side` has opened the conversation and read everything up to `upTo`. */
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
/** Identity, which knows names and addresses, writes and sends it. Two requests with one id send one mail. */
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
