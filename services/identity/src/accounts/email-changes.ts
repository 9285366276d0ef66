import { verifyEmail, type VerifiedPerson, type VerifyEmail } from '@carsi/contracts/identity/address-links';
import { changeEmail } from '@carsi/contracts/identity/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, type Clock, type CallContext } from '@carsi/platform/platform';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { KnownDevices } from '../session/known-devices.js';
import type { Revocation } from '../session/revocation.js';
import type { FoundToken, Tokens } from '../token/tokens.js';
import { z } from 'zod';
import type { Caller } from '../session/caller.js';
import { requiredEmail } from '../user/registration.js';
import type { PasswordChanges } from './password-changes.js';
import type { Possession } from './possession.js';
import type { Users } from './users.js';

const resendBody = z.object({ email: z.string().max(10_000).optional() });

/** Evidence that comes with a link: the session, the password, and the secret of the browser. */
interface Opened extends Omit<VerifyEmail, 'token'> {
  readonly person: PersonActor | undefined;
  readonly context: CallContext;
}

/** Verifies addresses by a mailed link. */
export class EmailChanges {
  constructor(
    private readonly parts: {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly confirming: PasswordChanges;
      readonly possession: Possession;
      readonly revocation: Revocation;
      readonly devices: KnownDevices;
      readonly tokens: Tokens;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly secret: ServerSecret;
      readonly clock: Clock;
      readonly who: Caller;
    },
  ) {}

  async resendVerification(body: unknown, context: CallContext): Promise<{ sent: true }> {
    const { email } = parse(resendBody, body);
    if (context.token !== undefined && !email?.trim()) await this.#resendTo((await this.parts.who.person(context)).id);
    else await this.#resend(email ?? '');
    return { sent: true };
  }

