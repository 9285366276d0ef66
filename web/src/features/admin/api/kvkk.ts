import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';
import type { KvkkState } from '@carsi/contracts/identity/privacy';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import { pageSize } from './people';

export const kvkkRequestsQuery = (admin: AccountUser, state: KvkkState | 'all', page: number) =>
  queryOptions({
    queryKey: mine(admin, 'kvkk-requests', state, page),
    queryFn: (context) => {
      const query = { state, limit: pageSize, offset: (page - 1) * pageSize };
      return callPage('GET /api/admin/kvkk-requests', { query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const answerKvkk = (id: string, answer: string): Promise<KvkkRequest> =>
  call('PATCH /api/admin/kvkk-requests/{id}', { params: { id }, body: { state: 'done', answer } });
