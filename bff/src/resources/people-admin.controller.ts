import { page } from '@carsi/contracts/http/query';
import {
  listedUsersQuery,
  userTypeBody,
  verifyUserBody,
  type ListedMail,
  type ListedUser,
} from '@carsi/contracts/http/people-admin';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toListedMail, toListedUser } from './account.http.js';

/** What admins do with people. Each call is for admins here, and again in the service. */
@Controller('api/admin')
export class PeopleAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get('users')
  async users(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<ListedUser[]> {
    await this.#admin(request);
    const { q, type, verified, limit = 100, offset = 0 } = read(listedUsersQuery, raw);
    const { people, total } = await this.services.identity.listPeople(
      {
        limit,
        offset,
        ...(q !== undefined && q.trim() !== '' && { q }),
        ...(type !== undefined && type !== 'all' && { type }),
        ...(verified !== undefined && { verified: verified === 'true' }),
      },
      contextOf(request),
    );
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return people.map(toListedUser);
  }

  @Post('users/:id/verify')
  @HttpCode(200)
  async verify(@Req() request: FastifyRequest, @Param('id') userId: string, @Body() raw: unknown): Promise<ListedUser> {
    await this.#admin(request);
    const { verified } = read(verifyUserBody, raw);
    return toListedUser(await this.services.identity.markVerified({ userId, verified }, contextOf(request)));
  }

  @Put('users/:id/type')
  async type(@Req() request: FastifyRequest, @Param('id') userId: string, @Body() raw: unknown): Promise<ListedUser> {
    await this.#admin(request);
    const { user_type: userType } = read(userTypeBody, raw);
    return toListedUser(await this.services.identity.giveType({ userId, userType }, contextOf(request)));
  }

  @Delete('users/:id')
  @HttpCode(202)
  async remove(
    @Req() request: FastifyRequest,
    @Param('id') userId: string,
  ): Promise<{ success: true; erase_at: string }> {
    await this.#admin(request);
    const { eraseAt } = await this.services.identity.deletePerson({ userId }, contextOf(request));
    return { success: true, erase_at: eraseAt };
  }

  @Get('mails')
  async mails(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<ListedMail[]> {
    await this.#admin(request);
    const { limit = 50, offset = 0 } = read(page, raw);
    const { mails, total } = await this.services.identity.mails({ limit, offset }, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return mails.map(toListedMail);
  }

  @Get('mails/:id')
  async mail(@Req() request: FastifyRequest, @Param('id') mailId: string): Promise<ListedMail> {
    await this.#admin(request);
    return toListedMail(await this.services.identity.readMail({ mailId }, contextOf(request)));
  }

  @Post('mails/:id/send')
  @HttpCode(200)
  async sendAgain(@Req() request: FastifyRequest, @Param('id') mailId: string): Promise<{ success: true }> {
    await this.#admin(request);
    await this.services.identity.sendAgain({ mailId }, contextOf(request));
    return { success: true };
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
