import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { Revocation } from '../session/revocation.js';

/**
 * Takes over an account that may have been registered with another person's address. The reader of that mailbox is its owner: unless
 * something shows that the password was theirs, it is removed with every session, and they set a new one. Whether the registrant and
 * the reader are one person cannot be known.
 */
export class Possession {
  constructor(
    private readonly passwords: Passwords,
    private readonly revocation: Revocation,
    private readonly mails: Mails,
  ) {}

  async take(userId: string): Promise<void> {
    // Sessions end before and after: no open session can set another password in between, and no sign-in with the old one survives.
    await this.revocation.because('account-claimed', userId);
    await this.passwords.remove(userId);
    await this.revocation.because('account-claimed', userId);
    await this.mails.ask('password-removed', userId);
  }

  /** `verifiedAt`: when the address was verified. True if there was a password that its owner was never seen to know. */
  async takeUnlessProven(userId: string, verifiedAt: string | null): Promise<boolean> {
    const known = await this.passwords.of(userId);
    // Old rows have no `proven`: a password younger than the verification was set by the verified owner.
    if (!known || (known.proven ?? (verifiedAt !== null && known.changedAt >= verifiedAt))) return false;
    await this.take(userId);
    return true;
  }
}
