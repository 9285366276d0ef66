import type { AccountUser } from '@carsi/contracts/http/account';
import type { BillingIdentity, BillingIdentityAnswer } from '@carsi/contracts/http/billing';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';

const address = '/api/billing/identity';

/** The buyer on one's invoices; null until it was given. */
export const billingIdentityQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'billing-identity'),
    queryFn: async (context) => (await getMine<BillingIdentityAnswer>(address, context)).identity,
    staleTime: 0,
    retry: false,
  });

export type TypedIdentity = Record<Exclude<keyof BillingIdentity, 'kind'>, string> & Pick<BillingIdentity, 'kind'>;

/** Throws ApiFailure. */
export const describeBuyer = (typed: TypedIdentity): Promise<BillingIdentityAnswer> => send('PUT', address, typed);
