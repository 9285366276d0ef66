import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

const lookAgainMs = 15_000;

export const statsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'admin-stats'),
    queryFn: (context) => call('GET /api/admin/stats', {}, context),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

/** The last `days` days. */
export const insightsQuery = (admin: AccountUser, days: number) =>
  queryOptions({
    queryKey: mine(admin, 'admin-insights', days),
    queryFn: (context) => call('GET /api/admin/insights', { query: { days } }, context),
    staleTime: 0,
  });
