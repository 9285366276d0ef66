import type { DirectoryEvent } from '@carsi/contracts/directory-events';
import type { Projection } from '@carsi/kernel/projection';

/** Whose company it is, and whether it may begin a plan. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

const ours: readonly DirectoryEvent['type'][] = [
  'CompanyApproved',
  'CompanyReopened',
  'CompanyWithdrawn',
  'CompanyRepublished',
];

export const knownCompanies: Projection<KnownCompany, DirectoryEvent> = {
  name: 'billed-companies',
  version: 1,
  rows: ({ type, data }) => (ours.includes(type) && 'companyId' in data ? [data.companyId] : []),
  evolve: (row, event) => {
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyReopened':
        return { ownerId: row?.ownerId ?? null, open: true };
      case 'CompanyWithdrawn':
        return { ownerId: row?.ownerId ?? null, open: false };
      case 'CompanyRepublished':
        // Only where it has another owner now, or none.
        return row && event.data.ownerId !== undefined ? { ...row, ownerId: event.data.ownerId } : row;
      default:
        return row;
    }
  },
};
