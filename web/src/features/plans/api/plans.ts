import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Invoice, Plan, Subscription } from '@carsi/contracts/billing/http';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPublic } from '../../../lib/call';
import { pathOf } from '../../../lib/path-of';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: (context) => callPublic('GET /api/plans', {}, context),
  staleTime: 600_000,
});

/** Billing receives a company a moment after its approval: a page that is just public retries. */
export const subscriptionQuery = (user: AccountUser, companyId: string, live = true) =>
  queryOptions({
    queryKey: mine(user, 'subscription', companyId),
    queryFn: (context) => call('GET /api/subscriptions/{id}/status', { params: { id: companyId } }, context),
    staleTime: 0,
    retry: live ? 3 : false,
    retryDelay: 500,
  });

export const invoicesQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'invoices', companyId),
    queryFn: (context) => call('GET /api/subscriptions/{id}/invoices', { params: { id: companyId } }, context),
    staleTime: 0,
    retry: false,
  });

interface Subscribed {
  subscription: Subscription;
  invoice: Invoice | null;
}
/** Throws ApiFailure, as those below. */
export const subscribe = (companyId: string, plan: Plan): Promise<Subscribed> =>
  call('POST /api/subscriptions', { body: { company_id: companyId, plan_id: plan.id, duration: plan.duration } });

export const startTrial = (companyId: string): Promise<Subscription> =>
  call('POST /api/subscriptions/{id}/trial', { params: { id: companyId } });

export const chooseRenewal = (companyId: string, autoRenew: boolean): Promise<Subscription> =>
  call('PATCH /api/subscriptions/{id}', { params: { id: companyId }, body: { autoRenew } });

export const pdfOf = (id: string): string => pathOf('GET /api/invoices/{id}.pdf', { params: { id } });
