import {
  subscribersQuery,
  ticketChangeBody,
  ticketReplyBody,
  ticketsQuery,
  type AdminSubscribers,
  type AdminTicket,
} from '@carsi/contracts/http/contact';
import type { SubscriberView } from '@carsi/contracts/newsletter';
import type { TicketView } from '@carsi/contracts/tickets';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { csvOf } from './csv.js';
import { supportTexts } from './support-texts.js';

const AT_ONCE = 100;

/** What people wrote to the site, and who wants its letters. */
@Controller('api/admin')
export class SupportAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get('tickets')
  async tickets(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminTicket[]> {
    await this.#admin(request);
    const { q, status = 'all', limit = 20, offset = 0 } = read(ticketsQuery, raw);
    const asked = { limit, offset, ...(q !== undefined && { q }), ...(status !== 'all' && { state: status }) };
    const { tickets, total } = await this.services.messaging.tickets(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return tickets.map(toTicket);
  }

  @Post('tickets/:id/reply')
  @HttpCode(200)
  async reply(@Req() request: FastifyRequest, @Param('id') ticketId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { answer } = read(ticketReplyBody, raw);
    return toTicket(await this.services.messaging.answerTicket({ ticketId, answer }, contextOf(request)));
  }

  @Patch('tickets/:id')
  async change(@Req() request: FastifyRequest, @Param('id') ticketId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { state } = read(ticketChangeBody, raw);
    const { messaging } = this.services;
    const change = state === 'closed' ? messaging.closeTicket : messaging.reopenTicket;
    return toTicket(await change({ ticketId }, contextOf(request)));
  }

  /** Whoever has no account asks to be forgotten by writing: everything of that address goes. */
  @Delete('tickets/:id')
  async forget(@Req() request: FastifyRequest, @Param('id') ticketId: string): Promise<AdminTicket> {
    await this.#admin(request);
    return toTicket(await this.services.messaging.forgetTicket({ ticketId }, contextOf(request)));
  }

  @Get('newsletter')
  async subscribers(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminSubscribers> {
    await this.#admin(request);
    const { status = 'all', limit = 20, offset = 0 } = read(subscribersQuery, raw);
    const asked = { limit, offset, ...(status !== 'all' && { state: status }) };
    const { subscribers, total, ...counts } = await this.services.messaging.subscribers(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return { ...counts, subscribers: [...subscribers] };
  }

  @Get('newsletter/export')
  async export(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.#admin(request);
    const rows: SubscriberView[] = [];
    for (let total = 1; rows.length < total;) {
      const asked = { limit: AT_ONCE, offset: rows.length };
      const page = await this.services.messaging.subscribers(asked, contextOf(request));
      if (page.subscribers.length === 0) break;
      rows.push(...page.subscribers);
      total = page.total;
    }
    const { columns, states } = supportTexts;
    const lines = rows.map(({ email, state, askedAt, confirmedAt }) => [email, states[state], askedAt, confirmedAt]);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="bulten.csv"')
      .header('cache-control', 'no-store')
      .send(csvOf([columns, ...lines]));
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}

const toTicket = ({ answers, ...ticket }: TicketView): AdminTicket => ({
  ...ticket,
  answers: answers.map((answer) => ({ ...answer })),
});
