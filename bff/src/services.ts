import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import type { BillingCalls } from '@carsi/contracts/billing/calls';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { IdentityCalls } from '@carsi/contracts/identity/calls';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { Calls } from '@carsi/platform/platform';

/** The services as the BFF knows them: by their published request interfaces. */
export interface Services {
  readonly directory: Served<DirectoryCalls>;
  readonly reviews: Served<ReviewsCalls>;
  readonly analytics: Served<AnalyticsCalls>;
  readonly identity: Served<IdentityCalls>;
  readonly messaging: Served<MessagingCalls>;
  readonly billing: Served<BillingCalls>;
}

export const servicesOf = (calls: Calls): Services => ({
  directory: clientOf<DirectoryCalls>(calls, 'directory'),
  reviews: clientOf<ReviewsCalls>(calls, 'reviews'),
  analytics: clientOf<AnalyticsCalls>(calls, 'analytics'),
  identity: clientOf<IdentityCalls>(calls, 'identity'),
  messaging: clientOf<MessagingCalls>(calls, 'messaging'),
  billing: clientOf<BillingCalls>(calls, 'billing'),
});

/** Nest's token for them. */
export const SERVICES = Symbol('services');
