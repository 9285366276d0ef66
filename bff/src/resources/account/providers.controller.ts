import { signInByCode } from '@carsi/contracts/common/paths';
import type { ProviderName } from '@carsi/contracts/identity/calls';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentOf } from '../../answers/agent-of.js';
import { browserOf, keepBrowser, newBrowser } from '../../answers/browser.js';
import { contextOf } from '../../answers/context.js';
import { ApiException } from '../../answers/errors.filter.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SETTINGS, type Settings } from '../../settings.js';
import { toAccountUser } from './account.http.js';

/** Includes a request to the provider. */
const PROVIDER_MS = 12_000;

/** Sign-in by Google or GitHub: the redirect, the callback, and a code for a session. Addresses never contain tokens. */
@Controller()
export class ProvidersController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Implements('GET /api/auth/providers')
  async providers({ context }: RequestOf<'GET /api/auth/providers'>) {
    return this.services.identity.providers({}, context);
  }

  @ImplementsRaw('GET /api/auth/google')
  async google({ request, reply }: RequestOf<'GET /api/auth/google'>) {
    return this.#begin('google', request, reply);
  }

  @ImplementsRaw('GET /api/auth/github')
  async github({ request, reply }: RequestOf<'GET /api/auth/github'>) {
    return this.#begin('github', request, reply);
  }

  @ImplementsRaw('GET /api/auth/{provider}/callback')
  async callback({ params: { provider }, request, reply }: RequestOf<'GET /api/auth/{provider}/callback'>) {
    const mark = request.url.indexOf('?');
    const body = {
      provider: knownProvider(provider),
      query: mark < 0 ? '' : request.url.slice(mark, mark + 4_000),
      browser: browserOf(request) ?? '',
    };
    const { code } = await this.services.identity.finishProvider(body, contextOf(request, PROVIDER_MS));
    return reply.redirect(signInByCode(code), 303);
  }

  @Implements('POST /api/auth/exchange')
  async exchange({ body, context, request }: RequestOf<'POST /api/auth/exchange'>) {
    const { code } = body;
    const { token, refreshToken, user } = await this.services.identity.exchange(
      { code, browser: browserOf(request) ?? '', agent: agentOf(request) },
      context,
    );
    return {
      success: true as const,
      message: 'Başarıyla giriş yapıldı!',
      token,
      refreshToken,
      user: toAccountUser(user),
    };
  }

  async #begin(provider: ProviderName, request: FastifyRequest, reply: FastifyReply) {
    // The browser that returns from the provider must be the one that left.
    const browser = browserOf(request) ?? newBrowser();
    const { url } = await this.services.identity.beginProvider({ provider, browser }, contextOf(request, PROVIDER_MS));
    keepBrowser(reply, browser, this.settings);
    return reply.redirect(url, 303);
  }
}

const knownProvider = (provider: string): ProviderName => {
  if (provider === 'google' || provider === 'github') return provider;
  throw new ApiException(404);
};
