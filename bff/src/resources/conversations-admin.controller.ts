import {
  conversationReportsQuery,
  settleReportsBody,
  type ConversationReport,
  type ReportedMessage,
} from '@carsi/contracts/http/conversation';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { calledIn, PeopleNames } from './people-names.js';

/** Conversations that one side reported. Each call is for admins here, and again in the service. */
@Controller('api/admin/conversation-reports')
export class ConversationsAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PeopleNames) private readonly names: PeopleNames,
  ) {}

  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<ConversationReport[]> {
    await this.#admin(request);
    const { settled, limit = 50, offset = 0 } = read(conversationReportsQuery, raw);
    const asked = { settled: settled === 'true', limit, offset };
    const { reports, total } = await this.services.messaging.conversationReports(asked, contextOf(request));
    const [names, companies] = await Promise.all([
      this.names.of(reports.map(({ personId }) => personId)),
      this.services.directory.companyNames(
        { ids: [...new Set(reports.map(({ companyId }) => companyId))] },
        contextOf(request),
      ),
    ]);
    const companiesById = new Map(companies.map((company) => [company.id, company]));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return reports.map(({ conversationId, personId, companyId, side, reason, note, at, settledAt, locked }) => {
      const company = companiesById.get(companyId);
      return {
        conversation_id: conversationId,
        side,
        reason,
        note,
        created_at: at,
        settled_at: settledAt,
        locked,
        person: { id: personId, name: calledIn(names, personId).name },
        company: { id: companyId, name: company?.name ?? 'İşletme', slug: company?.open ? company.slug : null },
      };
    });
  }

  /** No GET: that an admin read them is kept on record. */
  @Post(':id/see')
  @HttpCode(200)
  async see(@Req() request: FastifyRequest, @Param('id') conversationId: string): Promise<ReportedMessage[]> {
    await this.#admin(request);
    const { messages } = await this.services.messaging.reportedMessages({ conversationId }, contextOf(request));
    return messages.map(({ seq, side, content, at }) => ({
      id: `${conversationId}_${seq}`,
      side,
      content,
      timestamp: at,
    }));
  }

  @Post(':id/settle')
  @HttpCode(200)
  async settle(@Req() request: FastifyRequest, @Param('id') conversationId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { locked } = read(settleReportsBody, raw);
    return this.services.messaging.settleReports({ conversationId, locked }, contextOf(request));
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
