import type { PersonalKeys } from '@carsi/platform/personal/keys';
import type { Purpose } from '../../user/events.js';
import type { ErasureList } from './erasure-list.js';

/** A holder of personal rows that no event restores. Erasing twice is allowed. */
export interface PersonalDataHolder {
  erase(userId: string): Promise<unknown>;
}

/**
 * What follows from UserErased in this service. Projections drop their rows by the event itself; other rows and the keys of sealed
 * data are erased here. After a crash the event comes again.
 */
export class ErasePerson {
  constructor(
    private readonly list: ErasureList,
    private readonly holders: readonly PersonalDataHolder[],
    private readonly keys: PersonalKeys,
  ) {}

  async erase(userId: string, purposes: readonly Purpose[]): Promise<void> {
    // First: from here on a restored backup does not bring them back.
    await this.list.note(userId, purposes);
    for (const holder of this.holders) await holder.erase(userId);
    // Last: until every holder has erased, the event comes again.
    for (const purpose of purposes) await this.keys.destroy(userId, purpose);
  }
}
