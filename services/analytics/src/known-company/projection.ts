import type { DirectoryEvent } from '@carsi/contracts/directory';
import type { Projection } from '@carsi/kernel/projection';

/** Which companies may be visited, and whose visits are their owner's own. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

export const knownCompany: Projection<KnownCompany, DirectoryEvent> = {
  name: 'known-company',
  version: 1,
  rows: (event) => (event.type === 'CompanyApproved' || event.type === 'CompanyWithdrawn' ? [event.data.companyId] : []),
  evolve: (row, event) => {
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyWithdrawn':
        return { ownerId: row?.ownerId ?? null, open: false };
      default:
        return row;
    }
  },
};
