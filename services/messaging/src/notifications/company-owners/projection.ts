import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** The person to notify of events of a company. */
export interface CompanyOwner {
  readonly ownerId: string | null;
  /** Sample companies notify nobody. */
  readonly sample: boolean;
}

export const companyOwners: Projection<CompanyOwner, DirectoryEvent> = {
  name: 'notification-companies',
  version: 1,
  rows: (event) =>
    event.type === 'CompanyApproved' || (event.type === 'CompanyRepublished' && event.data.ownerId !== undefined)
      ? [event.data.companyId]
      : [],
  evolve: (row, event) => {
    if (event.type === 'CompanyApproved') return { ownerId: event.data.ownerId, sample: event.data.sample };
    if (event.type === 'CompanyRepublished' && event.data.ownerId !== undefined)
      return { ownerId: event.data.ownerId, sample: row?.sample ?? false };
    return row;
  },
};
