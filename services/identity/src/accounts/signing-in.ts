import { login, refresh, type Login, type Refresh, type SignedIn, type Tokens } from '@carsi/contracts/identity';
import { Refusal } from '@carsi/kernel/refusal';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { Session, Sessions } from '../session/sessions.js';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import { tokenHash, type ServerSecret } from '../secret/server-secret.js';
import type { AccessTokens } from '../session/access-tokens.js';
import { isTooShortForAdmins } from '../password/rules.js';
import { deviceOf } from '../session/device.js';
import type { KnownDevices } from '../session/known-devices.js';
import { emailOf } from '../user/email.js';
import type { Factors } from '../factors/factors.js';
import type { Proofs } from '../factors/proofs.js';
import type { Standing, Users } from './users.js';

/** What was shown besides: the password, by when it was set, and a second factor. */
interface Shown {
  readonly browser?: string;
  readonly passwordChangedAt?: string;
  readonly secondFactor?: boolean;
}

export class SigningIn {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly accessTokens: AccessTokens,
    private readonly attempts: Attempts,
    private readonly mails: Mails,
    private readonly factors: Factors,
    private readonly proofs: Proofs,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
  ) {}

  /** Alike in words and in time whether the address or the password is wrong. */
  async login(body: Login, { deadline }: Pick<CallContext, 'deadline'>): Promise<SignedIn> {
    const { email, password, agent, browser } = parse(login, body);
    if (email.trim() === '') throw new Refusal('EMAIL_REQUIRED');
    if (password === '') throw new Refusal('PASSWORD_REQUIRED');
    const normal = emailOf(email);
    const emailKey = normal === undefined ? undefined : this.secret.emailKey(normal);
    const person = emailKey === undefined ? undefined : await this.users.byEmail(emailKey);
    const account = emailKey && (await this.#attemptsOf(emailKey, person?.id, browser));
    if (account) await this.attempts.take('login', account);
    const known = await this.passwords.of(person?.id);
    if (!(await this.passwords.isRight(password, known, deadline)) || !person || !known)
      throw new Refusal('LOGIN_FAILED');
    // Whoever was made an admin may have a password from before.
    if (isTooShortForAdmins(password) && (await this.users.allAdmins()).includes(person.id))
      throw new Refusal('ADMIN_PASSWORD_OLD');
    await this.attempts.clear('login', account!);
    await this.passwords.renew(password, known);
    const shown = { passwordChangedAt: known.changedAt, ...(browser !== undefined && { browser }) };
    const signedIn = await this.begin(person.id, agent, shown);
    // A reset that came between ended all sessions; this one was not there yet.
    if (!(await this.passwords.isStill(known))) {
      await this.sessions.end(person.id, signedIn.sessionId);
      throw new Refusal('LOGIN_FAILED');
    }
    const { token, refreshToken } = signedIn;
    return { token, refreshToken, user: await this.users.person(person.id) };
  }

  /**
   * A session for somebody who has shown who they are, by a password or by Google or GitHub. How they stand is read after it was
   * written: whatever ends all sessions meanwhile either finds this one, or is seen here. Refuses SECOND_FACTOR_REQUIRED with a
   * challenge where a factor is owed: there is no other way to a session.
   */
  async begin(userId: string, agent: string, shown: Shown = {}): Promise<Tokens & { readonly sessionId: string }> {
    const { browser, passwordChangedAt, secondFactor = false } = shown;
    const challenge = secondFactor ? undefined : await this.proofs.ask(userId, 'sign-in', passwordChangedAt);
    if (challenge) throw new Refusal('SECOND_FACTOR_REQUIRED', { ...challenge });
    const device = deviceOf(agent);
    const { session, refreshToken } = await this.sessions.begin(userId, device, secondFactor);
    const standing = await this.users.standing(userId);
    // Their own erasure a person may take back, an admin's not: there is nothing for them to sign in to.
    if (!standing || standing.erasedByAdmin) {
      await this.sessions.end(userId, session.id);
      throw new Refusal(standing ? 'ERASURE_BY_ADMIN' : 'LOGIN_FAILED');
    }
    if (await this.devices.isNew(userId, device))
      await this.mails.ask('new-sign-in', userId, { device, at: this.clock.now().toISOString() });
    await this.devices.remember(userId, browser);
    return { token: await this.#tokenOf(session, standing), refreshToken, sessionId: session.id };
  }

  /** What strangers try counts for the account; a browser that signed in to it before has a count of its own, which they cannot use up. */
  async #attemptsOf(emailKey: string, userId: string | undefined, browser: string | undefined): Promise<string> {
    const isKnown = userId !== undefined && (await this.devices.knows(userId, browser));
    return isKnown ? `${emailKey}\n${tokenHash(browser!)}` : emailKey;
  }

  async refresh(body: Refresh): Promise<Tokens> {
    const { session, refreshToken } = await this.sessions.refresh(parse(refresh, body).refreshToken);
    const standing = await this.users.standing(session.userId);
    if (!standing) throw new Refusal('SESSION_ENDED');
    return { token: await this.#tokenOf(session, standing), refreshToken };
  }

  /** An admin whose factors are gone is none until there is one again. */
  async #tokenOf(session: Session, standing: Standing): Promise<string> {
    const shown = session.factorAt !== undefined && (await this.factors.has(session.userId));
    return this.accessTokens.of(session, standing, shown);
  }

  /** Never refuses: a token that was never ours ends nothing. */
  async logout(token: unknown): Promise<void> {
    const found = typeof token === 'string' ? await this.accessTokens.sessionOf(token) : undefined;
    if (found) await this.sessions.end(found.userId, found.sessionId);
  }
}
