import { Refusal } from '@carsi/kernel/refusal';
import type { Access } from '@carsi/platform/hosting/access';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Users } from '../accounts/users.js';
import type { NoteActs } from '../admins/desk.js';
import type { Mails } from '../mail/mails.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Sessions } from '../session/sessions.js';
import { requiredEmail } from '../user/registration.js';
import type { Challenges } from '../factors/challenges.js';
import type { Factors } from '../factors/factors.js';

const resetBody = z.object({ email: z.string().max(10_000) });

/** Factors managed by operators: a reset by command after a loss, and the authenticator of the configured admin. */
export class OperatorFactors {
  constructor(
    private readonly parts: {
      readonly factors: Factors;
      readonly challenges: Challenges;
      readonly users: Users;
      readonly sessions: Sessions;
      readonly mails: Mails;
      readonly note: NoteActs;
      readonly secret: ServerSecret;
      readonly clock: Clock;
      readonly access: Pick<Access, 'requireOperator'>;
    },
  ) {}

  async resetFactors(body: unknown, context: CallContext): Promise<{ removed: boolean }> {
    const { id: by } = this.parts.access.requireOperator(context);
    const { email } = parse(resetBody, body);
    const userId = await this.#idOf(email);
    if (userId === undefined) throw new Refusal('USER_NOT_FOUND');
    // Recorded first: the act is on record.
    await this.parts.note({ type: 'SecondFactorsReset', data: { userId } }, by, context);
    const removed = await this.parts.factors.erase(userId);
    await this.parts.challenges.erase(userId);
    await this.parts.sessions.endAll(userId);
    if (removed)
      await this.parts.mails.ask('factors-reset', userId, { at: this.#now() }, `factors-reset-${context.commandId}`);
    return { removed };
  }

  /** At every start: the configured admin gets this authenticator, unless they have a factor already. */
  async ensure(email: string, totpSecret: string): Promise<void> {
    const userId = await this.#idOf(email);
    if (userId === undefined || !(await this.parts.users.allAdmins()).includes(userId)) return;
    if (await this.parts.factors.setAuthenticator(userId, totpSecret))
      await this.parts.mails.ask('factor-added', userId, { at: this.#now(), kind: 'authenticator' });
  }

  async #idOf(email: string): Promise<string | undefined> {
    return (await this.parts.users.byEmail(this.parts.secret.emailKey(requiredEmail(email))))?.id;
  }

  #now(): string {
    return this.parts.clock.now().toISOString();
  }
}
