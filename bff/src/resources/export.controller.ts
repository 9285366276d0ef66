import type { ExportAnswer } from '@carsi/contracts/http/account';
import type { Files } from '@carsi/platform/platform';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { FILES } from './files.controller.js';
import { toExportAnswer } from './privacy.http.js';

/** All that we know of a person, for themselves. */
@Controller('api/auth/export')
export class ExportController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Post()
  @HttpCode(202)
  async begin(@Req() request: FastifyRequest): Promise<ExportAnswer> {
    await this.#mine(request);
    return toExportAnswer(await this.services.identity.requestExport({}, contextOf(request)));
  }

  /** Newest first. */
  @Get()
  async all(@Req() request: FastifyRequest): Promise<ExportAnswer[]> {
    await this.#mine(request);
    return (await this.services.identity.exports({}, contextOf(request))).map(toExportAnswer);
  }

  @Get(':id')
  async one(@Req() request: FastifyRequest, @Param('id') exportId: string): Promise<ExportAnswer> {
    await this.#mine(request);
    return toExportAnswer(await this.services.identity.export({ exportId }, contextOf(request)));
  }

  /** A link is followed without a token: the key in it says whose file it opens, and until when. */
  @Get(':id/file')
  async file(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') exportId: string,
    @Query('key') key: unknown,
  ) {
    await this.limits.takeFrom('session', request);
    const asked = { exportId, key: typeof key === 'string' ? key.slice(0, 301) : '' };
    const { file, name } = await this.services.identity.openExport(asked, contextOf(request));
    const found = await this.files.get(file);
    if (!found) throw new ApiException(404);
    void reply.headers({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    return reply.send(Buffer.from(found.bytes));
  }

  async #mine(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
  }
}
