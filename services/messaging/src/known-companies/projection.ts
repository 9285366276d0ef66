import type { DirectoryEvent } from '@carsi/contracts/directory-events';
import type { Projection } from '@carsi/kernel/projection';

/** Who answers for a company, and whether it is public. */
export interface KnownCompany {
  readonly ownerId: string | null;
  readonly open: boolean;
}

const ours = ['CompanyApproved', 'CompanyRepublished', 'CompanyReopened', 'CompanyWithdrawn'] as const;
type Ours = Extract<DirectoryEvent, { type: (typeof ours)[number] }>;
const isOurs = (event: DirectoryEvent): event is Ours => (ours as readonly string[]).includes(event.type);

/** Named after the service: a projection's name is its reader's in the log, where reviews has one of the plain name. */
export const knownCompanies: Projection<KnownCompany, DirectoryEvent> = {
  name: 'messaging-companies',
  version: 1,
  rows: (event) => (isOurs(event) ? [event.data.companyId] : []),
  evolve: (row, event) => {
    if (!isOurs(event)) return row;
    const { ownerId = null, open = false } = row ?? {};
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyRepublished':
        return event.data.ownerId === undefined ? row : { ownerId: event.data.ownerId, open };
      case 'CompanyReopened':
        return { ownerId, open: true };
      case 'CompanyWithdrawn':
        return { ownerId, open: false };
    }
  },
};
