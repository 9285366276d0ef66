import type { AccountUser } from '@carsi/contracts/http/account';
import type { Request } from '@carsi/contracts/http/request';
import { queryOptions } from '@tanstack/react-query';
import { getMyPage, send } from '../http';
import { mine } from './me';

export type Side = 'person' | 'company';

/** The last first; 'company': what is asked of one's companies. */
export const requestsQuery = (user: AccountUser, side: Side, count: number) =>
  queryOptions({
    queryKey: mine(user, 'requests', side, count),
    queryFn: (context) => getMyPage<Request>(`/api/requests?side=${side}&limit=${count}`, context),
    staleTime: 0,
  });

/** `preferredAt`: ISO-8601, for an appointment. Throws ApiFailure. */
export const makeRequest = (
  companyId: string,
  kind: Request['kind'],
  message: string,
  preferredAt: string | null,
): Promise<Request> =>
  send('POST', '/api/requests', { company_id: companyId, kind, message, preferred_at: preferredAt });

export const answerRequest = (
  id: string,
  state: Exclude<Request['state'], 'open'>,
  reply: string | null,
): Promise<Request> => send('PATCH', `/api/requests/${encodeURIComponent(id)}`, { state, reply });
