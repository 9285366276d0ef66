import type { AnalyticsRequests } from '@carsi/contracts/analytics';
import type { BillingRequests } from '@carsi/contracts/billing-requests';
import type { DirectoryRequests } from '@carsi/contracts/directory';
import type { IdentityRequests } from '@carsi/contracts/identity';
import type { MessagingRequests } from '@carsi/contracts/messaging';
import type { ReviewsRequests } from '@carsi/contracts/reviews';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { Requests } from '@carsi/platform/platform';

/** The services as the BFF knows them: by their published request interfaces. */
export interface Services {
  readonly directory: Served<DirectoryRequests>;
  readonly reviews: Served<ReviewsRequests>;
  readonly analytics: Served<AnalyticsRequests>;
  readonly identity: Served<IdentityRequests>;
  readonly messaging: Served<MessagingRequests>;
  readonly billing: Served<BillingRequests>;
}

export const servicesOf = (requests: Requests): Services => ({
  directory: clientOf<DirectoryRequests>(requests, 'directory'),
  reviews: clientOf<ReviewsRequests>(requests, 'reviews'),
  analytics: clientOf<AnalyticsRequests>(requests, 'analytics'),
  identity: clientOf<IdentityRequests>(requests, 'identity'),
  messaging: clientOf<MessagingRequests>(requests, 'messaging'),
  billing: clientOf<BillingRequests>(requests, 'billing'),
});

/** Nest's token for them. */
export const SERVICES = Symbol('services');
