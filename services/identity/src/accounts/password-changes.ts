import { updatePassword } from '@carsi/contracts/identity/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import { hashPassword } from '../password/hash.js';
import type { Passwords } from '../password/passwords.js';
import { checkPassword } from '../password/rules.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Revocation } from '../session/revocation.js';
import type { Tokens } from '../token/tokens.js';
import { z } from 'zod';
import type { Caller } from '../session/caller.js';
import { requiredEmail } from '../user/registration.js';
import type { Users } from './users.js';

/** A sign-in within this time replaces the password as a confirmation. */
export const FRESH_S = 10 * 60;
const resetBody = z.object({ email: z.string().max(10_000) });

export class PasswordChanges {
  constructor(
    private readonly parts: {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly revocation: Revocation;
      readonly tokens: Tokens;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly secret: ServerSecret;
      readonly clock: Clock;
      readonly who: Caller;
    },
  ) {}

  /** Alike whether or not the address is known. */
  async requestReset(body: unknown): Promise<{ sent: true }> {
    const { email } = parse(resetBody, body);
    const emailKey = this.parts.secret.emailKey(requiredEmail(email, 'RESET_EMAIL_REQUIRED'));
    await this.parts.attempts.take('reset', emailKey);
    const person = await this.parts.users.byEmail(emailKey);
    await (person ? this.parts.mails.ask('reset-password', person.id) : this.parts.mails.askNothing());
    return { sent: true };
  }

  /** Needs no session where a link was opened. */
  async updatePassword(body: unknown, context: CallContext): Promise<{ changed: true }> {
    const { newPassword, resetToken, currentPassword } = parse(updatePassword, body);
    if (resetToken !== undefined) await this.#reset(resetToken, newPassword, context);
    else await this.#change(newPassword, currentPassword, context);
    return { changed: true };
  }

  async #change(newPassword: string, currentPassword: string | undefined, context: CallContext): Promise<void> {
    const { id, userType } = await this.parts.who.person(context);
    // Also in a session without admin rights: what is set counts for the next one.
    const password = checkPassword(newPassword, { admin: userType === 'admin' });
    const known = await this.parts.passwords.of(id);
    // Checked again: a password that was removed before this was read went with its sessions.
    const { sessionId, signedInAt } = await this.parts.who.person(context);
    if (currentPassword !== undefined) await this.confirm(id, currentPassword, context.deadline);
    else this.#assertFresh(signedInAt);
    const { emailVerified } = await this.parts.users.state(id);
    const hash = await hashPassword(password, context.deadline);
    if (!(await this.parts.passwords.set(id, hash, { proven: emailVerified, instead: known })))
      throw new Refusal('TRY_AGAIN');
    await this.#changed(id);
    await this.parts.revocation.because('password-changed', id, sessionId);
  }

  /** Refuses PASSWORD_WRONG. Counted separately from sign-in attempts, so that strangers cannot lock an owner out. */
  async confirm(userId: string, typed: string, until?: number): Promise<void> {
    await this.parts.attempts.take('confirm', userId);
    const known = await this.parts.passwords.of(userId);
    if (!(await this.parts.passwords.isRight(typed, known, until))) throw new Refusal('PASSWORD_WRONG');
    await this.parts.attempts.clear('confirm', userId);
  }

  /** By the password, where there is one; else by a fresh sign-in. */
  async confirmAnyhow({ id, signedInAt }: PersonActor, typed: string | undefined, until?: number): Promise<void> {
    if ((await this.parts.passwords.of(id)) === null) return this.#assertFresh(signedInAt);
    if (typed === undefined || typed === '') throw new Refusal('PASSWORD_REQUIRED');
    return this.confirm(id, typed, until);
  }

  /** The new password is validated first: an invalid one must not use up the link. */
  async #reset(token: string, newPassword: string, context: CallContext): Promise<void> {
    const found = await this.parts.tokens.find(token, ['reset', 'set-up']);
    if (!found || found.usedAt !== null || this.parts.tokens.isTooOld(found)) throw new Refusal('RESET_TOKEN_INVALID');
    const { userId, emailKey } = found;
    const user = await this.parts.users.state(userId);
    if (user.emailKey !== emailKey) throw new Refusal('RESET_TOKEN_INVALID');
    const password = checkPassword(newPassword, { admin: (await this.parts.users.allAdmins()).includes(userId) });
    const hash = await hashPassword(password, context.deadline);
    if (!(await this.parts.tokens.use(found.id))) throw new Refusal('RESET_TOKEN_INVALID');
    // Before and after, as in accounts/possession.ts.
    await this.parts.revocation.because('password-reset', userId);
    await this.parts.passwords.set(userId, hash, { proven: true });
    await this.parts.revocation.because('password-reset', userId);
    await this.#changed(userId);
    await this.parts.attempts.clear('login', emailKey);
    // Opening the link proves access to the mailbox: the address is verified.
    const meta = { ...metaOf(context, this.parts.clock, userId), commandId: `verify-by-${found.id}` };
    await this.parts.users.run(userId, { type: 'VerifyEmail', data: { emailKey }, meta });
  }

  async #changed(userId: string): Promise<void> {
    await this.parts.mails.ask('password-changed', userId, { at: this.parts.clock.now().toISOString() });
  }

  #assertFresh(signedInAt: number): void {
    if (this.parts.clock.now().getTime() / 1000 - signedInAt > FRESH_S) throw new Refusal('REAUTH_REQUIRED');
  }
}
