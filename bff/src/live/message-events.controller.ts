import { messagingTopic, type MessagingEvent } from '@carsi/contracts/messaging/events';
import { broadcast, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { NotifyMembers } from './notify-members.js';

/** Delivers messaging's events to the sockets of this BFF. An empty batch is a gap. */
@Controller()
export class MessagesEventsController {
  constructor(@Inject(NotifyMembers) private readonly members: NotifyMembers) {}

  @EventPattern(broadcast(messagingTopic, 'bff-messages'), LOG)
  messaging(@Payload() records: readonly LogRecord<MessagingEvent>[]): void {
    if (records.length === 0) return this.members.missed();
    for (const { events } of records) for (const event of events) this.members.notify(event);
  }
}
