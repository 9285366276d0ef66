import type { Notification } from '@carsi/contracts/messaging/http/notification';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../lib/account/me';
import { toast } from '../../lib/toast';
import {
  archiveRead,
  changeNotification,
  countQuery,
  emptyArchive,
  type NotificationList,
  notificationsKey,
  readAll,
} from './api/notifications';
import { scheduleRemoval, takeBack } from './removal';
import { texts } from './texts';

type Wish = { isRead?: boolean; isArchived?: boolean };

const countsAs = ({ isRead, isArchived }: Notification): number => (isRead || isArchived ? 0 : 1);

/** Optimistic updates; on failure everything is fetched again. */
export const useActions = () => {
  const user = useMe();
  const client = useQueryClient();
  const all = { queryKey: notificationsKey(user) };
  const lists = { queryKey: [...notificationsKey(user), 'list'] };
  const again = (): void => void client.invalidateQueries(all);
  const failed = (): void => {
    again();
    toast.error(texts.notDone);
  };
  const attempt = async (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => (again(), true),
      () => (failed(), false),
    );

  const change = async (notification: Notification, wish: Wish): Promise<void> => {
    const changed = { ...notification, ...wish };
    await client.cancelQueries(lists);
    client.setQueriesData<NotificationList>(
      lists,
      (list) => list && { ...list, rows: list.rows.map((row) => (row.id === changed.id ? changed : row)) },
    );
    const by = countsAs(changed) - countsAs(notification);
    client.setQueryData(countQuery(user).queryKey, (count) => count && Math.max(0, count + by));
    await attempt(changeNotification(notification.id, wish));
  };
  return {
    change,
    readAll: () => attempt(readAll()),
    archiveRead: async (): Promise<void> => {
      if (await attempt(archiveRead())) toast.success(texts.archivedRead);
    },
    emptyArchive: async (): Promise<void> => {
      if (await attempt(emptyArchive())) toast.success(texts.emptiedArchive);
    },
    remove: (notification: Notification): void => {
      scheduleRemoval(notification, again, failed);
      toast.offer(texts.removed, texts.undo, () => {
        if (!takeBack(notification.id)) toast.error(texts.tooLate);
      });
    },
  };
};
