import {
  claimBody,
  claimsQuery,
  decideClaimBody,
  type ClaimAnswer,
  type WaitingClaim,
} from '@carsi/contracts/http/claim';
import type { ClaimView } from '@carsi/contracts/claims';
import { keyOf, readName } from '@carsi/contracts/pictures';
import { apart } from '@carsi/platform/pictures/apart';
import type { Files } from '@carsi/platform/platform';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { pictureOf } from '../answers/upload.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { FILES } from './files.controller.js';
import { calledIn, PeopleNames } from './people-names.js';

const ADMINS = 100;

/** Whose is a company without an owner: the person who says so, and the admins who look at documents. */
@Controller('api')
export class ClaimsController {
  readonly #documents: Files;

  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(PeopleNames) private readonly names: PeopleNames,
    @Inject(FILES) files: Files,
  ) {
    // No public address leads there.
    this.#documents = apart(files, 'claims');
  }

  @Post('companies/:id/claims')
  @HttpCode(200)
  async claim(
    @Req() request: FastifyRequest,
    @Param('id') companyId: string,
    @Body() raw: unknown,
  ): Promise<ClaimAnswer> {
    const { id, userType, emailVerified } = await this.signIn.require(request);
    const asked = request.isMultipart() ? {} : read(claimBody, raw);
    await this.limits.take(request.isMultipart() ? 'upload' : asked.code === undefined ? 'mail' : 'account', id);
    // Nothing is kept of whom the directory would refuse anyway.
    const mayHand = request.isMultipart() && userType === 'business' && emailVerified;
    const document = mayHand
      ? (await pictureOf(this.#documents, request, { of: id, megabytes: (await this.facts.now()).pictureMegabytes }))
          .address
      : undefined;
    const claim = await this.services.directory.claimCompany(
      { companyId, ...asked, ...(document !== undefined && { document }) },
      contextOf(request),
    );
    if (claim.state === 'claimed') this.cache.drop([`company:${companyId}`, 'counts']);
    return toAnswer(claim);
  }

  @Get('admin/claims')
  async waiting(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<WaitingClaim[]> {
    await this.#admin(request);
    const { limit = ADMINS, offset = 0 } = read(claimsQuery, raw);
    const { claims, total } = await this.services.directory.waitingClaims({ limit, offset }, contextOf(request));
    const names = await this.names.of(claims.map(({ userId }) => userId));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return claims.map(({ id, companyId, companyName, companySlug, userId, document, handedAt }) => ({
      id,
      company: { id: companyId, name: companyName, slug: companySlug },
      user: { id: userId, name: calledIn(names, userId).name },
      document: `/api/admin/claims/documents/${document.slice('/files/'.length)}`,
      created_at: handedAt,
    }));
  }

  @Get('admin/claims/documents/:name')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('name') name: string) {
    await this.#admin(request);
    const asked = readName(name);
    const file = asked && (await this.#documents.get(keyOf(asked.hash, undefined, 'webp')));
    if (!file) throw new ApiException(404);
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(file.bytes));
  }

  @Post('admin/claims/:id/decision')
  @HttpCode(200)
  async decide(
    @Req() request: FastifyRequest,
    @Param('id') claimId: string,
    @Body() raw: unknown,
  ): Promise<ClaimAnswer> {
    await this.#admin(request);
    const { approved, reason = null } = read(decideClaimBody, raw);
    const claim = await this.services.directory.decideClaim({ claimId, approved, reason }, contextOf(request));
    this.cache.drop([`company:${claimId.slice(0, claimId.indexOf('_'))}`, 'counts']);
    return toAnswer(claim);
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}

const toAnswer = ({ state, sentTo, reason }: ClaimView): ClaimAnswer => ({ state, sent_to: sentTo, reason });
