import type { Projection } from '@carsi/kernel/projection';
import type { DirectoryEvent } from './events.js';

/** Whose company it is, and whether it is public. */
export interface CompanyStanding {
  readonly ownerId: string | null;
  readonly open: boolean;
}

const types = ['CompanyApproved', 'CompanyRepublished', 'CompanyReopened', 'CompanyWithdrawn'] as const;
type StandingEvent = Extract<DirectoryEvent, { type: (typeof types)[number] }>;
const changesStanding = (event: DirectoryEvent): event is StandingEvent =>
  (types as readonly string[]).includes(event.type);

/** What a service remembers of companies that are not its own. The name is its checkpoint in the log: on disk, and unique. */
export const companyStanding = (name: string, version: number): Projection<CompanyStanding, DirectoryEvent> => ({
  name,
  version,
  rows: (event) => (changesStanding(event) ? [event.data.companyId] : []),
  evolve: (row, event) => {
    if (!changesStanding(event)) return row;
    const ownerId = row?.ownerId ?? null;
    switch (event.type) {
      case 'CompanyApproved':
        return { ownerId: event.data.ownerId, open: true };
      case 'CompanyRepublished':
        // It names an owner only where it has another one now, or none.
        return row && event.data.ownerId !== undefined ? { ...row, ownerId: event.data.ownerId } : row;
      case 'CompanyReopened':
        return { ownerId, open: true };
      case 'CompanyWithdrawn':
        return { ownerId, open: false };
    }
  },
});
