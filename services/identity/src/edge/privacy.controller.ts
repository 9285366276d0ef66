import type { PrivacyCalls } from '@carsi/contracts/privacy';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Privacy } from '../privacy.js';

type Asked<Name extends keyof PrivacyCalls> = Incoming<Parameters<PrivacyCalls[Name]>[0]>;

@Controller()
export class PrivacyController {
  constructor(@Inject(Privacy) private readonly privacy: Privacy) {}

  @MessagePattern('requestExport')
  requestExport(@Payload() { body, context }: Asked<'requestExport'>) {
    return this.privacy.requestExport(body, context);
  }

  @MessagePattern('export')
  export(@Payload() { body, context }: Asked<'export'>) {
    return this.privacy.export(body, context);
  }

  @MessagePattern('exports')
  exports(@Payload() { body, context }: Asked<'exports'>) {
    return this.privacy.exports(body, context);
  }

  @MessagePattern('openExport')
  openExport(@Payload() { body }: Asked<'openExport'>) {
    return this.privacy.openExport(body);
  }

  @MessagePattern('askKvkk')
  askKvkk(@Payload() { body, context }: Asked<'askKvkk'>) {
    return this.privacy.askKvkk(body, context);
  }

  @MessagePattern('myKvkkRequests')
  myKvkkRequests(@Payload() { body, context }: Asked<'myKvkkRequests'>) {
    return this.privacy.myKvkkRequests(body, context);
  }

  @MessagePattern('confirmDeletion')
  confirmDeletion(@Payload() { body, context }: Asked<'confirmDeletion'>) {
    return this.privacy.confirmDeletion(body, context);
  }

  @MessagePattern('kvkkRequests')
  kvkkRequests(@Payload() { body, context }: Asked<'kvkkRequests'>) {
    return this.privacy.kvkkRequests(body, context);
  }

  @MessagePattern('answerKvkk')
  answerKvkk(@Payload() { body, context }: Asked<'answerKvkk'>) {
    return this.privacy.answerKvkk(body, context);
  }
}
