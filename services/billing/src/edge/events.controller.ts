import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { Policies } from '@carsi/platform/events/policies';
import { competing, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';

@Controller()
export class EventsController {
  constructor(@Inject(Policies) private readonly policies: Policies) {}

  @EventPattern(competing(directoryTopic, 'billing-policies'), LOG)
  directory(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(directoryTopic, records);
  }

  @EventPattern(competing(identityTopic, 'billing-policies-people'), LOG)
  identity(@Payload() records: readonly LogRecord[]): Promise<void> {
    return this.policies.take(identityTopic, records);
  }
}
