import { deleteAccount, type DeleteAccount, type PersonView } from '@carsi/contracts/identity';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, RequestContext } from '@carsi/platform/platform';
import type { Sessions } from '../session/sessions.js';
import type { Purpose } from '../user/events.js';
import type { PasswordChanges } from './password-changes.js';
import type { Users } from './users.js';

const DAYS_TO_THINK = 14;
const DAY = 24 * 3_600_000;
/** Decisions 65: with and without the dot. */
const PHRASES = ['HESABI SIL', 'HESABI SİL'];
const ALWAYS: readonly Purpose[] = ['profile', 'messages', 'requests'];

/** Hides and signs out at once; what is there is destroyed when the days to think are over (erasing/erase-when-due.ts). */
export class Erasure {
  constructor(
    private readonly users: Users,
    private readonly passwords: PasswordChanges,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly days = DAYS_TO_THINK,
  ) {}

  /** An account without a password is confirmed by a fresh sign-in, until providers bring the mailed link. */
  async ask(body: DeleteAccount, actor: PersonActor, context: RequestContext): Promise<string> {
    const { phrase, password, reviewsToo } = parse(deleteAccount, body);
    if (!PHRASES.includes(phrase.normalize('NFC').trim())) throw new Refusal('PHRASE_WRONG');
    await this.passwords.confirmAnyhow(actor, password);
    return this.#schedule(actor.id, 'person', reviewsToo ? [...ALWAYS, 'reviews'] : ALWAYS, actor.id, context);
  }

  order(userId: string, by: string, context: RequestContext): Promise<string> {
    return this.#schedule(userId, 'admin', ALWAYS, by, context);
  }

  /** Refuses ERASURE_BY_ADMIN. */
  async takeBack(userId: string, context: RequestContext): Promise<PersonView> {
    await this.users.run(userId, { type: 'CancelErasure', data: {}, meta: metaOf(context, this.clock, userId) });
    return this.users.person(userId);
  }

  async #schedule(
    userId: string,
    asked: 'person' | 'admin',
    purposes: readonly Purpose[],
    by: string,
    context: RequestContext,
  ): Promise<string> {
    const meta = metaOf(context, this.clock, by);
    const { type } = await this.users.state(userId);
    // First: the last admin stays, and one who comes back comes back as somebody else.
    await this.users.dismiss(userId, type ?? 'customer', meta);
    const eraseAt = new Date(this.clock.now().getTime() + this.days * DAY).toISOString();
    await this.users.run(userId, { type: 'ScheduleErasure', data: { eraseAt, asked, purposes }, meta });
    await this.sessions.endAll(userId);
    return (await this.users.state(userId)).erasure?.eraseAt ?? eraseAt;
  }
}
