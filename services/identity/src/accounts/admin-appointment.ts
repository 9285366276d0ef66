import { Refusal } from '@carsi/kernel/refusal';
import type { Meta } from '@carsi/kernel/event';
import type { Access } from '@carsi/platform/hosting/access';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, type CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import { recoveryLink } from '../mail/email-text.js';
import type { Mails } from '../mail/mails.js';
import { hashPassword } from '../password/hash.js';
import type { Passwords } from '../password/passwords.js';
import { checkPassword } from '../password/rules.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Revocation } from '../session/revocation.js';
import type { Tokens } from '../token/tokens.js';
import { requiredEmail } from '../user/registration.js';
import { nameOf } from '../user/texts.js';
import type { Possession } from './possession.js';
import type { Users } from './users.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const appointed = z.object({
  email: z.string().max(10_000),
  password: z.string().max(10_000).optional(),
  fullName: z.string().max(10_000).optional(),
});

/** Admins created by an operator, by command or by the configuration. */
export class AdminAppointment {
  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids'> & {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly possession: Possession;
      readonly revocation: Revocation;
      readonly tokens: Tokens;
      readonly mails: Mails;
      readonly secret: ServerSecret;
      readonly site: string;
      readonly access: Pick<Access, 'requireOperator'>;
    },
  ) {}

  async createAdmin(body: unknown, context: CallContext): Promise<{ userId: string; setUpUrl: string | null }> {
    return this.#create(body, this.parts.access.requireOperator(context).id);
  }

  async hasAdmin(_body: unknown, context: CallContext): Promise<{ hasAdmin: boolean }> {
    this.parts.access.requireOperator(context);
    return { hasAdmin: (await this.parts.users.allAdmins()).length > 0 };
  }

  /**
   * The operator vouches for the address. An account that was registered with it unverified is not trusted: its password and
   * sessions are removed. Returns a link to set a password if there is none afterwards.
   */
  async #create(body: unknown, by: string): Promise<{ userId: string; setUpUrl: string | null }> {
    const { email: typed, password: typedPassword, fullName } = parse(appointed, body);
    const email = requiredEmail(typed);
    const password = typedPassword === undefined ? undefined : checkPassword(typedPassword, { admin: true });
    const emailKey = this.parts.secret.emailKey(email);
    const userId = await this.#userOf(email, emailKey, nameOf(fullName ?? 'Yönetici', 'NAME_REQUIRED'), by);
    const { emailVerified, erasure } = await this.parts.users.state(userId);
    if (erasure) throw new Refusal('ERASURE_SCHEDULED');
    const verifiedAt = emailVerified ? ((await this.parts.users.profile(userId))?.emailVerifiedAt ?? null) : null;
    await this.parts.possession.takeUnlessProven(userId, verifiedAt);
    if (!emailVerified)
      await this.parts.users.run(userId, { type: 'VerifyEmail', data: { emailKey }, meta: this.#meta(by) });
    if (password !== undefined) {
      await this.parts.passwords.set(userId, await hashPassword(password), { proven: true });
      await this.parts.revocation.because('password-reset', userId);
    }
    await this.parts.users.appoint(userId, this.#meta(by));
    if (await this.parts.passwords.of(userId)) return { userId, setUpUrl: null };
    return {
      userId,
      setUpUrl: recoveryLink(this.parts.site, await this.parts.tokens.make('set-up', userId, emailKey)),
    };
  }

  /** At every start: whom the configuration names is an admin. Without a password a link is mailed. */
  async ensure({ email, password }: { readonly email: string; readonly password?: string | undefined }): Promise<void> {
    const known = await this.parts.users.byEmail(this.parts.secret.emailKey(requiredEmail(email)));
    if (known && (await this.parts.users.allAdmins()).includes(known.id)) return;
    const { userId, setUpUrl } = await this.#create({ email, ...(password && { password }) }, 'configuration');
    if (setUpUrl) await this.parts.mails.ask('set-up-admin', userId, {}, `set-up-admin-${userId}`);
  }

  async #userOf(email: string, emailKey: string, fullName: string, by: string): Promise<string> {
    const known = await this.parts.users.byEmail(emailKey);
    if (known) return known.id;
    const userId = this.parts.ids.next();
    const person = { email, emailKey, fullName, phone: null, companyName: null, userType: null };
    const data = { ...person, emailVerified: true, consents: [] };
    try {
      await this.parts.users.run(userId, { type: 'RegisterUser', data, meta: this.#meta(by) }, { fresh: true });
      return userId;
    } catch (error) {
      if (!(error instanceof ReservationConflict)) throw error;
      // Another replica starts at the same moment.
      const first = await this.parts.users.byEmail(emailKey);
      if (!first) throw new Refusal('TRY_AGAIN');
      return first.id;
    }
  }

  #meta(by: string): Meta {
    const commandId = this.parts.ids.next();
    return { by, at: this.parts.clock.now().toISOString(), commandId, correlationId: commandId };
  }
}
