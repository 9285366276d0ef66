import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { SubscriberView } from '@carsi/contracts/messaging/newsletter';
import type { TicketView } from '@carsi/contracts/messaging/tickets';
import { BOM, csvLines } from '@carsi/platform/text/csv';
import { Controller, Inject } from '@nestjs/common';
import { listHeaders } from '../../answers/public.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { supportTexts } from './support-texts.js';

const AT_ONCE = 100;

/** Support tickets and newsletter subscribers. */
@Controller()
export class SupportAdminController {
  constructor(@Inject(SERVICES) private readonly services: Services) {}

  @Implements('GET /api/admin/tickets')
  async tickets({ query, context, request, reply }: RequestOf<'GET /api/admin/tickets'>) {
    const { q, status = 'all', limit = 20, offset = 0 } = query;
    const wanted = { limit, offset, ...(q !== undefined && { q }), ...(status !== 'all' && { state: status }) };
    const { tickets, total } = await this.services.messaging.tickets(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return tickets.map(toTicket);
  }

  @Implements('POST /api/admin/tickets/{id}/reply')
  async reply({ params: { id: ticketId }, body, context }: RequestOf<'POST /api/admin/tickets/{id}/reply'>) {
    const { answer } = body;
    return toTicket(await this.services.messaging.answerTicket({ ticketId, answer }, context));
  }

  @Implements('PATCH /api/admin/tickets/{id}')
  async change({ params: { id: ticketId }, body, context }: RequestOf<'PATCH /api/admin/tickets/{id}'>) {
    const { state } = body;
    const { messaging } = this.services;
    const change = state === 'closed' ? messaging.closeTicket : messaging.reopenTicket;
    return toTicket(await change({ ticketId }, context));
  }

  /** People without an account request erasure in writing: erases the personal data of that address. */
  @Implements('DELETE /api/admin/tickets/{id}')
  async erase({ params: { id: ticketId }, context }: RequestOf<'DELETE /api/admin/tickets/{id}'>) {
    return toTicket(await this.services.messaging.forgetTicket({ ticketId }, context));
  }

  @Implements('GET /api/admin/newsletter')
  async subscribers({ query, context, request, reply }: RequestOf<'GET /api/admin/newsletter'>) {
    const { status = 'all', limit = 20, offset = 0 } = query;
    const wanted = { limit, offset, ...(status !== 'all' && { state: status }) };
    const { subscribers, total, ...counts } = await this.services.messaging.subscribers(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return { ...counts, subscribers: [...subscribers] };
  }

  @ImplementsRaw('GET /api/admin/newsletter/export')
  async export({ context, reply }: RequestOf<'GET /api/admin/newsletter/export'>) {
    const rows: SubscriberView[] = [];
    for (let total = 1; rows.length < total;) {
      const wanted = { limit: AT_ONCE, offset: rows.length };
      const page = await this.services.messaging.subscribers(wanted, context);
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
      .send(BOM + csvLines([columns, ...lines], { delimiter: ',', quoted: true }));
  }
}

const toTicket = ({ answers, ...ticket }: TicketView): AdminTicket => ({
  ...ticket,
  answers: answers.map((answer) => ({ ...answer })),
});
