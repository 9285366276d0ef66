import type { OwnCompany } from '@carsi/contracts/http/owned-company';

export type CompanyState = 'active' | 'waiting' | 'pending' | 'rejected' | 'suspended' | 'closed';

/** What its owner wants to know first: does the public see it, and does something wait. */
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
