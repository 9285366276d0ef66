import type { AccountUser } from '@carsi/contracts/http/account';
import type { Invoice, Plan, Subscription } from '@carsi/contracts/http/billing';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { get, getMine, getMyPage, send } from '../../../lib/http';

const of = (companyId: string): string => `/api/subscriptions/${encodeURIComponent(companyId)}`;

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: (context) => get<Plan[]>('/api/plans', context),
  staleTime: 600_000,
});

/** Billing receives a company a moment after its approval: a page that is just public retries. */
export const subscriptionQuery = (user: AccountUser, companyId: string, live = true) =>
  queryOptions({
    queryKey: mine(user, 'subscription', companyId),
    queryFn: (context) => getMine<Subscription>(`${of(companyId)}/status`, context),
    staleTime: 0,
    retry: live ? 3 : false,
    retryDelay: 500,
  });

export const invoicesQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'invoices', companyId),
    queryFn: (context) => getMine<Invoice[]>(`${of(companyId)}/invoices`, context),
    staleTime: 0,
    retry: false,
  });

interface Subscribed {
  subscription: Subscription;
  invoice: Invoice | null;
}
/** Throws ApiFailure, as those below. */
export const subscribe = (companyId: string, plan: Plan): Promise<Subscribed> =>
  send('POST', '/api/subscriptions', { company_id: companyId, plan_id: plan.id, duration: plan.duration });

export const startTrial = (companyId: string): Promise<Subscription> => send('POST', `${of(companyId)}/trial`);

export const chooseRenewal = (companyId: string, autoRenew: boolean): Promise<Subscription> =>
  send('PATCH', of(companyId), { autoRenew });

export const pdfOf = (id: string): string => `/api/invoices/${encodeURIComponent(id)}.pdf`;

export const adminPageSize = 25;

export const adminInvoicesQuery = (user: AccountUser, state: Invoice['state'] | '', page: number) =>
  queryOptions({
    queryKey: mine(user, 'admin-invoices', state, page),
    queryFn: (context) =>
      getMyPage<Invoice>(
        `/api/admin/invoices?limit=${adminPageSize}&offset=${(page - 1) * adminPageSize}${state ? `&state=${state}` : ''}`,
        context,
      ),
    staleTime: 0,
  });

export const markPaid = (id: string): Promise<Invoice> => send('POST', `/api/admin/invoices/${id}/paid`);
