import type { DirectoryEvent } from '@carsi/contracts/directory-events';
import type { Projection } from '@carsi/kernel/projection';

/** Which companies may be reviewed, and by whom not. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

type Ours = Extract<DirectoryEvent, { type: 'CompanyApproved' | 'CompanyReopened' | 'CompanyWithdrawn' }>;
const isOurs = (event: DirectoryEvent): event is Ours =>
  event.type === 'CompanyApproved' || event.type === 'CompanyReopened' || event.type === 'CompanyWithdrawn';

export const knownCompanies: Projection<KnownCompany, DirectoryEvent> = {
  name: 'known-companies',
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
