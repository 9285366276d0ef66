import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { ReportedMessage } from '@carsi/contracts/messaging/http/conversation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import { pageSize } from './people';

export const conversationReportsQuery = (admin: AccountUser, settled: boolean, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'conversation-reports', settled, page),
    queryFn: (context) =>
      callPage(
        'GET /api/admin/conversation-reports',
        { query: { settled: settled ? 'true' : 'false', limit: pageSize, offset: (page - 1) * pageSize } },
        context,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Audited by the server, because messages are private. */
export const seeMessages = (conversationId: string): Promise<readonly ReportedMessage[]> =>
  call('POST /api/admin/conversation-reports/{id}/see', { params: { id: conversationId } });
export const settleReports = (conversationId: string, locked: boolean): Promise<unknown> =>
  call('POST /api/admin/conversation-reports/{id}/settle', { params: { id: conversationId }, body: { locked } });
