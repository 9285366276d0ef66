import { login, refresh, type Refresh } from '@carsi/contracts/identity/calls';
import type { SignedIn, Tokens } from '@carsi/contracts/identity/person';
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

/** Evidence beside the challenge: the password, by its change time, and a second factor. */
interface Shown {
  readonly browser?: string;
  readonly passwordChangedAt?: string;
  readonly secondFactor?: boolean;
}

export class SignInFlow {
  constructor(
    private readonly parts: {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly sessions: Sessions;
      readonly devices: KnownDevices;
      readonly accessTokens: AccessTokens;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly factors: Factors;
      readonly proofs: Proofs;
      readonly secret: ServerSecret;
      readonly clock: Clock;
    },
  ) {}

  /** Alike in words and in time whether the address or the password is wrong. */
  async login(body: unknown, { deadline }: Pick<CallContext, 'deadline'>): Promise<SignedIn> {
    const { email, password, agent, browser } = parse(login, body);
    if (email.trim() === '') throw new Refusal('EMAIL_REQUIRED');
    if (password === '') throw new Refusal('PASSWORD_REQUIRED');
    const normal = emailOf(email);
    const emailKey = normal === undefined ? undefined : this.parts.secret.emailKey(normal);
    const person = emailKey === undefined ? undefined : await this.parts.users.byEmail(emailKey);
    const account = emailKey && (await this.#attemptsOf(emailKey, person?.id, browser));
    if (account) await this.parts.attempts.take('login', account);
    const known = await this.parts.passwords.of(person?.id);
    if (!(await this.parts.passwords.isRight(password, known, deadline)) || !person || !known)
      throw new Refusal('LOGIN_FAILED');
    // A new admin may still have an old, short password.
    if (isTooShortForAdmins(password) && (await this.parts.users.allAdmins()).includes(person.id))
      throw new Refusal('ADMIN_PASSWORD_OLD');
    await this.parts.attempts.clear('login', account!);
    await this.parts.passwords.renew(password, known);
    const shown = { passwordChangedAt: known.changedAt, ...(browser !== undefined && { browser }) };
    const signedIn = await this.begin(person.id, agent, shown);
    // A reset that came between ended all sessions; this one was not there yet.
    if (!(await this.parts.passwords.isStill(known))) {
      await this.parts.sessions.end(person.id, signedIn.sessionId);
      throw new Refusal('LOGIN_FAILED');
    }
    const { token, refreshToken } = signedIn;
    return { token, refreshToken, user: await this.parts.users.person(person.id) };
  }

  /**
   * Creates a session for an authenticated person (password, Google or GitHub). The account's standing is read after the session was
   * written: an event that ends all sessions either finds this one, or is seen here. Refuses SECOND_FACTOR_REQUIRED with a challenge
   * if a factor is required: there is no other way to a session.
   */
  async begin(userId: string, agent: string, shown: Shown = {}): Promise<Tokens & { readonly sessionId: string }> {
    const { browser, passwordChangedAt, secondFactor = false } = shown;
    const challenge = secondFactor ? undefined : await this.parts.proofs.ask(userId, 'sign-in', passwordChangedAt);
    if (challenge) throw new Refusal('SECOND_FACTOR_REQUIRED', { ...challenge });
    const device = deviceOf(agent);
    const { session, refreshToken } = await this.parts.sessions.begin(userId, device, secondFactor);
    const standing = await this.parts.users.standing(userId);
    // A person may cancel their own erasure, but not an admin's: they cannot sign in.
    if (!standing || standing.erasedByAdmin) {
      await this.parts.sessions.end(userId, session.id);
      throw new Refusal(standing ? 'ERASURE_BY_ADMIN' : 'LOGIN_FAILED');
    }
    if (await this.parts.devices.isNew(userId, device))
      await this.parts.mails.ask('new-sign-in', userId, { device, at: this.parts.clock.now().toISOString() });
    await this.parts.devices.remember(userId, browser);
    return { token: await this.#tokenOf(session, standing), refreshToken, sessionId: session.id };
  }

  /**
   * Attempts are counted per account. A browser that signed in to it before has a separate count, so that strangers cannot lock it
   * out.
   */
  async #attemptsOf(emailKey: string, userId: string | undefined, browser: string | undefined): Promise<string> {
    const isKnown = userId !== undefined && (await this.parts.devices.knows(userId, browser));
    return isKnown ? `${emailKey}\n${tokenHash(browser!)}` : emailKey;
  }

  async refresh(body: Refresh): Promise<Tokens> {
    const { session, refreshToken } = await this.parts.sessions.refresh(parse(refresh, body).refreshToken);
    const standing = await this.parts.users.standing(session.userId);
    if (!standing) throw new Refusal('SESSION_ENDED');
    return { token: await this.#tokenOf(session, standing), refreshToken };
  }

  /** An admin without a factor gets no admin rights until there is one again. */
  async #tokenOf(session: Session, standing: Standing): Promise<string> {
    const shown = session.factorAt !== undefined && (await this.parts.factors.has(session.userId));
    return this.parts.accessTokens.of(session, standing, shown);
  }

  /** Never refuses: an unknown token ends nothing. */
  async logout({ token }: { readonly token?: string }): Promise<{ ended: true }> {
    const found = typeof token === 'string' ? await this.parts.accessTokens.sessionOf(token) : undefined;
    if (found) await this.parts.sessions.end(found.userId, found.sessionId);
    return { ended: true };
  }
}
