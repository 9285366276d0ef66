import { createHash, randomBytes } from 'node:crypto';
import type { InvitationOutcome } from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import { dayOf, momentOf } from '@carsi/turkish/calendar';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';

/** The links that a company gave out on one day. In one row, written only as it was read: so the limit and 'once' are exact. */
interface InvitationsOfDay {
  readonly invitations: readonly Invitation[];
}
interface Invitation {
  /** SHA-256: the link itself is not stored. */
  readonly hash: string;
  readonly expiresAt: string;
  readonly usedBy: string | null;
}

const A_DAY = 50;
const DAY_MS = 86_400_000;
const LASTS_MS = 30 * DAY_MS;
const SECRET = /^(\d{8})\.[\w-]{32}$/;

/** `<day>.<24 random bytes>`: the day leads to the row. */
export class Invitations {
  #opening: Promise<Collection<InvitationsOfDay>> | undefined;

  constructor(
    private readonly collections: Collections,
    private readonly clock: Clock,
  ) {}

  /** Refuses INVITATION_LIMIT with the time until the next day. */
  async make(companyId: string): Promise<{ secret: string; expiresAt: string }> {
    const now = this.clock.now();
    const day = dayOf(now).replaceAll('-', '');
    const secret = `${day}.${randomBytes(24).toString('base64url')}`;
    const expiresAt = new Date(now.getTime() + LASTS_MS).toISOString();
    await this.#change(`${companyId}_${day}`, (invitations) => {
      if (invitations.length >= A_DAY) throw new Refusal('INVITATION_LIMIT', { retryAfterMs: untilTomorrow(now) });
      return [...invitations, { hash: hashOf(secret), expiresAt, usedBy: null }];
    });
    return { secret, expiresAt };
  }

  /** Assigns the link to the first person who posts with it. If the post is refused, only this person may try again. */
  async take(companyId: string, secret: string, userId: string): Promise<InvitationOutcome> {
    const day = SECRET.exec(secret)?.[1];
    let outcome: InvitationOutcome = 'unknown';
    if (day === undefined) return outcome;
    const hash = hashOf(secret);
    await this.#change(`${companyId}_${day}`, (invitations) =>
      invitations.map((invitation) => {
        if (invitation.hash !== hash) return invitation;
        outcome = this.#outcome(invitation, userId);
        return outcome === 'accepted' && invitation.usedBy === null ? { ...invitation, usedBy: userId } : invitation;
      }),
    );
    return outcome;
  }

  #outcome({ usedBy, expiresAt }: Invitation, userId: string): InvitationOutcome {
    if (usedBy !== null) return usedBy === userId ? 'accepted' : 'used';
    return expiresAt > this.clock.now().toISOString() ? 'accepted' : 'expired';
  }

  async #change(id: string, change: (invitations: readonly Invitation[]) => readonly Invitation[]): Promise<void> {
    await changeRow(await this.#rows(), id, (row) => {
      const before = row?.invitations ?? [];
      const invitations = change(before);
      const same = invitations.length === before.length && invitations.every((each, at) => each === before[at]);
      return same ? row : { invitations };
    });
  }

  #rows(): Promise<Collection<InvitationsOfDay>> {
    this.#opening ??= this.collections
      .open<InvitationsOfDay>('review-invitations', { source: true })
      .catch((error: unknown) => {
        this.#opening = undefined;
        throw error;
      });
    return this.#opening;
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const untilTomorrow = (now: Date): number =>
  momentOf(dayOf(new Date(now.getTime() + DAY_MS))).getTime() - now.getTime();
