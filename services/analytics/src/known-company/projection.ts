import type { DirectoryEvent } from '@carsi/contracts/directory-events';
import type { Projection } from '@carsi/kernel/projection';

/** Which companies may be visited, and whose visits are their owner's own. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

const isOurs = (
  event: DirectoryEvent,
): event is Extract<DirectoryEvent, { type: 'CompanyApproved' | 'CompanyReopened' | 'CompanyWithdrawn' }> =>
  event.type === 'CompanyApproved' || event.type === 'CompanyReopened' || event.type === 'CompanyWithdrawn';

export const knownCompany: Projection<KnownCompany, DirectoryEvent> = {
  name: 'known-company',
  version: 1,
  rows: (event) => (isOurs(event) ? [event.data.companyId] : []),
  evolve: (row, event) => {
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyReopened':
        return { ownerId: row?.ownerId ?? null, open: true };
      case 'CompanyWithdrawn':
        return { ownerId: row?.ownerId ?? null, open: false };
      default:
        return row;
    }
  },
};
