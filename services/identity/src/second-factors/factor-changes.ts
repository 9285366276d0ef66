import {
  confirmed,
  finishAuthenticator,
  finishPasskey,
  removePasskey,
  type Confirmed,
  type FactorAdded,
  type FactorsView,
} from '@carsi/contracts/identity/second-factor';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext, Clock } from '@carsi/platform/platform';
import { FRESH_S, type PasswordChanges } from '../accounts/password-changes.js';
import type { Users } from '../accounts/users.js';
import type { Mails } from '../mail/mails.js';
import type { Caller } from '../session/caller.js';
import type { Sessions } from '../session/sessions.js';
import { oneLine } from '../user/texts.js';
import { uriOf } from '../factors/authenticator.js';
import { factorsView, hasFactor } from '../factors/factor-row.js';
import type { Added, Factors } from '../factors/factors.js';
import type { Passkeys } from '../factors/passkeys.js';
import type { Proofs } from '../factors/proofs.js';

const LONGEST_NAME = 60;

/**
 * Changes of factors by a signed-in person. Every change requires the password or a fresh sign-in. A person with a factor must show
 * it as well: always for a removal, otherwise if the session has not shown it within ten minutes.
 */
export class FactorChanges {
  constructor(
    private readonly parts: {
      readonly factors: Factors;
      readonly passkeys: Passkeys;
      readonly proofs: Proofs;
      readonly users: Users;
      readonly confirming: PasswordChanges;
      readonly sessions: Sessions;
      readonly mails: Mails;
      readonly siteName: () => Promise<string>;
      readonly clock: Clock;
      readonly who: Caller;
    },
  ) {}

  async factors(_body: unknown, context: CallContext): Promise<FactorsView> {
    return this.#view(await this.parts.who.person(context));
  }

