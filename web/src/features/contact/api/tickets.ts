import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminTicket } from '@carsi/contracts/http/contact';
import type { TicketState } from '@carsi/contracts/tickets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMyPage, send } from '../../../lib/http';

export const pageSize = 20;

export const ticketsQuery = (admin: AccountUser, state: TicketState | 'all', q: string, page: number) =>
  queryOptions({
    queryKey: mine(admin, 'tickets', state, q, page),
    queryFn: (context) => {
      const params = new URLSearchParams({ status: state, limit: String(pageSize) });
      params.set('offset', String((page - 1) * pageSize));
      if (q) params.set('q', q);
      return getMyPage<AdminTicket>(`/api/admin/tickets?${params}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const replyTicket = (id: string, answer: string): Promise<AdminTicket> =>
  send('POST', `/api/admin/tickets/${id}/reply`, { answer });
export const changeTicket = (id: string, state: 'open' | 'closed'): Promise<AdminTicket> =>
  send('PATCH', `/api/admin/tickets/${id}`, { state });
export const eraseTicket = (id: string): Promise<AdminTicket> => send('DELETE', `/api/admin/tickets/${id}`);
