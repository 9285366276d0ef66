import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { Revocation } from '../session/revocation.js';

/**
 * Of an account that somebody may have registered with the address of another. Whoever reads that mailbox is its owner: where nothing
 * shows that the password was theirs, it goes with every session, and they set one of their own. That is all that can be known: who
 * registered and who opens the link are one person or two.
 */
export class Possession {
  constructor(
    private readonly passwords: Passwords,
    private readonly revocation: Revocation,
    private readonly mails: Mails,
  ) {}

  async take(userId: string): Promise<void> {
    // Sessions end before and after: nobody who was signed in sets another password in between, and nobody signs in with the old one.
    await this.revocation.because('account-claimed', userId);
    await this.passwords.remove(userId);
    await this.revocation.because('account-claimed', userId);
    await this.mails.ask('password-removed', userId);
  }

  /** `verifiedAt`: when the address was proven. True where there was a password that its owner has never been seen to know. */
  async takeUnlessProven(userId: string, verifiedAt: string | null): Promise<boolean> {
    const known = await this.passwords.of(userId);
    // Rows from before this was recorded: a password that is younger than the proof was set by whoever had proven it.
    if (!known || (known.proven ?? (verifiedAt !== null && known.changedAt >= verifiedAt))) return false;
    await this.take(userId);
    return true;
  }
}
