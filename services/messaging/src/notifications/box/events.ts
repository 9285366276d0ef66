import type { NotificationKind, PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';
import type { Event } from '@carsi/kernel/event';

// One box per person: `notifications-<userId>`. Names and shapes are on disk for ever. Ids and facts: nobody's name and no sentence.

/** What it is about; the reader resolves the names. */
export interface Refs {
  readonly companyId?: string;
  /** The actor, where they may be shown. */
  readonly personId?: string;
  readonly reviewId?: string;
  readonly conversationId?: string;
  readonly requestId?: string;
  readonly campaignId?: string;
  readonly plan?: PlanFacts;
}

interface One {
  readonly id: string;
}
interface Many {
  readonly ids: readonly string[];
}

export type NotificationRaised = Event<
  'NotificationRaised',
  One & { readonly kind: NotificationKind; readonly refs: Refs }
>;
/** Repeated before it was read: one notification counts for both. */
export type NotificationRepeated = Event<'NotificationRepeated', One & { readonly kind: NotificationKind }>;
export type NotificationRead = Event<'NotificationRead', One>;
export type NotificationUnread = Event<'NotificationUnread', One>;
export type NotificationArchived = Event<'NotificationArchived', One>;
export type NotificationUnarchived = Event<'NotificationUnarchived', One>;
export type NotificationDeleted = Event<'NotificationDeleted', One>;
export type AllRead = Event<'AllRead', Many>;
export type ReadArchived = Event<'ReadArchived', Many>;
export type ArchiveEmptied = Event<'ArchiveEmptied', Many>;
/** Its person was erased: nothing comes in any more. */
export type BoxForgotten = Event<'BoxForgotten', Many>;

/** A mail reports unread messages up to this time. */
export type MailAsked = Event<
  'MailAsked',
  { readonly mailId: string; readonly unread: number; readonly conversations: number; readonly upTo: string }
>;
/** No mail reports these. */
export type MailWithheld = Event<
  'MailWithheld',
  { readonly reason: 'seen' | 'off' | 'asked already'; readonly upTo: string }
>;
/** A notification from the same decision is mailed as well, with this text. */
export type NoticeMailAsked = Event<
  'NoticeMailAsked',
  { readonly mailId: string; readonly template: PlanNotice; readonly data: Readonly<Record<string, string>> }
>;
/** They were here after the mail: the next unread message is worth another. */
export type PersonReturned = Event<'PersonReturned', Record<string, never>>;

export type BoxEvent =
  | NotificationRaised
  | NotificationRepeated
  | NotificationRead
  | NotificationUnread
  | NotificationArchived
  | NotificationUnarchived
  | NotificationDeleted
  | AllRead
  | ReadArchived
  | ArchiveEmptied
  | BoxForgotten
  | MailAsked
  | MailWithheld
  | NoticeMailAsked
  | PersonReturned;

const STREAM = 'notifications-';
export const isOfBox = (stream: string): boolean => stream.startsWith(STREAM);
export const ownerOf = (stream: string): string => stream.slice(STREAM.length);
