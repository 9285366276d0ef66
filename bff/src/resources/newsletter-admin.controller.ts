import { issueBody, type AdminIssue } from '@carsi/contracts/http/contact';
import { page } from '@carsi/contracts/http/query';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';

/** What admins write to the subscribers. */
@Controller('api/admin/newsletter/issues')
export class NewsletterAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get()
  async issues(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<AdminIssue[]> {
    await this.#admin(request);
    const { limit = 20, offset = 0 } = read(page, raw);
    const { issues, total } = await this.services.messaging.issues({ limit, offset }, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return [...issues];
  }

  @Post()
  @HttpCode(201)
  async add(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AdminIssue> {
    await this.#admin(request);
    return this.services.messaging.writeIssue({ issueId: null, ...read(issueBody, raw) }, contextOf(request));
  }

  @Put(':id')
  async change(
    @Req() request: FastifyRequest,
    @Param('id') issueId: string,
    @Body() raw: unknown,
  ): Promise<AdminIssue> {
    await this.#admin(request);
    return this.services.messaging.writeIssue({ issueId, ...read(issueBody, raw) }, contextOf(request));
  }

  @Delete(':id')
  async discard(@Req() request: FastifyRequest, @Param('id') issueId: string): Promise<{ success: true }> {
    await this.#admin(request);
    await this.services.messaging.discardIssue({ issueId }, contextOf(request));
    return { success: true };
  }

  /** To the address of whoever asks, and to no other. */
  @Post(':id/try')
  @HttpCode(200)
  async try(@Req() request: FastifyRequest, @Param('id') issueId: string): Promise<{ success: true }> {
    const id = await this.#admin(request);
    await this.limits.take('letter', id);
    const { email } = await this.services.identity.me({}, contextOf(request));
    await this.services.messaging.tryIssue({ issueId, email }, contextOf(request));
    return { success: true };
  }

  @Post(':id/send')
  @HttpCode(202)
  async send(@Req() request: FastifyRequest, @Param('id') issueId: string): Promise<AdminIssue> {
    await this.#admin(request);
    return this.services.messaging.sendIssue({ issueId }, contextOf(request));
  }

  async #admin(request: FastifyRequest): Promise<string> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
    return id;
  }
}
