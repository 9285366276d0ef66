import {
  kvkkAnswerBody,
  kvkkRequestBody,
  kvkkRequestsQuery,
  type KvkkRequest,
} from '@carsi/contracts/http/people-admin';
import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toKvkkRequest } from './privacy.http.js';

/** What people ask by the law on personal data, and what admins answer. */
@Controller('api')
export class KvkkController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Post('users/me/kvkk-requests')
  @HttpCode(201)
  async ask(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<KvkkRequest> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
    const { kind, note = '' } = read(kvkkRequestBody, raw);
    return toKvkkRequest(await this.services.identity.askKvkk({ kind, note }, contextOf(request)));
  }

  @Get('users/me/kvkk-requests')
  async mine(@Req() request: FastifyRequest): Promise<KvkkRequest[]> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
    return (await this.services.identity.myKvkkRequests({}, contextOf(request))).map(toKvkkRequest);
  }

  @Get('admin/kvkk-requests')
  async all(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<KvkkRequest[]> {
    await this.#admin(request);
    const { state, limit = 50, offset = 0 } = read(kvkkRequestsQuery, raw);
    const asked = { limit, offset, ...(state !== undefined && state !== 'all' && { state }) };
    const { requests, total } = await this.services.identity.kvkkRequests(asked, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return requests.map(toKvkkRequest);
  }

  @Patch('admin/kvkk-requests/:id')
  async answer(
    @Req() request: FastifyRequest,
    @Param('id') requestId: string,
    @Body() raw: unknown,
  ): Promise<KvkkRequest> {
    await this.#admin(request);
    const { answer = '' } = read(kvkkAnswerBody, raw);
    return toKvkkRequest(await this.services.identity.answerKvkk({ requestId, answer }, contextOf(request)));
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
