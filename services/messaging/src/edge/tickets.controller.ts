import type { NewsletterCalls } from '@carsi/contracts/newsletter';
import { forgetAddress, type EraseAddressCalls, type TicketsCalls } from '@carsi/contracts/tickets';
import { Access } from '@carsi/platform/hosting/access';
import type { Incoming } from '@carsi/platform/hosting/client';
import { parse } from '@carsi/platform/hosting/parse';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { TicketParts } from '../tickets/tickets.parts.js';

type All = TicketsCalls & NewsletterCalls & EraseAddressCalls;
type Body<Pattern extends keyof All> = Incoming<Parameters<All[Pattern]>[0]>;

export const TICKETS = Symbol('tickets');

@Controller()
export class TicketsController {
  constructor(
    @Inject(TICKETS) private readonly parts: TicketParts,
    @Inject(Access) private readonly access: Access,
  ) {}

  @MessagePattern('openTicket')
  openTicket(@Payload() { body, context }: Body<'openTicket'>) {
    return this.parts.tickets.openTicket(body, context);
  }

  @MessagePattern('tickets')
  tickets(@Payload() { body, context }: Body<'tickets'>) {
    return this.parts.tickets.tickets(body, context);
  }

  @MessagePattern('answerTicket')
  answerTicket(@Payload() { body, context }: Body<'answerTicket'>) {
    return this.parts.tickets.answerTicket(body, context);
  }

  @MessagePattern('closeTicket')
  closeTicket(@Payload() { body, context }: Body<'closeTicket'>) {
    return this.parts.tickets.closeTicket(body, context);
  }

  @MessagePattern('reopenTicket')
  reopenTicket(@Payload() { body, context }: Body<'reopenTicket'>) {
    return this.parts.tickets.reopenTicket(body, context);
  }

  @MessagePattern('forgetTicket')
  forgetTicket(@Payload() { body, context }: Body<'forgetTicket'>) {
    return this.parts.tickets.forgetTicket(body, context);
  }

  @MessagePattern('subscribe')
  subscribe(@Payload() { body, context }: Body<'subscribe'>) {
    return this.parts.newsletter.subscribe(body, context);
  }

  @MessagePattern('confirmSubscription')
  confirmSubscription(@Payload() { body, context }: Body<'confirmSubscription'>) {
    return this.parts.newsletter.confirmSubscription(body, context);
  }

  @MessagePattern('endSubscription')
  endSubscription(@Payload() { body, context }: Body<'endSubscription'>) {
    return this.parts.newsletter.endSubscription(body, context);
  }

  @MessagePattern('subscribers')
  subscribers(@Payload() { body, context }: Body<'subscribers'>) {
    return this.parts.newsletter.subscribers(body, context);
  }

  @MessagePattern('forgetAddress')
  async forgetAddress(@Payload() { body, context }: Body<'forgetAddress'>): Promise<{ forgotten: true }> {
    this.access.requireOperator(context);
    await this.parts.forgetAddress(parse(forgetAddress, body).email, context.commandId);
    return { forgotten: true };
  }
}
