import type { NotificationKind } from '@carsi/contracts/messaging/notifications';
import type { BoxEvent, Refs } from './events.js';

interface StoredNotification {
  readonly id: string;
  /** Unread ones of one name become one: messages of a conversation, hearts of a company. */
  readonly gathers: string | null;
  readonly read: boolean;
  readonly archived: boolean;
}

export interface Box {
  /** Oldest first. */
  readonly notifications: readonly StoredNotification[];
  readonly erased: boolean;
  /** Time of the last mail about unread messages; null after a visit. */
  readonly mailedAt: string | null;
}

export const emptyBox: Box = { notifications: [], erased: false, mailedAt: null };

export const gatheredAs = (kind: NotificationKind, { conversationId, companyId }: Refs): string | null => {
  if (kind === 'new-message') return `message ${conversationId}`;
  return kind === 'new-favorite' ? `favorite ${companyId}` : null;
};

const change = (box: Box, ids: readonly string[], changed: Partial<StoredNotification>): Box => {
  const affected = new Set(ids);
  return {
    ...box,
    notifications: box.notifications.map((one) => (affected.has(one.id) ? { ...one, ...changed } : one)),
  };
};

const without = (box: Box, ids: readonly string[]): Box => {
  const affected = new Set(ids);
  return { ...box, notifications: box.notifications.filter(({ id }) => !affected.has(id)) };
};

export const evolve = (box: Box, event: BoxEvent): Box => {
  switch (event.type) {
    case 'NotificationRaised': {
      const { id, kind, refs } = event.data;
      const raised = { id, gathers: gatheredAs(kind, refs), read: false, archived: false };
      return { ...box, notifications: [...box.notifications, raised] };
    }
    case 'NotificationRepeated': {
      // Sorted by the last repetition.
      const again = box.notifications.filter(({ id }) => id === event.data.id);
      return { ...box, notifications: [...without(box, [event.data.id]).notifications, ...again] };
    }
    case 'NotificationRead':
      return change(box, [event.data.id], { read: true });
    case 'NotificationUnread':
      return change(box, [event.data.id], { read: false });
    case 'NotificationArchived':
      return change(box, [event.data.id], { archived: true });
    case 'NotificationUnarchived':
      return change(box, [event.data.id], { archived: false });
    case 'NotificationDeleted':
      return without(box, [event.data.id]);
    case 'AllRead':
      return change(box, event.data.ids, { read: true });
    case 'ReadArchived':
      return change(box, event.data.ids, { archived: true });
    case 'ArchiveEmptied':
      return without(box, event.data.ids);
    case 'BoxForgotten':
      return { notifications: [], erased: true, mailedAt: null };
    case 'MailAsked':
      return { ...box, mailedAt: event.data.upTo };
    case 'MailWithheld':
    case 'NoticeMailAsked':
      return box;
    case 'PersonReturned':
      return { ...box, mailedAt: null };
  }
};
