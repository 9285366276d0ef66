import { Controller, Inject } from '@nestjs/common';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { NotificationPages } from './notification-pages.js';

/** A person's notifications; others' are never found. */
@Controller()
export class NotificationsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(NotificationPages) private readonly pages: NotificationPages,
  ) {}

  @Implements('GET /api/notifications')
  async list({ query, context, request, reply }: RequestOf<'GET /api/notifications'>) {
    const { tab = 'all', limit = 100, offset = 0 } = query;
    const { notifications, total, counts } = await this.pages.page({ tab, limit, offset }, context);
    void reply
      .headers(listHeaders(request.url, total, limit, offset))
      .header('x-notifications-all', String(counts.all))
      .header('x-notifications-unread', String(counts.unread));
    return notifications;
  }

  @Implements('GET /api/notifications/unread-count')
  async unread({ context }: RequestOf<'GET /api/notifications/unread-count'>) {
    return this.services.messaging.unreadNotifications({}, context);
  }

  @Implements('POST /api/notifications/read-all')
  async readAll({ context }: RequestOf<'POST /api/notifications/read-all'>) {
    await this.services.messaging.readAllNotifications({}, context);
    return { success: true as const };
  }

  @Implements('POST /api/notifications/archive-read')
  async archiveRead({ context }: RequestOf<'POST /api/notifications/archive-read'>) {
    await this.services.messaging.archiveReadNotifications({}, context);
    return { success: true as const };
  }

  @Implements('POST /api/notifications/empty-archive')
  async emptyArchive({ context }: RequestOf<'POST /api/notifications/empty-archive'>) {
    await this.services.messaging.emptyNotificationArchive({}, context);
    return { success: true as const };
  }

  @Implements('PATCH /api/notifications/{id}')
  async change({ params: { id: notificationId }, body, context }: RequestOf<'PATCH /api/notifications/{id}'>) {
    const { isRead, isArchived } = body;
    const wish = { ...(isRead !== undefined && { isRead }), ...(isArchived !== undefined && { isArchived }) };
    const view = await this.services.messaging.changeNotification({ notificationId, ...wish }, context);
    const [response] = await this.pages.respond([view]);
    return response!;
  }

  @Implements('DELETE /api/notifications/{id}')
  async remove({ params: { id: notificationId }, context }: RequestOf<'DELETE /api/notifications/{id}'>) {
    await this.services.messaging.removeNotification({ notificationId }, context);
    return { success: true as const };
  }
}