  /** Alike whether or not the address is known, and whether or not it proved itself already. */
  async #resend(email: string): Promise<void> {
    const emailKey = this.parts.secret.emailKey(requiredEmail(email));
    await this.parts.attempts.take('resend', emailKey);
    const person = await this.parts.users.byEmail(emailKey);
    const isUnproven = person && person.row.emailVerifiedAt === null;
    await (isUnproven ? this.parts.mails.ask('verify-email', person.id) : this.parts.mails.askNothing());
  }

  async #resendTo(userId: string): Promise<void> {
    const { emailKey, emailVerified } = await this.parts.users.state(userId);
    await this.parts.attempts.take('resend', emailKey);
    if (!emailVerified) await this.parts.mails.ask('verify-email', userId);
  }

  /** `passwordToken` where the password was removed: the person sets a new one with it. */
  async verifyEmail(body: unknown, context: CallContext): Promise<VerifiedPerson> {
    const person = await this.parts.who.personIfAny(context);
    const { token, ...given } = parse(verifyEmail, body);
    const found = await this.parts.tokens.find(token, ['verify-email', 'change-email']);
    if (!found) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    const opened = { ...given, person, context };
    if (found.kind === 'change-email') await this.#change(found, opened);
    const isClaimed = found.kind === 'verify-email' && (await this.#verify(found, opened));
    const view = await this.parts.users.person(found.userId);
    return isClaimed ? { ...view, passwordToken: await this.#passwordToken(found.userId) } : view;
  }

  /** Refuses EMAIL_UNVERIFIED: without a verified address the account may belong to another person. */
  async changeEmail(body: unknown, context: CallContext): Promise<{ sent: true }> {
    const actor = await this.parts.who.person(context);
    const { email: typed, password } = parse(changeEmail, body);
    const email = requiredEmail(typed);
    const emailKey = this.parts.secret.emailKey(email);
    const known = await this.parts.users.state(actor.id);
    if (!known.emailVerified) throw new Refusal('EMAIL_UNVERIFIED');
    await this.parts.confirming.confirmAnyhow(actor, password, context.deadline);
    if (known.emailKey === emailKey) throw new Refusal('EMAIL_UNCHANGED');
    await this.parts.attempts.take('change-email', actor.id);
    const holder = await this.parts.users.byEmail(emailKey);
    if (holder) await this.parts.mails.ask('already-registered', holder.id);
    else await this.parts.mails.ask('change-email', actor.id, { email });
    return { sent: true };
  }

  /** True where nothing showed that the person who opened the link had set the password: it was removed, with every session. */
  async #verify(found: FoundToken, { person, password, browser, context }: Opened): Promise<boolean> {
    const { id, userId, emailKey, usedAt } = found;
    const user = await this.parts.users.state(userId);
    if (user.emailKey !== emailKey) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    // The link did its work before: what it answers stays the same, however late it is opened again.
    if (usedAt !== null && user.emailVerified) return false;
    this.#requireFresh(found);
    if (password !== undefined && !user.emailVerified)
      await this.parts.confirming.confirm(userId, password, context.deadline);
    const isTheirs =
      user.emailVerified ||
      password !== undefined ||
      person?.id === userId ||
      (await this.parts.devices.knows(userId, browser)) ||
      (await this.parts.passwords.of(userId)) === null;
    // First: a crash in between must not leave a verified address with a stranger's password.
    if (isTheirs) await this.parts.revocation.because('address-verified', userId);
    else await this.parts.possession.take(userId);
    const meta = { ...metaOf(context, this.parts.clock, userId), commandId: `verify-by-${id}` };
    await this.parts.users.run(userId, { type: 'VerifyEmail', data: { emailKey }, meta });
    if (isTheirs) await this.parts.passwords.prove(userId);
    await this.parts.tokens.use(id);
    return !isTheirs;
  }

  #requireFresh(found: FoundToken): void {
    if (this.parts.tokens.isTooOld(found)) throw new Refusal('VERIFICATION_TOKEN_EXPIRED');
  }

  async #passwordToken(userId: string): Promise<string> {
    return this.parts.tokens.make('reset', userId, (await this.parts.users.state(userId)).emailKey);
  }

  /** The link alone proves access to the new mailbox. Ownership of the account is proven by a session or the password. */
  async #change(found: FoundToken, { person, password, context }: Opened): Promise<void> {
    const { id, userId, emailKey, email, usedAt } = found;
    if (person?.id !== userId) await this.#confirmWithout(userId, password, context);
    if (usedAt !== null || email === null) return;
    this.#requireFresh(found);
    const before = await this.parts.users.profile(userId);
    const user = await this.parts.users.state(userId);
    const newKey = this.parts.secret.emailKey(email);
    if (user.emailKey !== emailKey && user.emailKey !== newKey) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    const meta = { ...metaOf(context, this.parts.clock, userId), commandId: `change-by-${id}` };
    try {
      await this.parts.users.run(userId, { type: 'ChangeEmail', data: { email, emailKey: newKey }, meta });
    } catch (error) {
      if (error instanceof ReservationConflict) throw new Refusal('EMAIL_TAKEN');
      throw error;
    }
    if (before && before.email !== email) await this.#notifyFormerAddress(found, before.email, newKey, meta.at);
    await this.parts.tokens.use(id);
    await this.parts.revocation.because('address-changed', userId);
  }

  /** The former address may take the account back, unless that returns to one from before it: user/state.ts. */
  async #notifyFormerAddress({ id, userId }: FoundToken, email: string, newKey: string, at: string): Promise<void> {
    const { formerKeys } = await this.parts.users.state(userId);
    const template = formerKeys.includes(newKey) ? 'email-restored' : 'email-changed';
    const data = { email, at, change: String(formerKeys.length) };
    await this.parts.mails.ask(template, userId, data, `email-changed-${id}`);
  }

  async #confirmWithout(userId: string, password: string | undefined, { deadline }: CallContext): Promise<void> {
    if ((await this.parts.passwords.of(userId)) === null) throw new Refusal('SIGN_IN_REQUIRED');
    if (!password) throw new Refusal('PASSWORD_REQUIRED');
    await this.parts.confirming.confirm(userId, password, deadline);
  }
}
