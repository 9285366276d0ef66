import type { LoginAnswer } from '@carsi/contracts/http/account';
import {
  authenticatorCodeBody,
  factorConfirmation,
  passkeyBody,
  secondFactorBody,
  type AuthenticatorAnswer,
  type FactorAddedAnswer,
  type FactorsAnswer,
  type PasskeyOptionsAnswer,
  type RecoveryCodesAnswer,
} from '@carsi/contracts/http/second-factor';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { agentOf } from '../answers/agent-of.js';
import { deviceIn, keepBrowser, newBrowser } from '../answers/browser.js';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toAccountUser } from './account.http.js';
import { toFactorAdded, toFactors } from './second-factor.http.js';

/** A password may be hashed on the way. */
const HASHING_MS = 5_000;

/** The second step of a sign-in, and what a person does with their factors. */
@Controller('api/auth')
export class SecondFactorController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('second-factor')
  @HttpCode(200)
  async secondFactor(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() raw: unknown,
  ): Promise<LoginAnswer> {
    const { challenge, code, credential } = read(secondFactorBody, raw);
    await this.limits.takeFrom('login', request);
    const browser = deviceIn(request) ?? newBrowser();
    const { token, refreshToken, user } = await this.services.identity.secondFactor(
      {
        challenge,
        agent: agentOf(request),
        browser,
        ...(code !== undefined && { code }),
        ...(credential && { credential }),
      },
      contextOf(request),
    );
    keepBrowser(reply, browser, this.settings);
    return { success: true, message: 'Başarıyla giriş yapıldı!', token, refreshToken, user: toAccountUser(user) };
  }

  @Get('factors')
  async factors(@Req() request: FastifyRequest): Promise<FactorsAnswer> {
    await this.#mine(request);
    return toFactors(await this.services.identity.factors({}, contextOf(request)));
  }

  @Post('factors/authenticator')
  @HttpCode(200)
  async beginAuthenticator(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AuthenticatorAnswer> {
    const given = await this.#confirmed(request, raw);
    const { secret, uri } = await this.services.identity.beginAuthenticator(given, contextOf(request, HASHING_MS));
    return { secret, uri };
  }

  @Post('factors/authenticator/confirm')
  @HttpCode(200)
  async finishAuthenticator(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<FactorAddedAnswer> {
    await this.#mine(request);
    const { code = '' } = read(authenticatorCodeBody, raw);
    await this.limits.takeFrom('login', request);
    return toFactorAdded(await this.services.identity.finishAuthenticator({ code }, contextOf(request)));
  }

  @Delete('factors/authenticator')
  async removeAuthenticator(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<FactorsAnswer> {
    const given = await this.#confirmed(request, raw);
    return toFactors(await this.services.identity.removeAuthenticator(given, contextOf(request, HASHING_MS)));
  }

  @Post('factors/recovery-codes')
  @HttpCode(200)
  async newRecoveryCodes(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<RecoveryCodesAnswer> {
    const given = await this.#confirmed(request, raw);
    const { recoveryCodes } = await this.services.identity.newRecoveryCodes(given, contextOf(request, HASHING_MS));
    return { recovery_codes: [...recoveryCodes] };
  }

  @Post('passkeys/options')
  @HttpCode(200)
  async beginPasskey(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<PasskeyOptionsAnswer> {
    const given = await this.#confirmed(request, raw);
    const { options } = await this.services.identity.beginPasskey(given, contextOf(request, HASHING_MS));
    return { options: { ...options } };
  }

  @Post('passkeys/verify')
  @HttpCode(200)
  async finishPasskey(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<FactorAddedAnswer> {
    await this.#mine(request);
    const { credential, name = '' } = read(passkeyBody, raw);
    return toFactorAdded(await this.services.identity.finishPasskey({ credential, name }, contextOf(request)));
  }

  @Delete('passkeys/:id')
  async removePasskey(
    @Req() request: FastifyRequest,
    @Param('id') passkeyId: string,
    @Body() raw: unknown,
  ): Promise<FactorsAnswer> {
    const given = await this.#confirmed(request, raw);
    const body = { passkeyId, ...given };
    return toFactors(await this.services.identity.removePasskey(body, contextOf(request, HASHING_MS)));
  }

  async #mine(request: FastifyRequest): Promise<void> {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
  }

  /** Every change may be asked with a password or a code, and counts like a sign-in. */
  async #confirmed(request: FastifyRequest, raw: unknown) {
    await this.#mine(request);
    const { password, challenge, code, credential } = read(factorConfirmation, raw ?? {});
    await this.limits.takeFrom('login', request);
    return {
      ...(password !== undefined && { password }),
      ...(challenge !== undefined && { challenge }),
      ...(code !== undefined && { code }),
      ...(credential && { credential }),
    };
  }
}
