import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Request } from '@carsi/contracts/directory/http/customer-request';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import { mergePages } from '../pages-of';
import { mine } from './me';

const atOnce = 50;

export type Side = 'person' | 'company';

/** Newest first; 'company': requests to one's companies. */
export const requestsQuery = (user: AccountUser, side: Side, pages: number) =>
  queryOptions({
    queryKey: mine(user, 'requests', side, pages),
    queryFn: async (context) => {
      const of = (page: number) =>
        callPage('GET /api/requests', { query: { side, limit: atOnce, offset: page * atOnce } }, context);
      return mergePages(await Promise.all(Array.from({ length: pages }, (_, page) => of(page))));
    },
    staleTime: 0,
  });

/** `preferredAt`: ISO-8601, for an appointment. Throws ApiFailure. */
export const makeRequest = (
  companyId: string,
  kind: Request['kind'],
  message: string,
  preferredAt: string | null,
): Promise<Request> =>
  call('POST /api/requests', { body: { company_id: companyId, kind, message, preferred_at: preferredAt } });

export const answerRequest = (
  id: string,
  state: Exclude<Request['state'], 'open'>,
  reply: string | null,
): Promise<Request> => call('PATCH /api/requests/{id}', { params: { id }, body: { state, reply } });
