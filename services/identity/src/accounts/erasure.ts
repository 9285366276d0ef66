import { deleteAccount } from '@carsi/contracts/identity/calls';
import type { PersonView } from '@carsi/contracts/identity/person';
import { Refusal } from '@carsi/kernel/refusal';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { Revocation } from '../session/revocation.js';
import type { Caller } from '../session/caller.js';
import type { FoundToken, Tokens } from '../token/tokens.js';
import type { Purpose } from '../user/events.js';
import type { Registered } from '../user/state.js';
import type { PasswordChanges } from './password-changes.js';
import type { Users } from './users.js';

const DAYS_TO_THINK = 14;
const DAY = 24 * 3_600_000;
/** Decisions 65: with and without the dot. */
const PHRASES = ['HESABI SIL', 'HESABI SİL'];
const ALWAYS: readonly Purpose[] = ['profile', 'messages', 'requests'];

const deletion = z.object({ userId: z.string().min(1).max(100) });
const confirmation = z.object({ token: z.string().max(10_000) });

const purposesOf = (reviewsToo = false): readonly Purpose[] => (reviewsToo ? [...ALWAYS, 'reviews'] : ALWAYS);

/** Hides the account and ends its sessions at once; data is destroyed after the waiting period (privacy/erasing/erase-when-due.ts). */
export class Erasure {
  constructor(
    private readonly parts: {
      readonly users: Users;
      readonly confirming: PasswordChanges;
      readonly passwords: Passwords;
      readonly tokens: Tokens;
      readonly revocation: Revocation;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly clock: Clock;
      readonly who: Caller;
      /** Days to think; without it `DAYS_TO_THINK`. */
      readonly days?: number | undefined;
    },
  ) {}

  /** `eraseAt` is null where there is no password to confirm it: a mailed link does then. */
  async deleteAccount(body: unknown, context: CallContext): Promise<{ eraseAt: string | null }> {
    const actor = await this.parts.who.person(context);
    const { phrase, password, reviewsToo } = parse(deleteAccount, body);
    if (!PHRASES.includes(phrase.normalize('NFC').trim())) throw new Refusal('PHRASE_WRONG');
    if ((await this.parts.passwords.of(actor.id)) === null) {
      await this.#mailLink(actor.id, reviewsToo ?? false);
      return { eraseAt: null };
    }
    await this.parts.confirming.confirmAnyhow(actor, password, context.deadline);
    return { eraseAt: await this.#schedule(actor.id, 'person', purposesOf(reviewsToo), actor.id, context) };
  }

  /** A second click on a used link gets the same answer, unless the erasure was canceled meanwhile. */
  async confirmDeletion(body: unknown, context: CallContext): Promise<{ eraseAt: string }> {
    const { token } = parse(confirmation, body);
    const found = await this.parts.tokens.find(token, ['delete-account']);
    if (!found) throw new Refusal('DELETION_TOKEN_INVALID');
    const { userId, emailKey, reviewsToo } = found;
    const user = await this.#stillThere(found);
    if (user.emailKey !== emailKey) throw new Refusal('DELETION_TOKEN_INVALID');
    if (found.usedAt === null && this.parts.tokens.isTooOld(found)) throw new Refusal('DELETION_TOKEN_EXPIRED');
    if (await this.parts.tokens.use(found.id))
      return { eraseAt: await this.#schedule(userId, 'person', purposesOf(reviewsToo), userId, context) };
    if (!user.erasure) throw new Refusal('DELETION_TOKEN_INVALID');
    return { eraseAt: user.erasure.eraseAt };
  }

  async deletePerson(body: unknown, context: CallContext): Promise<{ eraseAt: string }> {
    const { id: by } = await this.parts.who.admin(context);
    const { userId } = parse(deletion, body);
    return { eraseAt: await this.#schedule(userId, 'admin', ALWAYS, by, context) };
  }

  /** Refuses ERASURE_BY_ADMIN. */
  async restoreAccount(_body: unknown, context: CallContext): Promise<PersonView> {
    const { id: userId } = await this.parts.who.person(context);
    await this.parts.users.run(userId, {
      type: 'CancelErasure',
      data: {},
      meta: metaOf(context, this.parts.clock, userId),
    });
    await this.parts.revocation.because('erasure-canceled', userId);
    return this.parts.users.person(userId);
  }

  async #mailLink(userId: string, reviewsToo: boolean): Promise<void> {
    const admins = await this.parts.users.allAdmins();
    if (admins.length === 1 && admins.includes(userId)) throw new Refusal('LAST_ADMIN');
    await this.parts.attempts.take('delete-account', userId);
    await this.parts.mails.ask('delete-account', userId, { reviewsToo: String(reviewsToo) });
  }

  /** Every reason for a dead link gets the same answer. */
  async #stillThere({ userId }: FoundToken): Promise<Registered> {
    try {
      return await this.parts.users.state(userId);
    } catch (error) {
      throw error instanceof Refusal ? new Refusal('DELETION_TOKEN_INVALID') : error;
    }
  }

  async #schedule(
    userId: string,
    requestedBy: 'person' | 'admin',
    purposes: readonly Purpose[],
    by: string,
    context: CallContext,
  ): Promise<string> {
    const meta = metaOf(context, this.parts.clock, by);
    const { type } = await this.parts.users.state(userId);
    // First: the last admin must stay. After a cancelation the person is no admin any more.
    await this.parts.users.dismiss(userId, type ?? 'customer', meta);
    const eraseAt = new Date(this.parts.clock.now().getTime() + (this.parts.days ?? DAYS_TO_THINK) * DAY).toISOString();
    await this.parts.users.run(userId, {
      type: 'ScheduleErasure',
      data: { eraseAt, asked: requestedBy, purposes },
      meta,
    });
    await this.parts.revocation.because('erasure-scheduled', userId);
    return (await this.parts.users.state(userId)).erasure?.eraseAt ?? eraseAt;
  }
}
