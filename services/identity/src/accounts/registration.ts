import { register } from '@carsi/contracts/identity/calls';
import { sleep } from '@carsi/platform/clock';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, type CallContext } from '@carsi/platform/platform';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import { hashPassword } from '../password/hash.js';
import type { Passwords } from '../password/passwords.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { KnownDevices } from '../session/known-devices.js';
import { checkRegistration, type Registration } from '../user/registration.js';
import type { Users } from './users.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Minimum response time, so that the duration of the work is invisible from outside. */
const SHORTEST_MS = 300;

/** Answers alike, in words and in time, whether or not the address is known; the truth goes to the mailbox. */
export class RegistrationFlow {
  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids'> & {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly devices: KnownDevices;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly secret: ServerSecret;
    },
  ) {}

  async register(body: unknown, context: CallContext): Promise<{ registered: true }> {
    const typed = parse(register, body);
    const registration = checkRegistration(typed);
    const emailKey = this.parts.secret.emailKey(registration.email);
    await this.parts.attempts.take('register', emailKey);
    const work = async (): Promise<void> => {
      const hash = await hashPassword(registration.password, context.deadline);
      const known = await this.parts.users.byEmail(emailKey);
      if (known) await this.#remind(known.id, context);
      else await this.#register(registration, emailKey, hash, typed.browser, context);
    };
    await Promise.all([work(), sleep(this.parts.clock, SHORTEST_MS)]);
    return { registered: true };
  }

  async #register(
    registration: Registration,
    emailKey: string,
    hash: string,
    browser: string | undefined,
    context: CallContext,
  ): Promise<void> {
    const { password: _hashed, ...data } = registration;
    const userId = this.parts.ids.next();
    const command = {
      type: 'RegisterUser' as const,
      data: { ...data, emailKey, emailVerified: false },
      meta: metaOf(context, this.parts.clock, userId),
    };
    const [registered] = await Promise.allSettled([
      this.parts.users.run(userId, command, { fresh: true }),
      this.parts.passwords.set(userId, hash, { proven: false }),
      this.parts.devices.remember(userId, browser),
    ]);
    if (registered.status === 'fulfilled') return;
    await this.parts.passwords.remove(userId);
    await this.parts.devices.erase(userId);
    if (!(registered.reason instanceof ReservationConflict)) throw registered.reason;
    const first = await this.parts.users.byEmail(emailKey);
    // Registered a moment ago and not projected yet: the next attempt finds it.
    if (first) await this.#remind(first.id, context);
  }

  async #remind(userId: string, { commandId }: CallContext): Promise<void> {
    if ((await this.parts.users.registeredBy(userId)) === commandId) return;
    await this.parts.mails.ask('already-registered', userId);
  }
}
