import type { NotificationTab } from '@carsi/contracts/messaging/notifications';

/** As the address names them. */
export const sections = {
  tumu: 'all',
  okunmamis: 'unread',
  mesajlar: 'messages',
  yorumlar: 'reviews',
  arsiv: 'archive',
} as const satisfies Readonly<Record<string, NotificationTab>>;
export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as readonly Section[];

export const sectionOf = (requested: string | null): Section =>
  sectionNames.find((name) => name === requested) ?? 'tumu';

/** Whether a list still shows a notification after an optimistic change. */
export const belongs = (
  tab: NotificationTab,
  { isRead, isArchived, type }: { isRead: boolean; isArchived: boolean; type: string },
): boolean => {
  if (tab === 'archive') return isArchived;
  if (isArchived) return false;
  if (tab === 'unread') return !isRead;
  return tab === 'all' || (tab === 'messages' ? type === 'message' : type === 'review');
};
