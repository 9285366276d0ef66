import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminStats } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine } from '../../../lib/http';

export const statsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'admin-stats'),
    queryFn: (context) => getMine<AdminStats>('/api/admin/stats', context),
    staleTime: 0,
  });
