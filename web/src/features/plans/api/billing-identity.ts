import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { BillingIdentity, BillingIdentityAnswer } from '@carsi/contracts/billing/http';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

/** The buyer on one's invoices; null until it was given. */
export const billingIdentityQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'billing-identity'),
    queryFn: async (context) => (await call('GET /api/billing/identity', {}, context)).identity,
    staleTime: 0,
    retry: false,
  });

export type TypedIdentity = Record<Exclude<keyof BillingIdentity, 'kind'>, string> & Pick<BillingIdentity, 'kind'>;

/** Throws ApiFailure. */
export const describeBuyer = (typed: TypedIdentity): Promise<BillingIdentityAnswer> =>
  call('PUT /api/billing/identity', { body: typed });
