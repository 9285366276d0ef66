import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';

export type CompanyState = 'active' | 'waiting' | 'pending' | 'rejected' | 'suspended' | 'closed';

/** The owner's first questions: is it public, and is a change pending? */
export const stateOf = ({
  status,
  live,
  moderation,
}: Pick<OwnCompany, 'status' | 'live' | 'moderation'>): CompanyState => {
  if (status === 'closed') return 'closed';
  if (moderation?.state === 'rejected' && !live) return 'rejected';
  if (live) return moderation?.state === 'pending' || status === 'pending' ? 'waiting' : 'active';
  return status === 'suspended' ? 'suspended' : 'pending';
};
