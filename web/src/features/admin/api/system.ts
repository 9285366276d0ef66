import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { OperatedService } from '@carsi/contracts/administration';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

const actsAtOnce = 30;
const lookAgainMs = 5_000;

/** Each page begins before the last act of the one above. */
export const auditQuery = (admin: AccountUser, service: string) =>
  infiniteQueryOptions({
    queryKey: mine(admin, 'audit', service),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: actsAtOnce, service, before: pageParam };
      return call('GET /api/admin/audit', { query }, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < actsAtOnce ? undefined : page.at(-1)?.key),
    staleTime: 0,
  });

export const operationsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'operations'),
    queryFn: (context) => call('GET /api/admin/operations', {}, context),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

export const rebuild = (service: string, projection: string): Promise<unknown> =>
  call('POST /api/admin/operations/{service}/rebuild', { params: { service }, body: { projection } });
export const replay = (service: string, policy: string): Promise<{ done: number }> =>
  call('POST /api/admin/operations/{service}/replay', { params: { service }, body: { policy } });
export const skip = (
  service: string,
  { policy, topic, partition, position }: OperatedService['parked'][number],
): Promise<unknown> =>
  call('POST /api/admin/operations/{service}/skip', {
    params: { service },
    body: { policy, topic, partition, position },
  });
