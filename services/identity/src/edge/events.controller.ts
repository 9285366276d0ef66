import { identityTopic } from '@carsi/contracts/identity';
import { messagingTopic } from '@carsi/contracts/messaging';
import { Policies } from '@carsi/platform/events/policies';
import { competing, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';

@Controller()
export class EventsController {
  constructor(@Inject(Policies) private readonly policies: Policies) {}

  /** They send mail: from now on, not from the origin. */
  @EventPattern(competing(identityTopic, 'identity-policies', 'now'), LOG)
  identity(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(identityTopic, records);
  }

  @EventPattern(competing(messagingTopic, 'identity-mail-requests', 'now'), LOG)
  messaging(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(messagingTopic, records);
  }
}
