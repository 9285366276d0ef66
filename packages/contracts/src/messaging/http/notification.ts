import { z } from 'zod';
import { notificationTabs, notificationTypes } from '../notifications.js';
import { page } from '../../common/query.js';
import { success } from '../../common/success.js';
import { routes } from '../../common/route.js';

/** Spec 2 §3. */
export const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: z.iso.datetime(),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  actionUrl: z.string(),
  sender: z.object({ name: z.string(), avatar: z.string().nullable(), type: z.enum(['business', 'user', 'system']) }),
  metadata: z.object({
    businessId: z.string().nullable(),
    reviewId: z.string().nullable(),
    conversationId: z.string().nullable(),
    requestId: z.string().nullable(),
  }),
});
export type Notification = z.infer<typeof notification>;

/** The counts are in X-Notifications-All and X-Notifications-Unread, so that the body stays the array of the specification. */
export const notificationsQuery = page.extend({ tab: z.enum(notificationTabs).optional() });
export const patchNotificationBody = z.object({ isRead: z.boolean().optional(), isArchived: z.boolean().optional() });
export const unreadCount = z.object({ unread: z.int() });

/** Events of the socket, server → client. */
export interface LiveNotifications {
  'notification:new': Notification;
  'notification:count': { unread: number };
}

export const notificationRoutes = routes({
  'GET /api/notifications': {
    summary: 'Bildirimlerim; X-Notifications-All ve X-Notifications-Unread sayıları taşır',
    who: 'member',
    query: notificationsQuery,
    answer: z.array(notification),
  },
  'GET /api/notifications/unread-count': {
    summary: 'Okunmamış bildirimlerimin sayısı (arşiv sayılmaz)',
    who: 'member',
    answer: unreadCount,
  },
  'POST /api/notifications/read-all': { summary: 'Tüm bildirimlerimi okundu işaretle', who: 'member', answer: success },
  'POST /api/notifications/archive-read': { summary: 'Okunan bildirimlerimi arşivle', who: 'member', answer: success },
  'POST /api/notifications/empty-archive': { summary: 'Bildirim arşivimi boşalt', who: 'member', answer: success },
  'PATCH /api/notifications/{id}': {
    summary: 'Bildirimi okundu ya da okunmadı işaretle, arşive koy ya da çıkar; verilmeyen kalır',
    who: 'member',
    body: patchNotificationBody,
    answer: notification,
  },
  'DELETE /api/notifications/{id}': { summary: 'Bildirimi sil', who: 'member', answer: success },
});
