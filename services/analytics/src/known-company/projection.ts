import type { DirectoryEvent } from '@carsi/contracts/directory-events';
import type { Projection } from '@carsi/kernel/projection';

/** Which companies may be visited, and whose visits are their owner's own. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

const ours: readonly DirectoryEvent['type'][] = [
  'CompanyApproved',
  'CompanyRepublished',
  'CompanyReopened',
  'CompanyWithdrawn',
];

export const knownCompany: Projection<KnownCompany, DirectoryEvent> = {
  name: 'known-company',
  version: 2,
  rows: ({ type, data }) => (ours.includes(type) ? [(data as { companyId: string }).companyId] : []),
  evolve: (row, event) => {
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyRepublished':
        // Said only where it is another one now, or none.
        return row && event.data.ownerId !== undefined ? { ...row, ownerId: event.data.ownerId } : row;
      case 'CompanyReopened':
        return { ownerId: row?.ownerId ?? null, open: true };
      case 'CompanyWithdrawn':
        return { ownerId: row?.ownerId ?? null, open: false };
      default:
        return row;
    }
  },
};
