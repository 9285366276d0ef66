import type { AccountUser } from '@carsi/contracts/http/account';
import type { ConversationReport, ReportedMessage } from '@carsi/contracts/http/conversation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';
import { pageSize } from './people';

const path = '/api/admin/conversation-reports';

export const conversationReportsQuery = (admin: AccountUser, settled: boolean, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'conversation-reports', settled, page),
    queryFn: (context) =>
      getMyPage<ConversationReport>(
        `${path}?settled=${settled}&limit=${pageSize}&offset=${(page - 1) * pageSize}`,
        context,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Audited by the server, because messages are private. */
export const seeMessages = (conversationId: string): Promise<readonly ReportedMessage[]> =>
  send('POST', `${path}/${conversationId}/see`);
export const settleReports = (conversationId: string, locked: boolean): Promise<unknown> =>
  send('POST', `${path}/${conversationId}/settle`, { locked });
