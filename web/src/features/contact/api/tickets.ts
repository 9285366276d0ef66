import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { TicketState } from '@carsi/contracts/messaging/tickets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';

export const pageSize = 20;

export const ticketsQuery = (admin: AccountUser, state: TicketState | 'all', q: string, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'tickets', state, q, page),
    queryFn: (context) => {
      const query = { status: state, limit: pageSize, offset: (page - 1) * pageSize, q };
      return callPage('GET /api/admin/tickets', { query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const replyTicket = (id: string, answer: string): Promise<AdminTicket> =>
  call('POST /api/admin/tickets/{id}/reply', { params: { id }, body: { answer } });
export const changeTicket = (id: string, state: 'open' | 'closed'): Promise<AdminTicket> =>
  call('PATCH /api/admin/tickets/{id}', { params: { id }, body: { state } });
export const eraseTicket = (id: string): Promise<AdminTicket> =>
  call('DELETE /api/admin/tickets/{id}', { params: { id } });
