import type { NotificationKind, PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';
import type { Event } from '@carsi/kernel/event';

// One box per person: `notifications-<userId>`. Names and shapes are on disk for ever. Ids and facts: nobody's name and no sentence.

/** What it is about: whoever shows it asks for the names. */
export interface Refs {
  readonly companyId?: string;
  /** Whose doing it was, where that may be told. */
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
/** The same once more, before it was read: one notification stands for both. */
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

/** Of messages that came up to then and wait unread a mail tells. */
export type MailAsked = Event<
  'MailAsked',
  { readonly mailId: string; readonly unread: number; readonly conversations: number; readonly upTo: string }
>;
/** Of these no mail tells. */
export type MailWithheld = Event<
  'MailWithheld',
  { readonly reason: 'seen' | 'off' | 'asked already'; readonly upTo: string }
>;
/** What was raised in the same breath goes out by mail as well, in these words. */
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
