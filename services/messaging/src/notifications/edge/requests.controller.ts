import type { ChangeNotification, ListNotifications } from '@carsi/contracts/notifications';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Notifications } from '../notifications.js';

type Nothing = Record<string, never>;

@Controller()
export class NotificationRequestsController {
  constructor(@Inject(Notifications) private readonly boxes: Notifications) {}

  @MessagePattern('notifications')
  notifications(@Payload() { body, context }: Incoming<ListNotifications>) {
    return this.boxes.notifications(body, context);
  }

  @MessagePattern('unreadNotifications')
  unreadNotifications(@Payload() { body, context }: Incoming<Nothing>) {
    return this.boxes.unreadNotifications(body, context);
  }

  @MessagePattern('changeNotification')
  changeNotification(@Payload() { body, context }: Incoming<ChangeNotification>) {
    return this.boxes.changeNotification(body, context);
  }

  @MessagePattern('removeNotification')
  removeNotification(@Payload() { body, context }: Incoming<{ notificationId: string }>) {
    return this.boxes.removeNotification(body, context);
  }

  @MessagePattern('readAllNotifications')
  readAllNotifications(@Payload() { body, context }: Incoming<Nothing>) {
    return this.boxes.readAllNotifications(body, context);
  }

  @MessagePattern('archiveReadNotifications')
  archiveReadNotifications(@Payload() { body, context }: Incoming<Nothing>) {
    return this.boxes.archiveReadNotifications(body, context);
  }

  @MessagePattern('emptyNotificationArchive')
  emptyNotificationArchive(@Payload() { body, context }: Incoming<Nothing>) {
    return this.boxes.emptyNotificationArchive(body, context);
  }
}
