import type { AccountUser } from '@carsi/contracts/http/account';
import type { KvkkAnswerBody, KvkkRequest, KvkkState } from '@carsi/contracts/http/people-admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';
import { pageSize } from './people';

export const kvkkRequestsQuery = (admin: AccountUser, state: KvkkState | 'all', page: number) =>
  queryOptions({
    queryKey: mine(admin, 'kvkk-requests', state, page),
    queryFn: (context) => {
      const params = new URLSearchParams({ state, limit: String(pageSize), offset: String((page - 1) * pageSize) });
      return getMyPage<KvkkRequest>(`/api/admin/kvkk-requests?${params}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const answerKvkk = (id: string, answer: string): Promise<KvkkRequest> =>
  send('PATCH', `/api/admin/kvkk-requests/${id}`, { state: 'done', answer } satisfies KvkkAnswerBody);