  async #view({ id, sessionId }: PersonActor): Promise<FactorsView> {
    const [row, session] = await Promise.all([this.parts.factors.of(id), this.parts.sessions.live(id, sessionId)]);
    const passed = hasFactor(row) && session?.factorAt !== undefined;
    return factorsView(row, { passed, passkeysPossible: this.parts.passkeys.possible });
  }

  async beginAuthenticator(body: unknown, context: CallContext): Promise<{ secret: string; uri: string }> {
    const actor = await this.parts.who.person(context);
    await this.#confirmAddition(parse(confirmed, body), actor, context.deadline);
    const secret = await this.parts.factors.beginAuthenticator(actor.id, actor.sessionId);
    const { email } = await this.parts.users.person(actor.id);
    return { secret, uri: uriOf(secret, await this.parts.siteName(), email) };
  }

  async finishAuthenticator(body: unknown, context: CallContext): Promise<FactorAdded> {
    const actor = await this.parts.who.person(context);
    const code = parse(finishAuthenticator, body).code.replaceAll(/\s/g, '');
    const added = await this.parts.factors.finishAuthenticator(actor.id, actor.sessionId, code);
    return this.#added(actor, added, { kind: 'authenticator' });
  }

  async removeAuthenticator(body: unknown, context: CallContext): Promise<FactorsView> {
    const actor = await this.parts.who.person(context);
    await this.#confirm(parse(confirmed, body), actor, { always: true, until: context.deadline });
    return this.#remove(actor, null);
  }

  async beginPasskey(body: unknown, context: CallContext): Promise<{ options: Readonly<Record<string, unknown>> }> {
    const actor = await this.parts.who.person(context);
    if (!this.parts.passkeys.possible) throw new Refusal('PASSKEYS_NOT_POSSIBLE');
    await this.#confirmAddition(parse(confirmed, body), actor, context.deadline);
    const { id, email, fullName: name } = await this.parts.users.person(actor.id);
    const { passkeys = [] } = (await this.parts.factors.of(id)) ?? {};
    const options = await this.parts.passkeys.creation({ id, email, name }, await this.parts.siteName(), passkeys);
    await this.parts.factors.beginPasskey(id, actor.sessionId, options.challenge);
    return { options: { ...options } };
  }

  async finishPasskey(body: unknown, context: CallContext): Promise<FactorAdded> {
    const actor = await this.parts.who.person(context);
    const { credential, name: typed } = parse(finishPasskey, body);
    const challenge = await this.parts.factors.pendingPasskey(actor.id, actor.sessionId);
    const created = await this.parts.passkeys.created(credential, challenge);
    if (!created) throw new Refusal('PASSKEY_INVALID');
    const device = (await this.parts.sessions.live(actor.id, actor.sessionId))?.device;
    const name = [...(oneLine(typed) || (device ?? ''))].slice(0, LONGEST_NAME).join('');
    const added = await this.parts.factors.addPasskey(actor.id, { ...created, name }, challenge);
    return this.#added(actor, added, { kind: 'passkey', name });
  }

  async removePasskey(body: unknown, context: CallContext): Promise<FactorsView> {
    const actor = await this.parts.who.person(context);
    const { passkeyId, ...given } = parse(removePasskey, body);
    await this.#confirm(given, actor, { always: true, until: context.deadline });
    return this.#remove(actor, passkeyId);
  }

  async newRecoveryCodes(body: unknown, context: CallContext): Promise<{ recoveryCodes: readonly string[] }> {
    const actor = await this.parts.who.person(context);
    await this.#confirm(parse(confirmed, body), actor, { always: false, until: context.deadline });
    const recoveryCodes = await this.parts.factors.newRecoveryCodes(actor.id);
    await this.parts.mails.ask('recovery-codes-made', actor.id, { at: this.#now() });
    return { recoveryCodes };
  }

  /** An unverified address may belong to another person, who must not find a stranger's factor there. */
  async #confirmAddition(given: Confirmed, actor: PersonActor, until: number): Promise<void> {
    if (!(await this.parts.users.state(actor.id)).emailVerified) throw new Refusal('FACTOR_EMAIL_UNVERIFIED');
    await this.#confirm(given, actor, { always: false, until });
  }

  /** `until`: no password is hashed for a caller that has given up. */
  async #confirm(
    given: Confirmed,
    actor: PersonActor,
    { always, until }: { always: boolean; until: number },
  ): Promise<void> {
    const { password, challenge, code, credential } = given;
    if (password !== undefined && password !== '') await this.parts.confirming.confirm(actor.id, password, until);
    else if (this.#isOld(actor.signedInAt)) throw new Refusal('REAUTH_REQUIRED');
    const { id, sessionId } = actor;
    if (!(await this.parts.factors.has(id))) return;
    const shownAt = (await this.parts.sessions.live(id, sessionId))?.factorAt;
    if (!always && shownAt !== undefined && !this.#isOld(Date.parse(shownAt) / 1000)) return;
    if (challenge === undefined || challenge === '') {
      const proof = await this.parts.proofs.ask(id, { sessionId });
      // Removed meanwhile in another tab: no factor is required.
      if (!proof) return;
      throw new Refusal('SECOND_FACTOR_CONFIRMATION_REQUIRED', { ...proof });
    }
    const shown = { challenge, ...(code !== undefined && { code }), ...(credential && { credential }) };
    await this.parts.proofs.show(shown, { sessionId }).catch((error: unknown) => {
      // 401 means sign in again: this session is valid.
      throw error instanceof Refusal && error.code === 'SECOND_FACTOR_FAILED'
        ? new Refusal('SECOND_FACTOR_WRONG')
        : error;
    });
  }

  /** Setting it up counts as showing it. Older sessions were opened without a factor. */
  async #added(
    actor: PersonActor,
    { first, recoveryCodes }: Added,
    what: Record<string, string>,
  ): Promise<FactorAdded> {
    const { id, sessionId } = actor;
    await this.parts.sessions.passFactor(id, sessionId);
    if (first) await this.parts.sessions.endAll(id, sessionId);
    await this.parts.mails.ask('factor-added', id, { at: this.#now(), ...what });
    return { factors: await this.#view(actor), recoveryCodes };
  }

  async #remove(actor: PersonActor, passkeyId: string | null): Promise<FactorsView> {
    const isAdmin = (await this.parts.users.allAdmins()).includes(actor.id);
    const name = await this.parts.factors.remove(actor.id, passkeyId, isAdmin);
    if (name !== undefined) {
      const kind = passkeyId === null ? 'authenticator' : 'passkey';
      await this.parts.mails.ask('factor-removed', actor.id, { at: this.#now(), kind, name });
    }
    return this.#view(actor);
  }

  #isOld(seconds: number): boolean {
    return this.parts.clock.now().getTime() / 1000 - seconds > FRESH_S;
  }

  #now(): string {
    return this.parts.clock.now().toISOString();
  }
}
