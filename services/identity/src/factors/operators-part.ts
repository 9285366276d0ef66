import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { Users } from '../accounts/users.js';
import type { NoteActs } from '../admins/desk.js';
import type { Mails } from '../mail/mails.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Sessions } from '../session/sessions.js';
import { requiredEmail } from '../user/registration.js';
import type { Challenges } from './challenges.js';
import type { Factors } from './factors.js';

/** What operators do with factors: by command for whoever lost theirs, by configuration for the first admin. */
export class OperatorsPart {
  constructor(
    private readonly factors: Factors,
    private readonly challenges: Challenges,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly mails: Mails,
    private readonly note: NoteActs,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
  ) {}

  async reset(email: string, by: string, context: CallContext): Promise<{ removed: boolean }> {
    const userId = await this.#idOf(email);
    if (userId === undefined) throw new Refusal('USER_NOT_FOUND');
    // Noted first: what was done is on record.
    await this.note({ type: 'SecondFactorsReset', data: { userId } }, by, context);
    const removed = await this.factors.forget(userId);
    await this.challenges.forget(userId);
    await this.sessions.endAll(userId);
    if (removed)
      await this.mails.ask('factors-reset', userId, { at: this.#now() }, `factors-reset-${context.commandId}`);
    return { removed };
  }

  /** At every start: whom the configuration names has this authenticator, unless they have a factor already. */
  async ensure(email: string, totpSecret: string): Promise<void> {
    const userId = await this.#idOf(email);
    if (userId === undefined || !(await this.users.allAdmins()).includes(userId)) return;
    if (await this.factors.setAuthenticator(userId, totpSecret))
      await this.mails.ask('factor-added', userId, { at: this.#now(), kind: 'authenticator' });
  }

  async #idOf(email: string): Promise<string | undefined> {
    return (await this.users.byEmail(this.secret.emailKey(requiredEmail(email))))?.id;
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}
