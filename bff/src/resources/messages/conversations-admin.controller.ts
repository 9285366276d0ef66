import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { calledIn, PeopleNames } from '../people-names.js';

/** Conversations that one side reported. Each call is for admins here, and again in the service. */
@Controller()
export class ConversationsAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PeopleNames) private readonly names: PeopleNames,
  ) {}

  @Implements('GET /api/admin/conversation-reports')
  async list({ query, request, reply }: RequestOf<'GET /api/admin/conversation-reports'>) {
    const { settled, limit = 50, offset = 0 } = query;
    const wanted = { settled: settled === 'true', limit, offset };
    const { reports, total } = await this.services.messaging.conversationReports(wanted, contextOf(request));
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

  /** Not a GET: reading them is audited. */
  @Implements('POST /api/admin/conversation-reports/{id}/see')
  async see({ params: { id: conversationId }, context }: RequestOf<'POST /api/admin/conversation-reports/{id}/see'>) {
    const { messages } = await this.services.messaging.reportedMessages({ conversationId }, context);
    return messages.map(({ seq, side, content, at }) => ({
      id: `${conversationId}_${seq}`,
      side,
      content,
      timestamp: at,
    }));
  }

  @Implements('POST /api/admin/conversation-reports/{id}/settle')
  async settle({
    params: { id: conversationId },
    body,
    context,
  }: RequestOf<'POST /api/admin/conversation-reports/{id}/settle'>) {
    const { locked } = body;
    return this.services.messaging.settleReports({ conversationId, locked }, context);
  }
}
