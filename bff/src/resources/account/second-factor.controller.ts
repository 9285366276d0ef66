import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { agentOf } from '../../answers/agent-of.js';
import { deviceIn, keepBrowser, newBrowser } from '../../answers/browser.js';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SETTINGS, type Settings } from '../../settings.js';
import { toAccountUser } from './account.http.js';
import { toFactorAdded, toFactors } from './second-factor.http.js';

/** A password may be hashed on the way. */
const HASHING_MS = 5_000;

type Confirmation = RequestOf<'POST /api/auth/factors/authenticator'>['body'];

/** The second step of a sign-in, and what a person does with their factors. */
@Controller()
export class SecondFactorController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Implements('POST /api/auth/second-factor')
  async secondFactor({ body, context, request, reply }: RequestOf<'POST /api/auth/second-factor'>) {
    const { challenge, code, credential } = body;
    const browser = deviceIn(request) ?? newBrowser();
    const { token, refreshToken, user } = await this.services.identity.secondFactor(
      {
        challenge,
        agent: agentOf(request),
        browser,
        ...(code !== undefined && { code }),
        ...(credential && { credential }),
      },
      context,
    );
    keepBrowser(reply, browser, this.settings);
    return {
      success: true as const,
      message: 'Başarıyla giriş yapıldı!',
      token,
      refreshToken,
      user: toAccountUser(user),
    };
  }

  @Implements('GET /api/auth/factors')
  async factors({ context }: RequestOf<'GET /api/auth/factors'>) {
    return toFactors(await this.services.identity.factors({}, context));
  }

  @Implements('POST /api/auth/factors/authenticator')
  async beginAuthenticator({ body, request }: RequestOf<'POST /api/auth/factors/authenticator'>) {
    const given = await this.#confirmed(request, body);
    const { secret, uri } = await this.services.identity.beginAuthenticator(given, contextOf(request, HASHING_MS));
    return { secret, uri };
  }

  @Implements('POST /api/auth/factors/authenticator/confirm')
  async finishAuthenticator({ body, context, request }: RequestOf<'POST /api/auth/factors/authenticator/confirm'>) {
    const { code = '' } = body;
    await this.limits.takeFrom('login', request);
    return toFactorAdded(await this.services.identity.finishAuthenticator({ code }, context));
  }

  @Implements('DELETE /api/auth/factors/authenticator')
  async removeAuthenticator({ body, request }: RequestOf<'DELETE /api/auth/factors/authenticator'>) {
    const given = await this.#confirmed(request, body);
    return toFactors(await this.services.identity.removeAuthenticator(given, contextOf(request, HASHING_MS)));
  }

  @Implements('POST /api/auth/factors/recovery-codes')
  async newRecoveryCodes({ body, request }: RequestOf<'POST /api/auth/factors/recovery-codes'>) {
    const given = await this.#confirmed(request, body);
    const { recoveryCodes } = await this.services.identity.newRecoveryCodes(given, contextOf(request, HASHING_MS));
    return { recovery_codes: [...recoveryCodes] };
  }

  @Implements('POST /api/auth/passkeys/options')
  async beginPasskey({ body, request }: RequestOf<'POST /api/auth/passkeys/options'>) {
    const given = await this.#confirmed(request, body);
    const { options } = await this.services.identity.beginPasskey(given, contextOf(request, HASHING_MS));
    return { options: { ...options } };
  }

  @Implements('POST /api/auth/passkeys/verify')
  async finishPasskey({ body, context }: RequestOf<'POST /api/auth/passkeys/verify'>) {
    const { credential, name = '' } = body;
    return toFactorAdded(await this.services.identity.finishPasskey({ credential, name }, context));
  }

  @Implements('DELETE /api/auth/passkeys/{id}')
  async removePasskey({ params: { id: passkeyId }, body, request }: RequestOf<'DELETE /api/auth/passkeys/{id}'>) {
    const given = await this.#confirmed(request, body);
    const command = { passkeyId, ...given };
    return toFactors(await this.services.identity.removePasskey(command, contextOf(request, HASHING_MS)));
  }

  /** Every change may require a password or a code, and counts like a sign-in. */
  async #confirmed(request: FastifyRequest, { password, challenge, code, credential }: Confirmation) {
    await this.limits.takeFrom('login', request);
    return {
      ...(password !== undefined && { password }),
      ...(challenge !== undefined && { challenge }),
      ...(code !== undefined && { code }),
      ...(credential && { credential }),
    };
  }
}
