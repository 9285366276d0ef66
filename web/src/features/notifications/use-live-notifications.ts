import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../../lib/live/socket';
import { countQuery, notificationsKey } from './api/notifications';

/** The count is pushed; visible lists are fetched again, and everything after a disconnection. */
export const useLiveNotifications = (user: AccountUser): void => {
  const client = useQueryClient();
  useEffect(() => {
    const lists = { queryKey: [...notificationsKey(user), 'list'] };
    const stops = [
      onLive('notification:count', ({ unread }) => {
        client.setQueryData(countQuery(user).queryKey, unread);
        void client.invalidateQueries(lists);
      }),
      onLive('connect', () => void client.invalidateQueries({ queryKey: notificationsKey(user) })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, user]);
};
