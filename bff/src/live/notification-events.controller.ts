import { messagingTopic, type MessagingEvent } from '@carsi/contracts/messaging/events';
import { broadcast, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotificationsGateway } from './notifications.gateway.js';

@Controller()
export class NotificationEventsController {
  constructor(@Inject(NotificationsGateway) private readonly gateway: NotificationsGateway) {}

  @EventPattern(broadcast(messagingTopic, 'bff-notifications'), LOG)
  hear(@Payload() records: readonly LogRecord<MessagingEvent>[]): void {
    this.gateway.hear(records);
  }
}
