import { exchangeBody, type LoginAnswer, type ProvidersAnswer } from '@carsi/contracts/http/account';
import type { ProviderName } from '@carsi/contracts/identity';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentOf } from '../answers/agent-of.js';
import { browserOf, keepBrowser, newBrowser } from '../answers/browser.js';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';
import { toAccountUser } from './account.http.js';

/** The provider is asked in between. */
const PROVIDER_MS = 12_000;

/** Signing in by Google or GitHub: away, back, and a code for a session. No token is ever in an address. */
@Controller('api/auth')
export class ProvidersController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('providers')
  async providers(@Req() request: FastifyRequest): Promise<ProvidersAnswer> {
    await this.limits.takeFrom('read', request);
    return this.services.identity.providers({}, contextOf(request));
  }

  @Get('google')
  google(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.#begin('google', request, reply);
  }

  @Get('github')
  github(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.#begin('github', request, reply);
  }

  @Get(':provider/callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('provider') provider: string) {
    await this.limits.takeFrom('session', request);
    const mark = request.url.indexOf('?');
    const body = {
      provider: named(provider),
      query: mark < 0 ? '' : request.url.slice(mark, mark + 4_000),
      browser: browserOf(request) ?? '',
    };
    const { code } = await this.services.identity.finishProvider(body, contextOf(request, PROVIDER_MS));
    return reply.redirect(`/auth/callback?code=${code}`, 303);
  }

  @Post('exchange')
  @HttpCode(200)
  async exchange(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<LoginAnswer> {
    const { code } = read(exchangeBody, raw);
    await this.limits.takeFrom('session', request);
    const { token, refreshToken, user } = await this.services.identity.exchange(
      { code, browser: browserOf(request) ?? '', agent: agentOf(request) },
      contextOf(request),
    );
    return { success: true, message: 'Başarıyla giriş yapıldı!', token, refreshToken, user: toAccountUser(user) };
  }

  async #begin(provider: ProviderName, request: FastifyRequest, reply: FastifyReply) {
    await this.limits.takeFrom('session', request);
    // Whoever comes back from the provider must be the one who left.
    const browser = browserOf(request) ?? newBrowser();
    const { url } = await this.services.identity.beginProvider({ provider, browser }, contextOf(request, PROVIDER_MS));
    keepBrowser(reply, browser, this.settings);
    return reply.redirect(url, 303);
  }
}

const named = (provider: string): ProviderName => {
  if (provider === 'google' || provider === 'github') return provider;
  throw new ApiException(404);
};
