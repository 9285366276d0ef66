import type { NotificationKind } from '@carsi/contracts/messaging/notifications';
import type { Command } from '@carsi/kernel/event';
import type { NoticeMailAsked, Refs } from './events.js';

type Nothing = Record<string, never>;

export type RaiseNotification = Command<
  'RaiseNotification',
  {
    readonly id: string;
    readonly kind: NotificationKind;
    readonly refs: Refs;
    /** Where it is to go out by mail as well. */
    readonly mail?: NoticeMailAsked['data'] | undefined;
  }
>;
/** What is not given stays. */
export type ChangeNotification = Command<
  'ChangeNotification',
  { readonly id: string; readonly isRead?: boolean | undefined; readonly isArchived?: boolean | undefined }
>;
export type DeleteNotification = Command<'DeleteNotification', { readonly id: string }>;
export type ReadAll = Command<'ReadAll', Nothing>;
export type ArchiveRead = Command<'ArchiveRead', Nothing>;
export type EmptyArchive = Command<'EmptyArchive', Nothing>;
/** The person has read these messages in the conversation. */
export type ReadOfConversation = Command<'ReadOfConversation', { readonly conversationId: string }>;
export type EraseBox = Command<'EraseBox', Nothing>;

/** Unread messages are old enough for a mail: decide whether to send one. Times ISO-8601. */
export type ConsiderMail = Command<
  'ConsiderMail',
  {
    readonly mailId: string;
    readonly unread: number;
    readonly conversations: number;
    /** Times of the first and the last undecided message. */
    readonly since: string;
    readonly upTo: string;
    /** When they were last here, if that is known. */
    readonly lastActiveAt: string | null;
    readonly wanted: boolean;
  }
>;
export type NoticeReturn = Command<'NoticeReturn', Nothing>;

export type BoxCommand =
  | RaiseNotification
  | ChangeNotification
  | DeleteNotification
  | ReadAll
  | ArchiveRead
  | EmptyArchive
  | ReadOfConversation
  | EraseBox
  | ConsiderMail
  | NoticeReturn;
