import { success } from '@carsi/contracts/http/error';
import {
  notification,
  notificationsQuery,
  patchNotificationBody,
  unreadCount,
} from '@carsi/contracts/http/notification';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What happened that concerns whoever asks. */
export const ofNotifications: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/notifications',
    summary: 'Bildirimlerim; X-Notifications-All ve X-Notifications-Unread sayıları taşır',
    query: notificationsQuery,
    status: 200,
    answer: z.array(notification),
  },
  {
    method: 'get',
    path: '/api/notifications/unread-count',
    summary: 'Okunmamış bildirimlerimin sayısı (arşiv sayılmaz)',
    status: 200,
    answer: unreadCount,
  },
  {
    method: 'post',
    path: '/api/notifications/read-all',
    summary: 'Tüm bildirimlerimi okundu işaretle',
    status: 200,
    answer: success,
  },
  {
    method: 'post',
    path: '/api/notifications/archive-read',
    summary: 'Okunan bildirimlerimi arşivle',
    status: 200,
    answer: success,
  },
  {
    method: 'post',
    path: '/api/notifications/empty-archive',
    summary: 'Bildirim arşivimi boşalt',
    status: 200,
    answer: success,
  },
  {
    method: 'patch',
    path: '/api/notifications/{id}',
    summary: 'Bildirimi okundu ya da okunmadı işaretle, arşive koy ya da çıkar; verilmeyen kalır',
    body: patchNotificationBody,
    status: 200,
    answer: notification,
  },
  { method: 'delete', path: '/api/notifications/{id}', summary: 'Bildirimi sil', status: 200, answer: success },
];
