import type { Request } from '@carsi/contracts/directory/http/customer-request';
import type { RequestView } from '@carsi/contracts/directory/customer-requests';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { PeopleNames } from '../people-names.js';
import { toRequest } from './request.http.js';

const MOST = 100;

/** Quotes and appointments: what people request of companies, each side its own list. */
@Controller()
export class RequestsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PeopleNames) private readonly names: PeopleNames,
  ) {}

  @Implements('GET /api/requests')
  async list({ query, context, request, reply }: RequestOf<'GET /api/requests'>) {
    const { limit = MOST, offset = 0, side = 'person', company_id, state } = query;
    const wanted = { side, limit, offset, ...(company_id && { companyId: company_id }), ...(state && { state }) };
    const { requests, total } = await this.services.directory.requests(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#respond(request, requests);
  }

  @Implements('POST /api/requests')
  async make({ body, person, context, request }: RequestOf<'POST /api/requests'>) {
    const { company_id: companyId, kind, message, preferred_at: preferredAt } = body;
    await this.limits.take('conversation', person.id);
    const command = { companyId, kind, message: message ?? '', preferredAt: preferredAt ?? null };
    return (await this.#respond(request, [await this.services.directory.makeRequest(command, context)]))[0]!;
  }

  @Implements('PATCH /api/requests/{id}')
  async answer({ params, body: { state, reply }, context, request }: RequestOf<'PATCH /api/requests/{id}'>) {
    const command = { requestId: params.id, state, reply: reply ?? null };
    return (await this.#respond(request, [await this.services.directory.answerRequest(command, context)]))[0]!;
  }

  /** With the names of both sides, fetched once for all. */
  async #respond(request: FastifyRequest, views: readonly RequestView[]): Promise<Request[]> {
    const ids = [...new Set(views.map(({ companyId }) => companyId))];
    const [companies, names] = await Promise.all([
      ids.length === 0 ? [] : this.services.directory.companyNames({ ids }, contextOf(request)),
      this.names.of(views.map(({ personId }) => personId)),
    ]);
    const byId = new Map(companies.map((company) => [company.id, company]));
    return views.map((view) => toRequest(view, byId.get(view.companyId), names));
  }
}
