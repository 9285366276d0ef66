import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Notification } from '@carsi/contracts/messaging/http/notification';
import type { NotificationTab } from '@carsi/contracts/messaging/notifications';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import { requestOf } from '../../../lib/request';
import { overNetwork } from '../../../lib/http';
import { mergePages } from '../../../lib/pages-of';
import { readTokens } from '../../../lib/session/tokens';

export interface NotificationList {
  rows: readonly Notification[];
  total: number;
  /** Not archived; not archived and unread. */
  counts: { all: number; unread: number };
}

const atOnce = 100;
/** In the bell. */
const last = 5;

export const notificationsKey = (user: AccountUser) => mine(user, 'notifications');

const load = async (tab: NotificationTab, limit: number, offset = 0): Promise<NotificationList> => {
  const { rows, total, headers } = await callPage('GET /api/notifications', { query: { tab, limit, offset } });
  const count = (name: string): number => Number(headers[`x-notifications-${name}`] ?? 0);
  return { rows, total, counts: { all: count('all'), unread: count('unread') } };
};

/** The newest first, in pages of a hundred. */
export const listQuery = (user: AccountUser, tab: NotificationTab, pages: number) =>
  queryOptions({
    queryKey: [...notificationsKey(user), 'list', tab, pages],
    queryFn: async (): Promise<NotificationList> => {
      const parts = await Promise.all(Array.from({ length: pages }, (_, page) => load(tab, atOnce, page * atOnce)));
      return { ...parts.at(-1)!, ...mergePages(parts) };
    },
    staleTime: 0,
    placeholderData: (before: NotificationList | undefined, query) =>
      query?.queryKey.at(-2) === tab ? keepPreviousData(before) : undefined,
  });

export const lastQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: [...notificationsKey(user), 'list', 'last'],
    queryFn: () => load('all', last),
    staleTime: 0,
  });

export const countQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: [...notificationsKey(user), 'count'],
    queryFn: async (context) => (await call('GET /api/notifications/unread-count', {}, context)).unread,
    staleTime: 60_000,
  });

export const changeNotification = (
  id: string,
  wish: { isRead?: boolean; isArchived?: boolean },
): Promise<Notification> => call('PATCH /api/notifications/{id}', { params: { id }, body: wish });
export const removeNotification = (id: string): Promise<unknown> =>
  call('DELETE /api/notifications/{id}', { params: { id } });
/** While the page is being left there is no time to renew a token, nor to hear the answer. */
export const removeLeaving = (id: string): void => {
  const headers = { authorization: `Bearer ${readTokens().token}` };
  const [method, path] = requestOf('DELETE /api/notifications/{id}', { params: { id } });
  overNetwork(path, { method, headers, keepalive: true }).catch(() => undefined);
};
export const readAll = (): Promise<unknown> => call('POST /api/notifications/read-all');
export const archiveRead = (): Promise<unknown> => call('POST /api/notifications/archive-read');
export const emptyArchive = (): Promise<unknown> => call('POST /api/notifications/empty-archive');
