import { Controller, Inject } from '@nestjs/common';
import { z } from 'zod';
import { agentOf } from '../../answers/agent-of.js';
import { deviceIn, keepBrowser, newBrowser } from '../../answers/browser.js';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SETTINGS, type Settings } from '../../settings.js';
import { toAccountUser } from './account.http.js';

const logoutBody = z.object({ token: z.string().max(10_000).optional() });
/** Hashing a password takes a moment, and there may be a queue. */
const HASHING_MS = 5_000;

/** The ways in and out, for people who are not signed in yet. */
@Controller()
export class AuthController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Implements('POST /api/auth/register')
  async register({ body, request, reply }: RequestOf<'POST /api/auth/register'>) {
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
      success: true as const,
      message: 'Kayıt başarılı! E-posta kutunuzu kontrol ederek hesabınızı doğrulayın.',
      requiresEmailVerification: true as const,
      data: { user: { email_confirmed_at: null } },
    };
  }

  @Implements('POST /api/auth/login')
  async login({ body, request, reply }: RequestOf<'POST /api/auth/login'>) {
    const { email = '', password = '' } = body;
    const browser = deviceIn(request) ?? newBrowser();
    const { token, refreshToken, user } = await this.services.identity.login(
      { email, password, agent: agentOf(request), browser },
      contextOf(request, HASHING_MS),
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

  @Implements('POST /api/auth/refresh')
  async refresh({ body, context, request }: RequestOf<'POST /api/auth/refresh'>) {
    const { refreshToken } = body;
    return this.services.identity.refresh({ refreshToken, agent: agentOf(request) }, context);
  }

  /** Whatever the token is: its session ends. */
  @Implements('POST /api/auth/logout')
  async logout({ context, request }: RequestOf<'POST /api/auth/logout'>) {
    const token = logoutBody.safeParse(request.body ?? {}).data?.token ?? context.token;
    await this.services.identity.logout({ ...(token !== undefined && { token }) }, context);
    return { success: true as const };
  }

  @Implements('POST /api/auth/reset-password')
  async reset({ body, context }: RequestOf<'POST /api/auth/reset-password'>) {
    const { email = '' } = body;
    await this.services.identity.requestReset({ email }, context);
    return { success: true as const, message: 'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.' };
  }

  @Implements('POST /api/auth/resend-verification')
  async resend({ body, context }: RequestOf<'POST /api/auth/resend-verification'>) {
    const { email } = body;
    await this.services.identity.resendVerification(email === undefined ? {} : { email }, context);
    return { success: true as const, message: 'Doğrulama e-postası tekrar gönderildi' };
  }

  @Implements('POST /api/auth/update-password')
  async updatePassword({ body, request }: RequestOf<'POST /api/auth/update-password'>) {
    const { newPassword = '', resetToken, currentPassword } = body;
    await this.services.identity.updatePassword(
      {
        newPassword,
        ...(resetToken !== undefined && { resetToken }),
        ...(currentPassword !== undefined && { currentPassword }),
        agent: agentOf(request),
      },
      contextOf(request, HASHING_MS),
    );
    return { success: true as const, message: 'Şifre başarıyla güncellendi' };
  }

  @Implements('POST /api/auth/verify-email')
  async verifyEmail({ body, request }: RequestOf<'POST /api/auth/verify-email'>) {
    const { token = '', password } = body;
    await this.limits.takeFrom(password === undefined ? 'session' : 'login', request);
    const browser = deviceIn(request);
    const { passwordToken, ...person } = await this.services.identity.verifyEmail(
      { token, ...(password !== undefined && { password }), ...(browser !== undefined && { browser }) },
      contextOf(request, HASHING_MS),
    );
    const user = toAccountUser(person);
    const set = passwordToken !== undefined && { password_token: passwordToken };
    return { success: true as const, message: 'E-posta başarıyla doğrulandı!', user, ...set };
  }

  /** Used by the link mailed to the former address; no sign-in is required. */
  @Implements('POST /api/auth/take-back-email')
  async takeBackEmail({ body, context }: RequestOf<'POST /api/auth/take-back-email'>) {
    const { token = '' } = body;
    const { email, passwordToken } = await this.services.identity.takeBackEmail({ token }, context);
    return { success: true as const, message: 'E-posta adresiniz geri alındı.', email, password_token: passwordToken };
  }
}
