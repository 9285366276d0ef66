import {
  emailBody,
  loginBody,
  refreshBody,
  registerBody,
  takeBackEmailBody,
  updatePasswordBody,
  verifyEmailBody,
  type LoginAnswer,
  type RegisterAnswer,
  type TakeBackEmailAnswer,
  type ToldAnswer,
  type TokensAnswer,
  type VerifyEmailAnswer,
} from '@carsi/contracts/http/account';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { agentOf } from '../answers/agent-of.js';
import { deviceIn, keepBrowser, newBrowser } from '../answers/browser.js';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';
import { toAccountUser } from './account.http.js';

const logoutBody = z.object({ token: z.string().max(10_000).optional() });
/** Hashing a password takes a moment, and there may be a queue. */
const HASHING_MS = 5_000;

/** The ways in and out, for people who are not signed in yet. */
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post('register')
  async register(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() raw: unknown,
  ): Promise<RegisterAnswer> {
    const body = read(registerBody, raw);
    await this.limits.takeFrom('register', request);
    const { email = '', password = '', full_name = '', user_type = '', company_name, phone } = body;
    const browser = deviceIn(request) ?? newBrowser();
    await this.services.identity.register(
      {
        email,
        password,
        fullName: full_name,
        userType: user_type,
        companyName: company_name ?? null,
        phone: phone ?? null,
        ...(body.accepted_terms !== undefined && { acceptedTerms: body.accepted_terms }),
        ...(body.marketing_consent !== undefined && { marketingConsent: body.marketing_consent }),
        agent: agentOf(request),
        browser,
      },
      contextOf(request, HASHING_MS),
    );
    keepBrowser(reply, browser, this.settings);
    return {
      success: true,
      message: 'Kayıt başarılı! E-posta kutunuzu kontrol ederek hesabınızı doğrulayın.',
      requiresEmailVerification: true,
      data: { user: { email_confirmed_at: null } },
    };
  }

  @Post('login')
  @HttpCode(200)
  async login(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() raw: unknown,
  ): Promise<LoginAnswer> {
    const { email = '', password = '' } = read(loginBody, raw);
    await this.limits.takeFrom('login', request);
    const browser = deviceIn(request) ?? newBrowser();
    const { token, refreshToken, user } = await this.services.identity.login(
      { email, password, agent: agentOf(request), browser },
      contextOf(request, HASHING_MS),
    );
    keepBrowser(reply, browser, this.settings);
    return { success: true, message: 'Başarıyla giriş yapıldı!', token, refreshToken, user: toAccountUser(user) };
  }

  @Post('refresh')
  @HttpCode(200)
  async refresh(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<TokensAnswer> {
    const { refreshToken } = read(refreshBody, raw);
    await this.limits.takeFrom('session', request);
    return this.services.identity.refresh({ refreshToken, agent: agentOf(request) }, contextOf(request));
  }

  /** Whatever the token is: who signs out is signed out. */
  @Post('logout')
  @HttpCode(200)
  async logout(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<{ success: true }> {
    const context = contextOf(request);
    const token = logoutBody.safeParse(raw ?? {}).data?.token ?? context.token;
    await this.limits.takeFrom('session', request);
    await this.services.identity.logout({ ...(token !== undefined && { token }) }, context);
    return { success: true };
  }

  @Post('reset-password')
  @HttpCode(200)
  async reset(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ToldAnswer> {
    const { email = '' } = read(emailBody, raw);
    await this.limits.takeFrom('mail', request);
    await this.services.identity.requestReset({ email }, contextOf(request));
    return { success: true, message: 'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.' };
  }

  @Post('resend-verification')
  @HttpCode(200)
  async resend(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ToldAnswer> {
    const { email } = read(emailBody, raw);
    await this.limits.takeFrom('mail', request);
    await this.services.identity.resendVerification(email === undefined ? {} : { email }, contextOf(request));
    return { success: true, message: 'Doğrulama e-postası tekrar gönderildi' };
  }

  @Post('update-password')
  @HttpCode(200)
  async updatePassword(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ToldAnswer> {
    const { newPassword = '', resetToken, currentPassword } = read(updatePasswordBody, raw);
    await this.limits.takeFrom('login', request);
    await this.services.identity.updatePassword(
      {
        newPassword,
        ...(resetToken !== undefined && { resetToken }),
        ...(currentPassword !== undefined && { currentPassword }),
        agent: agentOf(request),
      },
      contextOf(request, HASHING_MS),
    );
    return { success: true, message: 'Şifre başarıyla güncellendi' };
  }

  @Post('verify-email')
  @HttpCode(200)
  async verifyEmail(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<VerifyEmailAnswer> {
    const { token = '', password } = read(verifyEmailBody, raw);
    await this.limits.takeFrom(password === undefined ? 'session' : 'login', request);
    const browser = deviceIn(request);
    const { passwordToken, ...person } = await this.services.identity.verifyEmail(
      { token, ...(password !== undefined && { password }), ...(browser !== undefined && { browser }) },
      contextOf(request, HASHING_MS),
    );
    const user = toAccountUser(person);
    const set = passwordToken !== undefined && { password_token: passwordToken };
    return { success: true, message: 'E-posta başarıyla doğrulandı!', user, ...set };
  }

  /** What the former address was mailed; whoever has the link need not be signed in. */
  @Post('take-back-email')
  @HttpCode(200)
  async takeBackEmail(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<TakeBackEmailAnswer> {
    const { token = '' } = read(takeBackEmailBody, raw);
    await this.limits.takeFrom('session', request);
    const { email, passwordToken } = await this.services.identity.takeBackEmail({ token }, contextOf(request));
    return { success: true, message: 'E-posta adresiniz geri alındı.', email, password_token: passwordToken };
  }
}
