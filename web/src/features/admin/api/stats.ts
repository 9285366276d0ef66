import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminInsights } from '@carsi/contracts/http/administration';
import type { AdminStats } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine } from '../../../lib/http';

const lookAgainMs = 15_000;

export const statsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'admin-stats'),
    queryFn: (context) => getMine<AdminStats>('/api/admin/stats', context),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

/** The last `days` days. */
export const insightsQuery = (admin: AccountUser, days: number) =>
  queryOptions({
    queryKey: mine(admin, 'admin-insights', days),
    queryFn: (context) => getMine<AdminInsights>(`/api/admin/insights?days=${days}`, context),
    staleTime: 0,
  });
