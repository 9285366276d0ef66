import type { IssuesCalls } from '@carsi/contracts/newsletter';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { TicketParts } from '../tickets/tickets.parts.js';
import { TICKETS } from './tickets.controller.js';

type Body<Pattern extends keyof IssuesCalls> = Incoming<Parameters<IssuesCalls[Pattern]>[0]>;

@Controller()
export class IssuesController {
  constructor(@Inject(TICKETS) private readonly parts: TicketParts) {}

  @MessagePattern('issues')
  issues(@Payload() { body, context }: Body<'issues'>) {
    return this.parts.issues.issues(body, context);
  }

  @MessagePattern('writeIssue')
  writeIssue(@Payload() { body, context }: Body<'writeIssue'>) {
    return this.parts.issues.writeIssue(body, context);
  }

  @MessagePattern('discardIssue')
  discardIssue(@Payload() { body, context }: Body<'discardIssue'>) {
    return this.parts.issues.discardIssue(body, context);
  }

  @MessagePattern('tryIssue')
  tryIssue(@Payload() { body, context }: Body<'tryIssue'>) {
    return this.parts.issues.tryIssue(body, context);
  }

  @MessagePattern('sendIssue')
  sendIssue(@Payload() { body, context }: Body<'sendIssue'>) {
    return this.parts.issues.sendIssue(body, context);
  }
}
