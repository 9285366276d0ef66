import type { AccountUser } from '@carsi/contracts/http/account';
import type { AuditedAct, OperatedService } from '@carsi/contracts/http/administration';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';

const actsAtOnce = 30;
const lookAgainMs = 5_000;

/** Each page begins before the last act of the one above. */
export const auditQuery = (admin: AccountUser, service: string) =>
  infiniteQueryOptions({
    queryKey: mine(admin, 'audit', service),
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ limit: String(actsAtOnce) });
      if (service) params.set('service', service);
      if (pageParam) params.set('before', pageParam);
      return getMine<AuditedAct[]>(`/api/admin/audit?${params}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < actsAtOnce ? undefined : page.at(-1)?.key),
    staleTime: 0,
  });

export const operationsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'operations'),
    queryFn: (context) => getMine<OperatedService[]>('/api/admin/operations', context),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

export const rebuild = (service: string, projection: string): Promise<unknown> =>
  send('POST', `/api/admin/operations/${service}/rebuild`, { projection });
export const replay = (service: string, policy: string): Promise<{ done: number }> =>
  send('POST', `/api/admin/operations/${service}/replay`, { policy });
export const skip = (
  service: string,
  { policy, topic, partition, position }: OperatedService['parked'][number],
): Promise<unknown> => send('POST', `/api/admin/operations/${service}/skip`, { policy, topic, partition, position });
