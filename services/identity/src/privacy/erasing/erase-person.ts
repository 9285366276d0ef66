import type { PersonalKeys } from '@carsi/platform/personal/keys';
import type { Purpose } from '../../user/events.js';
import type { ErasureList } from './erasure-list.js';

/** Whoever keeps rows about people that no event gives again. Each may be asked twice. */
export interface PersonalDataHolder {
  erase(userId: string): Promise<unknown>;
}

/**
 * What follows from UserErased in this service. Projections have dropped their rows by the event itself; what is left are rows of other
 * kinds, and the keys without which nothing in the events can be read. Killed in between, it comes again.
 */
export class ErasePerson {
  constructor(
    private readonly list: ErasureList,
    private readonly holders: readonly PersonalDataHolder[],
    private readonly keys: PersonalKeys,
  ) {}

  async erase(userId: string, purposes: readonly Purpose[]): Promise<void> {
    // First: from here on no older backup brings them back.
    await this.list.note(userId, purposes);
    for (const holder of this.holders) await holder.erase(userId);
    // Last: while one of the others has still to be asked, the event comes again.
    for (const purpose of purposes) await this.keys.destroy(userId, purpose);
  }
}
