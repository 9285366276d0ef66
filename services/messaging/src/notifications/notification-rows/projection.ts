import { notificationKinds, type NotificationView } from '@carsi/contracts/messaging/notifications';
import type { Projection } from '@carsi/kernel/projection';
import { isOfBox, ownerOf, type BoxEvent } from '../box/events.js';

/** One notification as its person sees it. */
export type NotificationRow = Omit<NotificationView, 'id'> & { readonly userId: string };

export const notificationIndexes = [
  ['userId', 'archived', 'at'],
  ['userId', 'archived', 'read', 'at'],
  ['userId', 'archived', 'type', 'at'],
];

export const notificationRows: Projection<NotificationRow, BoxEvent> = {
  name: 'notifications',
  version: 1,
  rows: ({ data }, { stream }) => {
    if (!isOfBox(stream)) return [];
    if ('ids' in data) return data.ids;
    return 'id' in data ? [data.id] : [];
  },
  evolve: (row, event, { stream, at }) => {
    switch (event.type) {
      case 'NotificationRaised': {
        const { kind, refs } = event.data;
        const nothing = {
          companyId: null,
          personId: null,
          reviewId: null,
          conversationId: null,
          requestId: null,
          campaignId: null,
        };
        const fresh = { at, read: false, archived: false, count: 1 };
        return { userId: ownerOf(stream), kind, type: notificationKinds[kind], ...fresh, ...nothing, ...refs };
      }
      case 'NotificationRepeated':
        return row && { ...row, at, count: row.count + 1 };
      case 'NotificationRead':
      case 'AllRead':
        return row && { ...row, read: true };
      case 'NotificationUnread':
        return row && { ...row, read: false };
      case 'NotificationArchived':
      case 'ReadArchived':
        return row && { ...row, archived: true };
      case 'NotificationUnarchived':
        return row && { ...row, archived: false };
      case 'NotificationDeleted':
      case 'ArchiveEmptied':
      case 'BoxForgotten':
        return undefined;
      default:
        return row;
    }
  },
};

export const viewOfRow = (id: string, { userId: _whose, ...row }: NotificationRow): NotificationView => ({
  id,
  ...row,
});
