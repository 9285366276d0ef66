import type { RestoredAddress } from '@carsi/contracts/identity/address-links';
import { Refusal } from '@carsi/kernel/refusal';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { z } from 'zod';
import { ReservationConflict, type Clock, type CallContext } from '@carsi/platform/platform';
import type { Factors } from '../factors/factors.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { Links } from '../providers/links.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Revocation } from '../session/revocation.js';
import { links as secretLinks } from '../token/secrets.js';
import type { FoundToken, Tokens } from '../token/tokens.js';
import type { ChangeEmail } from '../user/decide.js';
import { wentBackPast } from '../user/state.js';
import type { Users } from './users.js';

const takeBackBody = z.object({ token: z.string().max(10_000) });

/** A thief may add a factor before or after the change of address: factors younger than this are not trusted. */
const suspectSince = ({ validUntil }: FoundToken): string =>
  new Date(Date.parse(validUntil) - 2 * secretLinks['take-back'].livesMs).toISOString();

/**
 * The former address can take an account back for some days after a change: the person who changed it loses password, sessions,
 * links, second factors and linked accounts. The price: a reader of an abandoned mailbox can do so, too.
 */
export class TakeBack {
  constructor(
    private readonly parts: {
      readonly users: Users;
      readonly passwords: Passwords;
      readonly links: Links;
      readonly factors: Factors;
      readonly revocation: Revocation;
      readonly tokens: Tokens;
      readonly mails: Mails;
      readonly secret: ServerSecret;
      readonly clock: Clock;
    },
  ) {}

  /** Every step is idempotent; the link is used up last, so that an interrupted run can be repeated. */
  async takeBackEmail(body: unknown, context: CallContext): Promise<RestoredAddress> {
    const { token } = parse(takeBackBody, body);
    const found = await this.parts.tokens.find(token, ['take-back']);
    if (!found || found.usedAt !== null || found.email === null || this.parts.tokens.isTooOld(found))
      throw new Refusal('TAKE_BACK_TOKEN_INVALID');
    const { id, userId, email } = found;
    const emailKey = this.parts.secret.emailKey(email);
    const before = await this.#profile(found);
    if (wentBackPast(await this.parts.users.state(userId), found.change ?? 0))
      throw new Refusal('TAKE_BACK_TOKEN_INVALID');
    const meta = { ...metaOf(context, this.parts.clock, userId), commandId: `take-back-by-${id}` };
    await this.parts.revocation.because('address-restored', userId);
    await this.parts.passwords.remove(userId);
    await this.parts.links.erase(userId);
    await this.parts.factors.removeSince(userId, suspectSince(found));
    await this.#change(userId, { type: 'ChangeEmail', data: { email, emailKey }, meta });
    await this.parts.revocation.because('address-restored', userId);
    if (before.email !== email)
      await this.parts.mails.ask(
        'email-restored',
        userId,
        { email: before.email, at: meta.at },
        `email-restored-${id}`,
      );
    const passwordToken = await this.parts.tokens.make('reset', userId, emailKey);
    await this.parts.tokens.use(id);
    return { email, passwordToken };
  }

  async #profile({ userId }: FoundToken) {
    const profile = await this.parts.users.profile(userId);
    if (!profile) throw new Refusal('TAKE_BACK_TOKEN_INVALID');
    return profile;
  }

  /** An unverified registration gives way to the reader of its mailbox; a verified account does not. */
  async #change(userId: string, command: ChangeEmail): Promise<void> {
    try {
      await this.parts.users.run(userId, command);
    } catch (error) {
      if (!(error instanceof ReservationConflict)) throw error;
      const holder = await this.parts.users.byEmail(command.data.emailKey);
      if (!holder || holder.row.emailVerifiedAt !== null) throw new Refusal('EMAIL_TAKEN');
      const again = ['profile', 'messages', 'requests', 'reviews'] as const;
      const meta = { ...command.meta, commandId: `${command.meta.commandId}-instead` };
      await this.parts.revocation.because('account-claimed', holder.id);
      await this.parts.users.run(holder.id, { type: 'EraseUser', data: { again }, meta });
      await this.parts.users.run(userId, command);
    }
  }
}
