import { makeRequestBody, patchRequestBody, requestsQuery, type Request } from '@carsi/contracts/http/request';
import type { RequestView } from '@carsi/contracts/requests';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Get, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { PeopleNames } from './people-names.js';
import { toRequest } from './request.http.js';

const MOST = 100;

/** Quotes and appointments: what people ask of companies, each side its own list. */
@Controller('api/requests')
export class RequestsController {
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
  ): Promise<readonly Request[]> {
    await this.#member(request);
    const { limit = MOST, offset = 0, side = 'person', company_id, state } = read(requestsQuery, raw);
    const asked = { side, limit, offset, ...(company_id && { companyId: company_id }), ...(state && { state }) };
    const { requests, total } = await this.services.directory.requests(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#told(request, requests);
  }

  @Post()
  async make(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<Request> {
    const person = await this.#member(request);
    const { company_id: companyId, kind, message, preferred_at: preferredAt } = read(makeRequestBody, raw);
    await this.limits.take('conversation', person.id);
    const asked = { companyId, kind, message: message ?? '', preferredAt: preferredAt ?? null };
    return this.#one(request, await this.services.directory.makeRequest(asked, contextOf(request)));
  }

  @Patch(':id')
  async answer(@Req() request: FastifyRequest, @Param('id') requestId: string, @Body() raw: unknown): Promise<Request> {
    await this.#member(request);
    const { state, reply } = read(patchRequestBody, raw);
    const asked = { requestId, state, reply: reply ?? null };
    return this.#one(request, await this.services.directory.answerRequest(asked, contextOf(request)));
  }

  async #member(request: FastifyRequest): Promise<PersonActor> {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }

  async #one(request: FastifyRequest, view: RequestView): Promise<Request> {
    return (await this.#told(request, [view]))[0]!;
  }

  /** With what both sides are called, asked once for all. */
  async #told(request: FastifyRequest, views: readonly RequestView[]): Promise<readonly Request[]> {
    const ids = [...new Set(views.map(({ companyId }) => companyId))];
    const [companies, names] = await Promise.all([
      ids.length === 0 ? [] : this.services.directory.companyNames({ ids }, contextOf(request)),
      this.names.of(views.map(({ personId }) => personId)),
    ]);
    const byId = new Map(companies.map((company) => [company.id, company]));
    return views.map((view) => toRequest(view, byId.get(view.companyId), names));
  }
}
