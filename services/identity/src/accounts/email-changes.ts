import { changeEmail, type ChangeEmail, type PersonView } from '@carsi/contracts/identity';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ClaimTaken, type Clock, type RequestContext } from '@carsi/platform/platform';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { FoundToken, Tokens } from '../token/tokens.js';
import { requiredEmail } from '../user/registration.js';
import type { PasswordChanges } from './password-changes.js';
import type { Users } from './users.js';

/** Addresses prove themselves by a link that was mailed to them. */
export class EmailChanges {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordChanges,
    private readonly tokens: Tokens,
    private readonly attempts: Attempts,
    private readonly mails: Mails,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
  ) {}

  /** Alike whether or not the address is known, and whether or not it proved itself already. */
  async resend(email: string): Promise<void> {
    const emailKey = this.secret.emailKey(requiredEmail(email));
    await this.attempts.take('resend', emailKey);
    const person = await this.users.byEmail(emailKey);
    const waits = person && person.row.emailVerifiedAt === null;
    await (waits ? this.mails.ask('verify-email', person.id) : this.mails.askNothing());
  }

  async resendTo(userId: string): Promise<void> {
    const { emailKey, emailVerified } = await this.users.state(userId);
    await this.attempts.take('resend', emailKey);
    if (!emailVerified) await this.mails.ask('verify-email', userId);
  }

  async verify(token: string, context: RequestContext): Promise<PersonView> {
    const found = await this.tokens.find(token, ['verify-email', 'change-email']);
    if (!found) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    if (found.kind === 'change-email') await this.#change(found, context);
    else await this.#verify(found, context);
    return this.users.person(found.userId);
  }

  async ask(body: ChangeEmail, actor: PersonActor): Promise<void> {
    const { email: typed, password } = parse(changeEmail, body);
    const email = requiredEmail(typed);
    const emailKey = this.secret.emailKey(email);
    await this.passwords.confirmAnyhow(actor, password);
    if ((await this.users.state(actor.id)).emailKey === emailKey) throw new Refusal('EMAIL_UNCHANGED');
    await this.attempts.take('change-email', actor.id);
    const holder = await this.users.byEmail(emailKey);
    if (holder) await this.mails.ask('already-registered', holder.id);
    else await this.mails.ask('change-email', actor.id, { email });
  }

  async #verify(found: FoundToken, context: RequestContext): Promise<void> {
    const { id, userId, emailKey, usedAt } = found;
    const user = await this.users.state(userId);
    if (user.emailKey !== emailKey) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    // The link did its work before: what it answers stays the same, however late it is opened again.
    if (usedAt !== null && user.emailVerified) return;
    this.#requireFresh(found);
    const meta = { ...metaOf(context, this.clock, userId), commandId: `verify-by-${id}` };
    await this.users.run(userId, { type: 'VerifyEmail', data: { emailKey }, meta });
    await this.tokens.use(id);
  }

  #requireFresh(found: FoundToken): void {
    if (this.tokens.isTooOld(found)) throw new Refusal('VERIFICATION_TOKEN_EXPIRED');
  }

  async #change(found: FoundToken, context: RequestContext): Promise<void> {
    const { id, userId, emailKey, email, usedAt } = found;
    if (usedAt !== null || email === null) return;
    this.#requireFresh(found);
    const before = await this.users.profile(userId);
    const user = await this.users.state(userId);
    const newKey = this.secret.emailKey(email);
    if (user.emailKey !== emailKey && user.emailKey !== newKey) throw new Refusal('VERIFICATION_TOKEN_INVALID');
    const meta = { ...metaOf(context, this.clock, userId), commandId: `change-by-${id}` };
    try {
      await this.users.run(userId, { type: 'ChangeEmail', data: { email, emailKey: newKey }, meta });
    } catch (error) {
      if (error instanceof ClaimTaken) throw new Refusal('EMAIL_TAKEN');
      throw error;
    }
    if (before && before.email !== email)
      await this.mails.ask('email-changed', userId, { email: before.email, at: meta.at }, `email-changed-${id}`);
    await this.tokens.revoke(userId, ['reset', 'verify-email', 'change-email']);
    await this.tokens.use(id);
  }
}
