import { billingTopic } from '@carsi/contracts/billing';
import { directoryTopic } from '@carsi/contracts/directory-events';
import { messagingTopic } from '@carsi/contracts/messaging';
import { reviewsTopic } from '@carsi/contracts/reviews';
import { Policies } from '@carsi/platform/events/policies';
import { competing, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';

/** From now on, not from the origin: nobody is told of what happened long ago. */
@Controller()
export class NotificationEventsController {
  constructor(@Inject(Policies) private readonly policies: Policies) {}

  @EventPattern(competing(directoryTopic, 'notifications-directory', 'now'), LOG)
  directory(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(directoryTopic, records);
  }

  @EventPattern(competing(billingTopic, 'notifications-billing', 'now'), LOG)
  billing(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(billingTopic, records);
  }

  @EventPattern(competing(reviewsTopic, 'notifications-reviews', 'now'), LOG)
  reviews(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(reviewsTopic, records);
  }

  @EventPattern(competing(messagingTopic, 'notifications-messages', 'now'), LOG)
  messages(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(messagingTopic, records);
  }
}
